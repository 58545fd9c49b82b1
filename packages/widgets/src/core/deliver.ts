/** Seconds after which a saved file's object URL is taken back; browsers start reading it at once. */
const SAVE_GRACE = 30;

/** Hands bytes to the browser's own download, under the name given. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVE_GRACE * 1000);
}

/**
 * `nano-banana-{timestamp}.png`, the timestamp in milliseconds since 1970.
 * @param type - such as `image/png`
 */
export function downloadName(type: string, now = Date.now()): string {
  const subtype = type.slice(type.indexOf('/') + 1);
  return `nano-banana-${now}.${subtype === 'jpeg' ? 'jpg' : subtype}`;
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled';

/**
 * Offers a picture to the device's share sheet; where there is none, copies its link.
 * @param file - called only where files can be shared
 * @throws when the link cannot be copied either
 */
export async function sharePicture(
  link: string,
  title: string,
  file: () => Promise<File>,
): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(await shareData(link, title, file));
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    // Refused (no permission in a frame, the click too long ago, …): the link still helps.
  }
  await navigator.clipboard.writeText(link);
  return 'copied';
}

async function shareData(
  link: string,
  title: string,
  file: () => Promise<File>,
): Promise<ShareData> {
  if (!canShareFiles()) return { url: link, title };
  return { files: [await file()], title };
}

/** Whether the picture itself can be shared, and not only its link. */
export function canShareFiles(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Whether this browser, on this page, can put pictures on the clipboard. */
export function canCopyPictures(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** The picture as PNG, drawn by this browser where it is of another type. */
export async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob();
}

/** @param png - passed on as a promise: Safari only allows the copy when it begins inside the click */
export async function copyPicture(png: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}
