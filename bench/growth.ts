import { fileURLToPath } from 'node:url';
import { editPicture } from '@nano-banana/image-engine';
import sharp from 'sharp';

/**
 * Memory of one process that does nothing but edits: at its peak with 12 megapixels, and how it
 * grows over 500 edits of small pictures. Resident megabytes.
 */
const LIMIT = 500;
const EDITS = 500;
/** MB that the second half of the edits may add: less than a picture each hundred edits. */
const GROWTH = 30;
const WISHES = [
  'Remove the background',
  'Put it on a beach',
  'Make it a cartoon',
  'Make it black and white',
  'Turn it into an oil painting',
  'Make it snow',
];

sharp.cache(false);
const file = fileURLToPath(new URL('../artwork/renders/family.png', import.meta.url));
const picture = (width: number, height: number, shift: number) =>
  sharp(file)
    .resize(width + shift, height, { fit: 'cover' })
    .jpeg()
    .toBuffer();
const resident = () => process.memoryUsage().rss / 1e6;

let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, resident());
}, 20);
let half = 0;
for (let i = 0; i < EDITS; i++) {
  const images = [await picture(480, 360, i % 40)];
  await editPicture({ images, prompt: WISHES[i % WISHES.length] ?? '' }).catch(() => {});
  if (i === EDITS / 2) half = resident();
}
const growth = resident() - half;
const small = peak;
for (const prompt of WISHES) {
  await editPicture({ images: [await picture(4000, 3000, 0)], prompt }).catch(() => {});
}
clearInterval(watch);
console.log(
  `Memory: ${EDITS} edits of 0.2 MP peak ${small.toFixed(0)} MB, second half added ${growth.toFixed(0)} MB (limit ${GROWTH}); with 12 MP peak ${peak.toFixed(0)} MB (limit ${LIMIT})`,
);
if (peak > LIMIT || growth > GROWTH) process.exitCode = 1;
