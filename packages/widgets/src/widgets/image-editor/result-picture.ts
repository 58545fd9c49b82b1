import type { Client } from '@nano-banana/client-sdk';
import type { Picture, UploadRules } from '../../core/picture.ts';
import type { Version } from '../../core/version.ts';
import { toPicture } from './use-pictures.ts';

/**
 * The result as a picture to edit. A PNG of many megapixels may be more than the server takes: then it is asked
 * for as WebP, which is a fraction of it and looks the same.
 *
 * @throws ApiError when the server has removed it and it is not here either
 */
export async function resultPicture(
  client: Client,
  version: Version,
  rules: UploadRules | null,
): Promise<Picture> {
  const picture = version.result ?? (await load(client, version));
  if (!rules || picture.file.size <= rules.maxImageBytes) return picture;
  const { id: _other, ...smaller } = await load(client, version, 'webp');
  // Other bytes are another picture, of the same version.
  return { ...smaller, id: `${version.id}-webp` };
}

async function load(client: Client, { id, imageUrl }: Version, format?: 'webp'): Promise<Picture> {
  const blob = await client.files.get(imageUrl, { format });
  const name = imageUrl.slice(imageUrl.lastIndexOf('/') + 1);
  const picture = await toPicture(new File([blob], name, { type: blob.type }));
  return { ...picture, id, versionId: id };
}
