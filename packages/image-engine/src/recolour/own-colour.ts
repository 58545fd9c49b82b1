import type { Checkpoint } from '../subject/find-subject.ts';
import { aboveShadow, colourShown, isVehicle } from './kinds.ts';
import { mainBelonging } from './main-belonging.ts';
import { isSkinLike } from './named-hue.ts';
import { piecesOf } from './pieces.ts';
import { isPainted, keepMeant, ONE_WHOLE_HUE, withBeside } from './thing.ts';
import type { Belonging, Tints } from './tints.ts';

/** A vehicle that is the subject, in light and shade, with the parts of it that the outline left out. */
export async function wholeVehicle(
  tints: Tints,
  subject: Float32Array,
  checkpoint: Checkpoint,
): Promise<Belonging> {
  const near = withBeside(subject, tints);
  const found = await mainBelonging(tints, near, checkpoint, { hues: ONE_WHOLE_HUE, skin: 'own' });
  const pieces = await piecesOf(found.share, tints, checkpoint);
  return { ...found, share: keepMeant(found.share, pieces, near, tints) };
}

/** Paint mirrors the sky. */
const LACQUER = { skin: 'own', folds: [0.2, 0.4] } as const;

/** Leather and wood have the colours of skin: from that share on it is theirs, and from that on no face is so bare. */
export const LEATHER = 0.5;
export const FACELESS = 0.85;

/** An area less what looks like skin. */
export const withoutSkin = ({ l, c, h }: Tints, area: Float32Array): Float32Array =>
  area.map((share, p) => (isSkinLike(l[p] as number, c[p] as number, h[p] as number) ? 0 : share));

/** A shoe that is as much more white than green is a white one with green on it; a ladybird is as much red as black. */
const TRIM = 2.5;

/** A thing that is known, in the colour that it is known by. */
export async function ownColour(
  tints: Tints,
  subject: Float32Array,
  thing: string,
  skin: 'own' | 'spared',
  checkpoint: Checkpoint,
): Promise<Belonging> {
  if (!isVehicle(thing))
    return mainBelonging(tints, subject, checkpoint, {
      skin,
      trim: TRIM,
      ...colourShown(thing, tints, subject),
    });
  return isPainted(tints, subject)
    ? wholeVehicle(tints, subject, checkpoint)
    : mainBelonging(tints, aboveShadow(subject, tints), checkpoint, LACQUER);
}
