import type { NamedColour } from '../grammar/words/colours.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { belongingTo } from './belonging.ts';
import { sumOf } from './measures.ts';
import { isSingle } from './single-words.ts';
import { alongRim } from './stands-clear.ts';
import { mostlyWithin } from './thing.ts';
import { type Belonging, type Named, type Tints, tintOf } from './tints.ts';

/** Share of a box's rim along which a colour is that of what goes on beside the box, and not of one thing in it. */
const GOES_ON = 0.3;
/** Share of a thing that a colour has at least for the thing to be called by it, where what is behind has the same colour. */
const MOSTLY = 0.4;

/** Plants by themselves: what goes on beside a box around one is the grass that it stands in. */
const GROWN = /(?:^| )(?:tree|bush|shrub|plant|leaf|cactus|palm)$/i;

/** A box and what was found in it. */
export interface Boxed {
  /** 1 in the box. */
  box: Float32Array;
  /** The outline of the thing in it; the box where none was found. */
  place: Float32Array;
  /** Whether the outline is that of one thing, with something around it. */
  isClear: boolean;
}

/** What has the colour that was said, in a box. */
export async function namedInBox(
  tints: Tints,
  { from, thing }: Named & { from: NamedColour },
  { box, place, isClear }: Boxed,
  checkpoint: Checkpoint,
): Promise<Belonging | 'unclear' | null> {
  const found = await belongingTo(tints, tintOf(from.rgb), box, checkpoint);
  if (!found) return found;
  const goesOn = alongRim(found.share, box, tints) > GOES_ON;
  const within = found.share.map((value, p) => value * Math.min(1, 2 * (place[p] as number)));
  if (goesOn && isClear && sumOf(within) > MOSTLY * sumOf(place))
    return { ...found, share: within };
  if (GROWN.test(thing)) return goesOn ? 'unclear' : found;
  if (!isSingle(thing)) return found;
  const own = isClear ? { ...found, share: mostlyWithin(found.share, place) } : found;
  return alongRim(own.share, box, tints) > GOES_ON ? 'unclear' : own;
}
