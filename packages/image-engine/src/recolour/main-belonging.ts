import type { Checkpoint } from '../subject/find-subject.ts';
import { hueBelonging, noSides, SAME_HUE } from './belonging.ts';
import { greyBelonging, greysOf } from './grey-belonging.ts';
import { inShade } from './in-shade.ts';
import { median, peakHue, sumOf } from './measures.ts';
import { isSkinLike } from './named-hue.ts';
import type { Belonging, Tints } from './tints.ts';

/** Share of an area that has to be colourful for a colour to be what it is known by. */
const COLOURFUL = 0.12;

/** What is known of a thing before its colour is. */
interface Known {
  /** Degrees of hue to either side that are its own. */
  hues?: number;
  /** Whether what looks like skin is its own as well, or left out. */
  skin?: 'own' | 'spared';
  /** Share of it that has to be colourful for a colour to be what it is known by. */
  colourful?: number;
  /** How many times as much of one lightness without colour makes what is colourful its trim; none does when left out. */
  trim?: number;
  /** Where its colour is looked for; all over it when left out. */
  shownBy?: Float32Array;
  /**
   * How much darker and lighter than its middle a thing without colour is in places, 0 to 1; left out, one that is
   * black is as its name says, and a grey or white one has light and shade.
   */
  folds?: readonly [darker: number, lighter: number];
}

/** How much darker in the shade, and lighter in the light, a black, a grey and a white thing is, 0 to 1; black paint shows neither. */
const SHADED = [null, [0.3, 0.35], [0.58, 0.2]] as const;

/** Share of a white thing from which on black is a part of it, as of fur, and no shade. */
const BLACK_PART = 0.15;

/** The colour that a part of the picture is known by. */
export async function mainBelonging(
  tints: Tints,
  where: Float32Array,
  checkpoint: Checkpoint,
  {
    hues = SAME_HUE,
    skin = 'spared',
    colourful: least = COLOURFUL,
    trim = Number.POSITIVE_INFINITY,
    shownBy = where,
    folds,
  }: Known = {},
): Promise<Belonging> {
  const { l, c, h } = tints;
  const colourful = new Float32Array(l.length);
  const greys = new Float64Array(3);
  for (let p = 0; p < l.length; p++) {
    const asked = shownBy[p] as number;
    const light = l[p] as number;
    const chroma = c[p] as number;
    const isSpared = skin === 'spared' && isSkinLike(light, chroma, h[p] as number);
    if (chroma > 0.055 && !isSpared) colourful[p] = asked;
    else if (chroma < 0.055) {
      const kind = light < 0.4 ? 0 : light > 0.78 ? 2 : 1;
      greys[kind] = (greys[kind] as number) + asked;
    }
  }
  const ofColour = sumOf(colourful);
  const isTrim = Math.max(...greys) > trim * ofColour;
  if (ofColour > least * sumOf(shownBy) && !isTrim)
    // Within a thing that is known, neighbouring hues are its own light and shade.
    return hueBelonging(tints, colourful, where, hues, noSides, checkpoint);
  const kind = greys.indexOf(Math.max(...greys));
  const named = greysOf([0.2, 0.6, 0.92][kind] as number);
  const grey = greyBelonging(tints, named, where);
  const shaded = ([darker, lighter]: readonly [number, number]) =>
    greyBelonging(tints, [grey.centre.l - darker, grey.centre.l + lighter], where);
  if (folds) return shaded(folds);
  const own = SHADED[kind];
  const isPiebald = kind === 2 && (greys[0] as number) > BLACK_PART * sumOf(shownBy);
  if (!own || isPiebald) return grey;
  const wide = shaded(own);
  await checkpoint();
  return { ...wide, share: inShade(grey.share, wide.share, tints) };
}

/** All of a part of the picture, whatever its colours. */
export function allOf(tints: Tints, where: Float32Array): Belonging {
  const weights = where.map((asked, p) => asked * (tints.c[p] as number));
  const l = median(tints.l, where, 1);
  const c = median(tints.c, where, 0.4);
  return { share: where, centre: { l, c, h: peakHue(tints, weights) } };
}
