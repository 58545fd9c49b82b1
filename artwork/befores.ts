/**
 * The pictures that the examples start from: renders of our own, as they are or made worse in the ways that
 * photos are bad. What is random in them has a seed, so that they are the same each time.
 */
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** px: enough for the widest place that shows them. */
const WIDTH = 1200;

interface Size {
  /** px */
  width: number;
  /** px */
  height: number;
}

/** A render, and what happens to it before anybody edits it. */
interface Before {
  /** File name in artwork/renders without its ending. */
  render: string;
  /** Part of the render, in shares of its width and height. */
  part?: { left: number; top: number; width: number; height: number };
  /** For a cut-out: the colour of the paper it stands before. */
  ground?: string;
  /** What a bad camera or many years did to it. */
  worsen?: (picture: Sharp, size: Size) => Promise<Sharp> | Sharp;
}

/** By the name under which the site shows them; a plain render has the render's own name. */
export const befores: Readonly<Record<string, Before>> = {
  beach: { render: 'beach' },
  family: { render: 'family' },
  'before-old-family': { render: 'family', worsen: (picture, size) => aged(picture, size, 21) },
  hero: { render: 'hero' },
  lamp: { render: 'lamp' },
  landscape: { render: 'landscape' },
  mug: { render: 'mug' },
  highfive: { render: 'highfive' },
  outfit: { render: 'outfit' },
  people: { render: 'people' },
  pet: { render: 'pet' },
  room: { render: 'room' },
  'before-sofa': {
    render: 'room',
    part: { left: 0.3, top: 0.4, width: 0.58, height: 0.58 },
  },
  'before-portrait': {
    render: 'outfit',
    part: { left: 0.25, top: 0.02, width: 0.58, height: 0.58 },
  },
  'before-puppy': {
    render: 'pet',
    part: { left: 0.42, top: 0.13, width: 0.58, height: 0.58 },
  },
  'before-nano': { render: 'hero_cut', ground: '#a9d2f2' },
  'before-mochi': { render: 'pet_cut', ground: '#cfe8da' },
  'before-mochi-sky': { render: 'pet_cut', ground: '#a9c8e8' },
  'before-crooked-room': {
    render: 'room',
    worsen: (picture, size) => crooked(picture, size, 5),
  },
  'before-hazy-beach': {
    render: 'beach',
    worsen: (picture) => picture.linear(0.46, 124),
  },
  'before-old-friends': {
    render: 'people',
    worsen: (picture, size) => aged(picture, size, 5),
  },
  'before-faded-puppy': {
    render: 'pet',
    worsen: (picture) =>
      picture.modulate({ saturation: 0.45 }).linear([0.6, 0.55, 0.46], [84, 74, 62]),
  },
};

/**
 * The before as bytes of a PNG, 1200 px wide or as wide as the render.
 * @throws when there is no before of that name, or its render is missing
 */
export async function before(name: string): Promise<Buffer> {
  const found = befores[name];
  if (!found) throw new Error(`There is no before named "${name}" in artwork/befores.ts`);
  const render = fileURLToPath(new URL(`./renders/${found.render}.png`, import.meta.url));
  const file = found.ground ? await onPaper(render, found.ground) : render;
  const { width: fullWidth = 0, height: fullHeight = 0 } = await sharp(file).metadata();
  const { part = { left: 0, top: 0, width: 1, height: 1 } } = found;
  const cut = await sharp(file)
    .flatten({ background: '#fff' })
    .extract({
      left: Math.round(part.left * fullWidth),
      top: Math.round(part.top * fullHeight),
      width: Math.round(part.width * fullWidth),
      height: Math.round(part.height * fullHeight),
    })
    .resize({ width: WIDTH, kernel: 'lanczos3' })
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(cut.data);
  const worse = found.worsen ? await found.worsen(picture, cut.info) : picture;
  return worse.png().toBuffer();
}

/** A cut-out before paper, 4 : 3, on a soft shadow of its own. */
async function onPaper(render: string, ground: string): Promise<Buffer> {
  const { width, height } = { width: WIDTH, height: WIDTH * 0.75 };
  const figure = await sharp(render)
    .trim({ threshold: 40 })
    .resize({ height: Math.round(height * 0.82) })
    .toBuffer({ resolveWithObject: true });
  const foot = Math.round(height * 0.92);
  const paper = `<svg width="${width}" height="${height}"><defs><radialGradient id="shadow"><stop offset="0" stop-color="#1b1812" stop-opacity=".42"/><stop offset="1" stop-color="#1b1812" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="${ground}"/><ellipse cx="${width / 2}" cy="${foot - 6}" rx="${figure.info.width * 0.46}" ry="24" fill="url(#shadow)"/></svg>`;
  return sharp(Buffer.from(paper))
    .composite([
      {
        input: figure.data,
        left: Math.round((width - figure.info.width) / 2),
        top: foot - figure.info.height,
      },
    ])
    .png()
    .toBuffer();
}

/** Held at an angle: turned about the middle and cut so that no corner is empty. `degrees` clockwise. */
async function crooked(picture: Sharp, size: Size, degrees: number): Promise<Sharp> {
  const turned = await picture.rotate(degrees, { background: '#fff' }).png().toBuffer();
  const { width = 0, height = 0 } = await sharp(turned).metadata();
  const kept = {
    width: Math.round(size.width * 0.84),
    height: Math.round(size.height * 0.84),
  };
  return sharp(turned).extract({
    ...kept,
    left: Math.round((width - kept.width) / 2),
    top: Math.round((height - kept.height) / 2),
  });
}

/** Sixty years in a drawer: brown, faded, scratched, dusty. */
async function aged(picture: Sharp, { width, height }: Size, seed: number): Promise<Sharp> {
  const random = mulberry32(seed);
  const scratches = Array.from({ length: 9 }, () => {
    const x = random() * width;
    const top = random() * height * 0.5;
    const length = height * (0.2 + random() * 0.6);
    return `<path d="M${x} ${top}q${random() * 14 - 7} ${length / 2} ${random() * 20 - 10} ${length}" stroke-width="${0.8 + random() * 0.9}"/>`;
  });
  const dust = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${random() * width}" cy="${random() * height}" r="${0.8 + random() * 1.6}" fill="#f4ead6" stroke="none"/>`,
  );
  const crease = height * (0.35 + random() * 0.3);
  const marks = `<svg width="${width}" height="${height}"><g fill="none" stroke="#f4ead6" stroke-linecap="round">${scratches.join('')}${dust.join('')}<path d="M0 ${crease}L${width} ${crease + 9}" stroke-width="2"/></g></svg>`;
  const grey = await picture.grayscale().linear(0.6, 62).toColourspace('srgb').png().toBuffer();
  const brown = await sharp(grey)
    .toColourspace('srgb')
    .linear([1, 0.9, 0.72], [0, 0, 0])
    .png()
    .toBuffer();
  return sharp(brown).composite([{ input: Buffer.from(marks) }]);
}

/** Random numbers from 0 to 1 that are the same for a seed (Tommy Ettinger's Mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
