/** The picture that a visitor tries with one click: a JPEG, as a phone would bring it. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const render = fileURLToPath(new URL('./renders/family.png', import.meta.url));

export async function encodeEditorExample(folder: URL): Promise<void> {
  const photo = sharp(render).jpeg({ quality: 84, mozjpeg: true });
  await photo.toFile(fileURLToPath(new URL('family.jpg', folder)));
}
