import type { Client, GenerateImageRequest, ProgressOptions } from '@nano-banana/client-sdk';
import { readImageType } from '../../core/image-type.ts';
import type { Picture } from '../../core/picture.ts';
import { randomId } from '../../core/random-id.ts';
import { nothingSelected, type Selection, selectionFields } from '../../core/selection.ts';
import type { GenerateDetail } from './types.ts';

/**
 * Asks for the edit.
 * @throws what the client throws
 */
export async function generatePicture(
  client: Client,
  { selection = nothingSelected, ...detail }: GenerateDetail,
  control: Pick<GenerateImageRequest, 'signal'> & ProgressOptions,
) {
  const mask = await paintedPicture(selection, detail);
  const request = { ...detail, ...selectionFields(selection), ...(mask && { mask }), ...control };
  const { success: _, ...answer } = await client.images.generate(request);
  const id = randomId();
  const url = client.files.url(answer.imageUrl);
  const result = await loadResult(client, id, answer.imageUrl, control).catch(() => undefined);
  return { answer, id, url, result };
}

/** What is painted, as it is sent. The code that draws it is loaded with the tools that painted it. */
async function paintedPicture({ mask }: Selection, { images: [first] }: GenerateDetail) {
  if (!mask || !first) return undefined;
  const { maskPicture } = await import('../../core/mask-raster.ts');
  return maskPicture(mask, first);
}

/** The bytes at once: to go on from, to keep over a reload, and for when the server has removed them. */
async function loadResult(
  client: Client,
  id: string,
  imageUrl: string,
  control: Pick<GenerateImageRequest, 'signal'>,
): Promise<Picture> {
  const blob = await client.files.get(imageUrl, control);
  return {
    id,
    versionId: id,
    file: blob,
    name: imageUrl.slice(imageUrl.lastIndexOf('/') + 1),
    type: await readImageType(blob),
    url: URL.createObjectURL(blob),
  };
}

/** The old picture stays until the new one can be drawn. That it cannot be is for the stage to show. */
export async function preload(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
}
