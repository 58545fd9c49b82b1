import { smoothstep } from '../light/oklab.ts';
import type { Mask } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { piecesOf } from './pieces.ts';
import { inProportion } from './sky-colour.ts';
import { maskAt } from './thing.ts';
import { type Belonging, GREYISH, type Named, type Tints, tintOf, turn } from './tints.ts';

/** Hues in degrees, and chroma from and up to which something is what it may be. */
interface Kind {
  words: RegExp;
  hues: readonly [middle: number, reach: number];
  chroma: readonly [least: number, most: number];
}

/** What stretches out below a sky. Sand is paler than what is put up on it. */
const KINDS: readonly Kind[] = [
  {
    words: /(?:^| )(?:sea|ocean|water|lake|river|lagoon|bay|pond|pool|waves)$/i,
    hues: [226, 56],
    chroma: [0.02, 1],
  },
  { words: /(?:^| )(?:sand|beach|dunes?|desert)$/i, hues: [80, 26], chroma: [0.02, 0.13] },
];

/** Share of the picture that it covers at least, and of its largest piece that another one has. */
const LEAST = { ofPicture: 0.03, ofLargest: 0.15 } as const;
/** How far, as a share of the longer edge, foam and ripples of other colours are still in it. */
const RIPPLES = 0.012;

const kindOf = (thing: string) => KINDS.find(({ words }) => words.test(thing));

/** Whether it is neither a thing nor the sky, but stretches out below that, and has a colour. */
export const isExpanse = ({ from, thing }: Named): boolean =>
  kindOf(thing) !== undefined && !(from && tintOf(from.rgb).c < GREYISH);

/** 1 for what is below the sky, 0 for it and for what stands out above. */
function belowSky(sky: Mask | null, { width, height }: Tints): Float32Array {
  const below = new Float32Array(width * height).fill(1);
  if (!sky) return below;
  const plane = maskAt(sky, width, height);
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    for (; y >= 0 && (plane[y * width + x] as number) < 0.5; y--);
    for (; y >= 0; y--) below[y * width + x] = 0;
  }
  return below;
}

/**
 * Water or sand below the sky, in proportion to how much of its colour each pixel has.
 *
 * @returns 'unsaid' where no such expanse is seen
 */
export async function findExpanse(
  tints: Tints,
  sky: Mask | null,
  { from, thing }: Named,
  checkpoint: Checkpoint,
): Promise<Belonging | 'unsaid'> {
  const { c, h } = tints;
  const { hues, chroma } = kindOf(thing) ?? (KINDS[0] as Kind);
  const said = from && tintOf(from.rgb).h;
  // “Blue” is any colour that water usually has.
  const isUsual = said === null || Math.abs(turn(hues[0], said)) < hues[1];
  const middle = isUsual ? hues[0] : said;
  const below = belowSky(sky, tints);
  const alike = below.map((value, p) => {
    const strength = c[p] as number;
    const isOfKind = strength > chroma[0] && strength < chroma[1];
    return isOfKind && Math.abs(turn(middle, h[p] as number)) < hues[1] ? value : 0;
  });
  await checkpoint();
  const { of, areas } = await piecesOf(alike, tints, checkpoint);
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  if (largest < LEAST.ofPicture * alike.length) return 'unsaid';
  const isIts = areas.map((area, name) => name > 0 && area >= LEAST.ofLargest * largest);
  const own = Float32Array.from(of, (name) => (isIts[name] ? 1 : 0));
  const near = boxMean(own, tints, Math.ceil(RIPPLES * Math.max(tints.width, tints.height)));
  await checkpoint();
  const area = own.map(
    (value, p) => (below[p] as number) * Math.max(value, smoothstep(0.5, 0.7, near[p] as number)),
  );
  return inProportion(tints, area, isUsual ? null : from);
}
