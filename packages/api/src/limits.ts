/**
 * What the product accepts, stated once: the route schemas enforce these numbers, `openapi.yaml`
 * documents them, and `GET /api/config` hands them to every widget.
 */
export const limits = {
  /** Pictures in one request, at most. */
  maxImages: 5,
  /** Size of one picture in bytes, at most (10 MiB). */
  maxImageBytes: 10 * 1024 * 1024,
  /** Shortest allowed edge of a picture in pixels. */
  minEdgePx: 16,
  /** Longest allowed edge of a picture in pixels. */
  maxEdgePx: 8192,
  /** Width × height of a picture in pixels, at most. */
  maxPixels: 40_000_000,
  /** Length of a prompt in characters (UTF-16 code units), at most. */
  maxPromptLength: 2000,
} as const;

/**
 * Size of a whole upload in bytes, at most: every picture at its limit plus 1 MiB for text, form boundaries
 * and a mask, which a painted one fills to a tenth.
 */
export const maxUploadBytes = limits.maxImages * limits.maxImageBytes + 1024 * 1024;

/** Width : height of the result. Left out, the result keeps the first picture's ratio. */
export const aspectRatios = [
  '1:1',
  '2:3',
  '3:2',
  '3:4',
  '4:3',
  '4:5',
  '5:4',
  '9:16',
  '16:9',
  '21:9',
] as const;

export type AspectRatio = (typeof aspectRatios)[number];

/** Types accepted as input, judged by content; GIF and animated WebP count with their first frame. */
export const inputTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export type InputType = (typeof inputTypes)[number];

/** File name endings that pickers offer for {@link inputTypes}. */
export const inputExtensions = ['.png', '.jpg', '.jpeg', '.webp', '.gif'] as const;
