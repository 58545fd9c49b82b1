/**
 * Makes the gallery's loops: a line sweeps over an example's after and shows its before, and back. Needs ffmpeg on the
 * path. Run by hand after examples.ts: `node artwork/loops.ts`; what it writes is committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterOf, examples } from '../site/src/content/examples.ts';
import { loopSlugs } from '../site/src/content/gallery.ts';
import { before } from './befores.ts';

/** px */
const SIZE = { width: 640, height: 480 };
const FRAMES_A_SECOND = 25;
/** Seconds: the after stands, the line crosses, the before stands, the line goes back. */
const STAY = 1.2;
const SWEEP = 1.1;
/** px */
const LINE = 4;

const codecs = {
  mp4: '-c:v libx264 -preset veryslow -crf 27 -pix_fmt yuv420p -movflags +faststart',
  webm: '-c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -pix_fmt yuv420p',
};

for (const slug of loopSlugs) {
  const example = examples.find((candidate) => candidate.slug === slug);
  if (!example) throw new Error(`There is no example "${slug}"`);
  const after = fileURLToPath(new URL(`./examples/${afterOf(example)}.jpg`, import.meta.url));
  const [from, to] = [await pixels(after), await pixels(await before(example.before))];
  for (const [type, codec] of Object.entries(codecs)) await encode(slug, type, codec, from, to);
}

function pixels(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...SIZE, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function encode(slug: string, type: string, codec: string, after: Buffer, early: Buffer) {
  const out = new URL(`../site/public/art/loop-${slug}.${type}`, import.meta.url);
  const source = `-f rawvideo -pix_fmt rgb24 -s ${SIZE.width}x${SIZE.height} -r ${FRAMES_A_SECOND} -i -`;
  const words = `-loglevel error -y ${source} ${codec} -an`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...words, fileURLToPath(out)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const share of shares())
    if (!ffmpeg.stdin.write(frame(after, early, share))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** For each frame, how much of the width shows the before, 0 to 1. */
function shares(): number[] {
  const still = Math.round(STAY * FRAMES_A_SECOND);
  const moving = Math.round(SWEEP * FRAMES_A_SECOND);
  const eased = Array.from({ length: moving }, (_, at) => {
    const t = (at + 1) / (moving + 1);
    return t * t * (3 - 2 * t);
  });
  const stay = (share: number) => Array.from({ length: still }, () => share);
  return [...stay(0), ...eased, ...stay(1), ...eased.toReversed()];
}

function frame(after: Buffer, early: Buffer, share: number): Buffer {
  const out = Buffer.from(after);
  const edge = Math.round(share * SIZE.width);
  for (let y = 0; y < SIZE.height; y++) {
    const row = y * SIZE.width * 3;
    early.copy(out, row, row, row + edge * 3);
    if (edge > 0 && edge < SIZE.width)
      out.fill(255, row + Math.max(0, edge - LINE) * 3, row + edge * 3);
  }
  return out;
}
