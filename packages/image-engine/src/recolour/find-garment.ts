import type { Lch } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { belongingTo } from './belonging.ts';
import { lessSkin } from './complexion.ts';
import { isOf } from './ends-inside.ts';
import type { Clothes } from './garment.ts';
import { mainBelonging } from './main-belonging.ts';
import { sumOf } from './measures.ts';
import { piecesOf } from './pieces.ts';
import { keepMeant } from './thing.ts';
import { type Belonging, GREYISH, type Named, type Tints, tintOf, turn } from './tints.ts';

/** Cloth is in folds, and mostly of its colour. */
export const CLOTH = { skin: 'own', colourful: 0.5, folds: [0.3, 0.3] } as const;
/** Shares of all that is worn, and of the picture, below which a colour is that of nails or lips. */
export const WORN = { ofClothes: 0.03, ofPicture: 0.003 } as const;
/** How far from the lightness of its name a grey cloth may be, 0 to 1. */
const GREY_NAMED = 0.3;

/** Whether a colourless cloth may be called by that colour: “grey” is said of what is nearly black or white, too. */
const isCalled = (centre: Lch, named: Lch): boolean =>
  centre.c < GREYISH && named.c < GREYISH && Math.abs(centre.l - named.l) < GREY_NAMED;

/** Degrees of hue between what is called by a colour and what most of the clothes are of, where these are one cloth. */
const ONE_CLOTH = 6;

const isSameCloth = (one: Lch, other: Lch): boolean =>
  Math.min(one.c, other.c) > GREYISH && Math.abs(turn(one.h, other.h)) < ONE_CLOTH;

/** Least chroma of a pale cloth, and degrees of hue that it may be from what it is called. */
const PALE = { chroma: 0.025, hue: 30 } as const;

/** “Pink” is also said of a cloth that hardly is, where nothing that is worn is pinker. */
const isPale = (centre: Lch, named: Lch): boolean =>
  centre.c > PALE.chroma && Math.abs(turn(centre.h, named.h)) < PALE.hue;

/** How much of a cloth's colour may be on a head, as a share of all of it: hair and hats. */
const ON_HEAD = 0.3;

/**
 * Whether much of the colour is where a head would be: then the outline is no wearer's, but that of a thing which the
 * colour goes all over.
 */
export function goesOverHead(
  tints: Tints,
  { centre, share }: Belonging,
  subject: Float32Array,
  clothes: Float32Array,
): boolean {
  if (centre.c < GREYISH) return false;
  let above = 0;
  for (let p = 0; p < share.length; p++)
    if (isOf(tints, centre, p))
      above += Math.max(0, (subject[p] as number) - (clothes[p] as number));
  return above > ON_HEAD * (above + sumOf(share));
}

/** What somebody wears, in its colour; null where that is not seen on the subject. */
export async function findGarment(
  tints: Tints,
  from: Named['from'],
  { share: clothes, skin }: Clothes,
  checkpoint: Checkpoint,
): Promise<Belonging | null> {
  const main = await mainBelonging(tints, clothes, checkpoint, CLOTH);
  const named = from && tintOf(from.rgb);
  const called =
    named && !isCalled(main.centre, named)
      ? await belongingTo(tints, named, clothes, checkpoint)
      : main;
  // What most of it is known by has all of the folds.
  const ofName = called && isSameCloth(called.centre, main.centre) ? main : called;
  const cut = ({ share }: Belonging) => (skin ? lessSkin(share, tints, skin) : share);
  const isEnough = (share: Float32Array) => sumOf(share) > WORN.ofClothes * sumOf(clothes);
  const isFound = ofName !== null && isEnough(cut(ofName));
  const found = isFound ? ofName : named && isPale(main.centre, named) ? main : null;
  const share = found && cut(found);
  if (!found || !share || !isEnough(share)) return null;
  const pieces = await piecesOf(share, tints, checkpoint);
  return { ...found, share: keepMeant(share, pieces, clothes, tints) };
}
