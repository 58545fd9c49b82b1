/** Pixels of a picture of the size `1K`, by ratio: those of Gemini 2.5 Flash Image's documentation. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '1:1': [1024, 1024],
  '2:3': [832, 1248],
  '3:2': [1248, 832],
  '3:4': [864, 1184],
  '4:3': [1184, 864],
  '4:5': [896, 1152],
  '5:4': [1152, 896],
  '9:16': [768, 1344],
  '16:9': [1344, 768],
  '21:9': [1536, 672],
};

const scales: Readonly<Record<string, number>> = { '1K': 1, '2K': 2, '4K': 4 };

/** What is wrong with the wish for a size, in the service's manner; undefined when nothing is. */
export function sizeProblem(aspectRatio?: string, imageSize?: string): string | undefined {
  if (aspectRatio !== undefined && !(aspectRatio in sizes)) {
    return `aspect_ratio must be one of ${Object.keys(sizes)
      .map((ratio) => `'${ratio}'`)
      .join(', ')}.`;
  }
  if (imageSize !== undefined && !(imageSize in scales)) {
    return "image_size must be one of '1K', '2K', '4K'.";
  }
  return undefined;
}

/** Pixels of a result; undefined follows the input. */
export function sizeOf(aspectRatio?: string, imageSize = '1K') {
  const [width, height] = sizes[aspectRatio ?? ''] ?? [];
  if (width === undefined || height === undefined) return undefined;
  const scale = scales[imageSize] ?? 1;
  return { width: width * scale, height: height * scale };
}
