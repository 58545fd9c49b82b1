import { pictures } from '../../content/pictures.ts';

/** Of the JPEG, as canvases take it. */
const QUALITY = 0.92;

/**
 * Saves a picture of the site as a JPEG in its largest width.
 * @throws when the picture cannot be fetched or drawn
 */
export async function downloadAsJpeg(name: string, fileName: string): Promise<void> {
  const widest = pictures[name]?.widths.at(-1);
  const answer = await fetch(`/art/${name}-${widest}.webp`);
  if (!answer.ok) throw new Error(`The picture did not come: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!jpeg) throw new Error('The picture could not be written as a JPEG');
  save(jpeg, fileName);
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
