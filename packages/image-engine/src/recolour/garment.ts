import { type Head, headOf } from '../formats/head.ts';
import { smoothstep } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { faceSkin, type Skin, skinLikeness } from './complexion.ts';
import { frequencies, sharedBy } from './frequencies.ts';
import { hairOf } from './hair.ts';
import { sumOf } from './measures.ts';
import type { Tints } from './tints.ts';

const UPPER =
  /(?:^| )(?:(?:t-|t |tee |polo |sweat|night)?shirt|tee|(?:crop |tank )?(?<!(?:table|bottle|counter|desk|lap|roof) )top|blouse|sweater|jumper|pullover|hoodie|cardigan|jacket|(?:rain|over|trench)?coat|blazer|vest|waistcoat|suit|jersey|parka|anorak|tunic)s?$/i;
const LOWER =
  /(?:^| )(?:trousers|pants|jeans|leggings|shorts|skirts?|tights|slacks|chinos|joggers)$/i;
const WHOLE =
  /(?:^| )(?:dress|gown|costume|outfit|clothes|clothing|robe|kimono|uniform|overall|dungarees|jumpsuit|onesie|(?:space|track|swim|jump)suit|tuxedo|py?jamas|apron)(?:e?s)?$/i;

/** Whether it is worn about the body, below the head. */
export function isGarment(thing: string): boolean {
  return UPPER.test(thing) || LOWER.test(thing) || WHOLE.test(thing);
}

const ACCESSORY =
  /(?:^| )(?:(?:bow ?)?ties?|belts?|hats?|(?<!bottle )caps?|beanie|(?:head)?scarf|scarves|bandana|(?:sun)?glasses|shoes?|boots?|sneakers?|trainers?|sandals?|heels|socks?|gloves?|(?:hand)?bags?|purse|backpack|watch|necklace|earrings?|bracelet|(?<!onion )ring|mask|nails|collar|buttons?|headphones|headband|ribbon|bow)$/i;

/** Whether it is so small a part of somebody that the colour that they are mostly of is not its own. */
export function isAccessory(thing: string): boolean {
  return ACCESSORY.test(thing);
}

const BY_ITSELF =
  /(?:^| )(?:shoes?|boots?|sneakers?|trainers?|sandals?|heels|(?:hand)?bags?|purse|backpack|watch|headphones)$/i;

/** Whether it is something of somebody that is as often shown by itself. */
export function isShownByItself(thing: string): boolean {
  return BY_ITSELF.test(thing);
}

/** Heads from the crown down, within which a top ends and trousers begin, where somebody is shown to the legs. */
const TOP_ENDS = [3.2, 4.2] as const;
const LEGS_BEGIN = [2.6, 3.6] as const;
/** Heads that a body measures at least when its legs are shown. */
const FULL_LENGTH = 4.5;
/** Heads from the crown down, and to either side of its middle, within which a face and a neck are. */
const FACE = { down: 1.4, beside: 0.55 } as const;
/** Share of what is below a head that hair seldom reaches down to. */
const LOWER_PART = 0.6;
/** Share of what is below a head that clothes are at least; where skin and hair leave less, they are of its colours. */
const CLOTHED = 0.15;

/** Share of somebody that clothes are at least, where they are seen at all. */
const LEAST_WORN = 0.12;

/** Share of the widest row of an outline that a head is wide at most: a shirt by itself is as wide at its shoulders. */
const SLIMMER = 0.72;
/** Share of a head, from the crown, above which no shoulders are. */
const FOREHEAD = 0.7;

/**
 * Share of a head's colours that the rest has as well, from which on it is a part of that: a bodice, and not a head.
 * Where no skin is seen all of it may be grey, as in an old photo.
 */
const ALIKE = { face: 0.6, grey: 0.85 } as const;

/** What somebody wears about the body. */
export interface Clothes {
  /** How much each pixel is of them, 0 to 1. */
  share: Float32Array;
  /** Null where no face is seen, or all else has its colour. */
  skin: Skin | null;
}

/**
 * The subject below its head, less what has the colours of the face or hangs together with the hair; null where no
 * head is seen.
 *
 * @param subject of the tints' size, 0 to 1
 * @param thing what is worn: of somebody shown to the legs, a shirt is looked for above trousers
 * @param isBoxed what is in a box may be the shirt alone, with a neck above it: then shoulders have to be seen
 */
export async function clothesOf(
  tints: Tints,
  subject: Float32Array,
  thing: string,
  checkpoint: Checkpoint,
  isBoxed = false,
): Promise<Clothes | null> {
  const { width, height } = tints;
  const mask = new Uint8Array(subject.map((share) => share * 255));
  const head = headOf({ data: mask, width, height });
  if (!head) return null;
  /** Heads below the crown. */
  const downAt = (p: number) => (Math.floor(p / width) - head.crown) / head.height;
  const isCentral = (p: number) => Math.abs((p % width) - head.x) < FACE.beside * head.height;
  const lowest = downAt(mask.findLastIndex((share) => share > 127));
  const skin = faceSkin(
    tints,
    subject.map((share, p) =>
      isCentral(p) && downAt(p) >= 0 && downAt(p) < FACE.down ? share : 0,
    ),
  );
  await checkpoint();
  if (!(skin && !isBoxed) && !isSlimmer(mask, width, head)) return null;
  const waist = 1 + LOWER_PART * (lowest - 1);
  const colours = (isIn: (down: number) => boolean) =>
    frequencies(tints, (p) => (subject[p] as number) > 0.5 && isIn(downAt(p)));
  const above = colours((down) => down < 1);
  await checkpoint();
  const shared = sharedBy(
    above,
    colours((down) => down > waist),
  );
  await checkpoint();
  if (shared > (skin ? ALIKE.face : ALIKE.grey)) return null;
  const alike = subject.map((_, p) => (skin ? skinLikeness(tints, p, skin) : 0));
  // In a box the skin may be a neck's, between shoulders: colours alone divide there.
  const isDivided = skin !== null && isBoxed;
  const below = subject.map((share, p) =>
    isDivided ? share : share * smoothstep(0.9, 1, downAt(p)),
  );
  const worn = lowest > FULL_LENGTH && !isBoxed ? placed(below, thing, downAt) : below;
  const isLeft = (area: Float32Array) => sumOf(area) > CLOTHED * sumOf(worn);
  const bare = worn.map((share, p) => share * (1 - (alike[p] as number)));
  const dressed = isLeft(bare) ? bare : worn;
  const isCovered = (p: number) => (subject[p] as number) > 0.5 && (alike[p] as number) < 0.5;
  await checkpoint();
  const hair = await hairOf(
    tints,
    subject,
    (p) => downAt(p) < 0.9 && isCovered(p),
    (p) => downAt(p) > waist && isCovered(p),
    checkpoint,
  );
  const without = dressed.map((share, p) => (hair[p] ? 0 : share));
  const clothes = isLeft(without) ? without : dressed;
  // Several people side by side have an outline like one large head.
  if (!isBoxed && sumOf(clothes) < LEAST_WORN * sumOf(subject)) return null;
  return { share: clothes, skin: dressed === bare ? skin : null };
}

/** Whether the outline is a head's at its upper end: much less wide there than it gets. */
function isSlimmer(mask: Uint8Array, width: number, { crown, height }: Head): boolean {
  const rows = new Float64Array(mask.length / width);
  for (let p = 0; p < mask.length; p++)
    if ((mask[p] as number) > 127)
      rows[Math.floor(p / width)] = (rows[Math.floor(p / width)] as number) + 1;
  const upper = rows.slice(crown, Math.round(crown + FOREHEAD * height));
  return Math.max(...upper) < SLIMMER * Math.max(...rows);
}

/** Tops above, trousers below. */
function placed(share: Float32Array, thing: string, downAt: (p: number) => number): Float32Array {
  if (WHOLE.test(thing)) return share;
  const [full, none] = UPPER.test(thing) ? TOP_ENDS : [LEGS_BEGIN[1], LEGS_BEGIN[0]];
  return share.map((value, p) => value * smoothstep(none, full, downAt(p)));
}
