import sharp, { type Sharp } from 'sharp';

/** Pixels as they lie in memory. */
export interface Raw {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Something that happens to pictures on their way. */
export type Attack = (picture: Raw) => Promise<Raw>;

const open = ({ data, ...raw }: Raw) => sharp(data, { raw });

async function raw(pipeline: Sharp): Promise<Raw> {
  const { data, info } = await pipeline.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 };
}

const through =
  (encode: (pipeline: Sharp) => Sharp): Attack =>
  async (picture) =>
    raw(sharp(await encode(open(picture)).toBuffer()));

const inPixels =
  (change: (pipeline: Sharp, picture: Raw) => Sharp): Attack =>
  (picture) =>
    raw(change(open(picture), picture));

const jpeg = (quality: number) => through((pipeline) => pipeline.jpeg({ quality }));
const scaled = (share: number) =>
  inPixels((pipeline, { width }) => pipeline.resize(Math.round(width * share)));
const turned = (degrees: number) =>
  inPixels((pipeline) => pipeline.rotate(degrees, { background: '#000' }));

/** Off-centre, so that no tile stays where it was. */
const cropped = (share: number) =>
  inPixels((pipeline, from) => {
    const width = Math.round(from.width * share);
    const height = Math.round(from.height * share);
    const left = Math.floor((from.width - width) * 0.37);
    const top = Math.floor((from.height - height) * 0.61);
    return pipeline.extract({ left, top, width, height });
  });

const inTurn =
  (...attacks: Attack[]): Attack =>
  (picture) =>
    attacks.reduce((before, attack) => before.then(attack), Promise.resolve(picture));

/** On a page, with margins, as a screenshot shows it. */
const onPage: Attack = async (picture) => {
  const input = await open(picture).png().toBuffer();
  const page = { width: picture.width + 160, height: picture.height + 200 };
  const create = { ...page, channels: 3 as const, background: '#f3f3f3' };
  return raw(
    sharp(
      await sharp({ create })
        .composite([{ input, left: 80, top: 120 }])
        .png()
        .toBuffer(),
    ),
  );
};

export const attacks: Record<string, Attack> = {
  PNG: (picture) => raw(open(picture)),
  'JPEG 95': jpeg(95),
  'JPEG 85': jpeg(85),
  'JPEG 75': jpeg(75),
  'JPEG 60': jpeg(60),
  'JPEG 50': jpeg(50),
  'WebP 80': through((pipeline) => pipeline.webp({ quality: 80 })),
  'AVIF 60': through((pipeline) => pipeline.avif({ quality: 60, effort: 2 })),
  'scaled to 150 %': scaled(1.5),
  'scaled to 75 %': scaled(0.75),
  'scaled to 50 %': scaled(0.5),
  'cropped to 90 % a side': cropped(0.9),
  'cropped to 75 % a side': cropped(0.75),
  'cropped to 50 % a side': cropped(0.5),
  'turned by 1°': turned(1),
  'turned by 90°': inPixels((pipeline) => pipeline.rotate(90)),
  mirrored: inPixels((pipeline) => pipeline.flop()),
  'brightness +20 %': inPixels((pipeline) => pipeline.linear(1.2, 0)),
  'brightness −20 %': inPixels((pipeline) => pipeline.linear(0.8, 0)),
  'contrast +20 %': inPixels((pipeline) => pipeline.linear(1.2, -25.6)),
  'contrast −20 %': inPixels((pipeline) => pipeline.linear(0.8, 25.6)),
  'blur 0.8 px': inPixels((pipeline) => pipeline.blur(0.8)),
  sharpened: inPixels((pipeline) => pipeline.sharpen()),
  grey: inPixels((pipeline) => pipeline.grayscale().toColourspace('srgb')),
  '64 colours': through((pipeline) => pipeline.png({ palette: true, colours: 64 })),
  '80 %, then JPEG 80': inTurn(scaled(0.8), jpeg(80)),
  'crop 75 %, then 60 %, then JPEG 80': inTurn(cropped(0.75), scaled(0.6), jpeg(80)),
  'screenshot on a page, JPEG 80': inTurn(scaled(0.9), onPage, jpeg(80)),
};
