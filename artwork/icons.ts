/** The mark for home screens and tabs, drawn from favicon.svg. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Writes into the site's public folder: `icon-192.png` and `icon-512.png` with round corners, `icon-maskable-512.png`
 * (full to its edges, the face within the middle four fifths that no mask cuts) and `apple-touch-icon.png`.
 */
export async function encodeIcons(folder: URL): Promise<void> {
  const mark = await readFile(new URL('favicon.svg', folder), 'utf8');
  const square = mark.replace('rx="10"', 'rx="0"');
  const maskable = square.replace('translate(1.3 0)', 'translate(3.6 4.2) scale(.84)');
  const icons = [
    { name: 'icon-192.png', drawing: mark, size: 192 },
    { name: 'icon-512.png', drawing: mark, size: 512 },
    { name: 'icon-maskable-512.png', drawing: maskable, size: 512 },
    { name: 'apple-touch-icon.png', drawing: square, size: 180 },
  ];
  for (const { name, drawing, size } of icons) {
    const drawn = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
    const png = drawn.png({ palette: true, colours: 128, effort: 10 });
    await png.toFile(fileURLToPath(new URL(name, folder)));
  }
}
