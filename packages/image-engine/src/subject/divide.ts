import type { Pixels, Size } from '../picture/picture.ts';
import type { Box, Selection } from '../picture/selection.ts';
import { toLab } from '../vision/lab.ts';
import { adjoining } from './adjoining.ts';
import { agreementOf } from './agreement.ts';
import { type Area, areaOf, areaWith } from './area.ts';
import { colouredPixels } from './colour-mixture.ts';
import {
  confidenceOf,
  confidenceOfGrey,
  confidenceOfPortrait,
  DOUBT,
  LIKELY,
} from './confidence.ts';
import { cuesOf } from './cues.ts';
import { exposed } from './exposed.ts';
import { faceAbove } from './face-above.ts';
import type { Checkpoint } from './find-subject.ts';
import { goingOnBelow } from './going-on-below.ts';
import { pixelGraph } from './graph.ts';
import { withoutGaps } from './ground-gaps.ts';
import { withoutPockets } from './ground-pockets.ts';
import { addHead, raise } from './head.ts';
import { withoutHeadHoles } from './head-holes.ts';
import { heldBy } from './held.ts';
import { leftOut } from './left-out.ts';
import { noFlow } from './max-flow.ts';
import { withoutPath } from './path-beside.ts';
import { regionFor, withinRegion } from './region.ts';
import { addShoulders } from './shoulders.ts';
import { skinShare } from './skin.ts';
import { tidy } from './tidy-mask.ts';
import { vote } from './vote.ts';
import { withInlets } from './with-inlets.ts';
import { faceWithoutHair } from './without-hair.ts';
import { resized, workingCopy } from './working-copy.ts';

/** Sizes, in px, at which areas are looked for, and at which their edge is, finely or coarsely. */
const AREA_PIXELS = 44_000;
const CUT_PIXELS = { fine: 84_000, coarse: 40_000 };

/** A part of a picture divided into subject and background; outside of it there is none. */
export interface Divided extends Size {
  region: Box;
  /** 1 for every pixel inside. */
  inside: Uint8Array;
  confidence: number;
}

/**
 * Divides a picture at a small size into subject and background.
 *
 * @param isCoarse at a smaller one still, in half the time: where it only matters what is inside
 */
export async function divide(
  pixels: Pixels,
  wholeSelection: Selection,
  checkpoint: Checkpoint,
  isCoarse = false,
): Promise<Divided> {
  const region = regionFor(wholeSelection, pixels);
  const selection = withinRegion(wholeSelection, region, pixels);
  const cutPixels = isCoarse ? CUT_PIXELS.coarse : CUT_PIXELS.fine;
  const large = exposed(await workingCopy(pixels, edgeFor(cutPixels, region, pixels), region));
  const small = exposed(await workingCopy(pixels, edgeFor(AREA_PIXELS, region, pixels), region));
  const size = { width: large.width, height: large.height };
  await checkpoint('Finding the subject', 0.1);
  const pause = () => checkpoint('Finding the subject', 0.2);
  const cues = await cuesOf(small, large, pause);
  const { shares, guesses } = await vote(cues, pause);
  await checkpoint('Finding the subject', 0.4);
  const asPixels = (areas: Float32Array) =>
    resized(
      Float32Array.from(cues.regions.labels, (q) => areas[q] as number),
      cues.size,
      size,
    );
  const likely = asPixels(shares);
  const inFocus = asPixels(cues.inFocus);
  const salient = asPixels(cues.salientStanding);
  addHead(likely, large);
  const portrayed = addShoulders(likely, large);
  const lab = toLab(large);
  const graph = pixelGraph(lab, size);
  const flow = noFlow(graph);
  await pause();
  const nodes = colouredPixels(lab);
  const hasStrokes = (selection.strokes ?? []).length > 0;
  const isMarked = selection.box !== undefined || hasStrokes;
  const looked = { ...size, lab, graph, flow, nodes, likely, inFocus };
  const divided = async (expected: Float32Array) => {
    const area = await areaOf({ ...looked, likely: expected }, selection, () =>
      checkpoint('Finding the subject', 0.45),
    );
    return { ...area, confidence: isMarked ? markedConfidence(area) : confidenceIn(area) };
  };
  // Whoever marks a subject says where it is. In a box its edge may be weak; strokes were painted at an edge that was seen.
  const markedConfidence = ({ inside }: Area) =>
    hasStrokes ? 1 : Math.max(LIKELY, confidenceOf(1, lab, inside, size));
  const agreed = ({ inside, ground }: Area) => agreementOf(cues, guesses, ground, inside, size);
  const confidenceIn = (
    { inside, ground }: Area,
    shown: 'somebody' | 'something' = portrayed ? 'somebody' : 'something',
    agreement = agreed({ inside, ground }),
  ) => {
    const sureness = (by: number) => confidenceOf(by, lab, inside, size, shown);
    const found = portrayed
      ? confidenceOfPortrait(agreement, sureness, skinShare(inside, large))
      : sureness(agreement);
    return confidenceOfGrey(found, lab);
  };
  const together = (area: Area, more: Uint8Array, agreement?: number) => {
    const all = area.inside.map((is, p) => is | (more[p] as number));
    const whole = { ...area, inside: tidy(all, size) };
    return { ...whole, confidence: confidenceIn(whole, 'somebody', agreement) };
  };
  let found = await divided(likely);
  // What was left out of somebody is looked for once more, and taken where that is hardly a less sure division.
  for (const missing of isMarked ? [] : [faceWithoutHair, faceAbove]) {
    const face = missing(found.inside, large);
    if (!face) continue;
    const more = likely.slice();
    raise(more, face, large);
    const whole = await divided(more);
    if (whole.confidence > found.confidence - LESS_SURE) found = whole;
  }
  if (!isMarked && !portrayed) {
    const inside = await withoutPath(looked, found.inside, pause);
    if (inside !== found.inside) {
      const whole = { ...found, inside };
      found = { ...whole, confidence: Math.min(found.confidence, confidenceIn(whole)) };
    }
  }
  const isLikely = !isMarked && found.confidence >= LIKELY;
  const further = isLikely ? goingOnBelow(found.inside, lab, size) : null;
  if (further) {
    // No guess has what goes on below; a ribbon that goes on beyond a side with it is doubted all the same.
    const whole = together(found, further, agreed(found));
    found = { ...whole, confidence: Math.min(found.confidence, whole.confidence) };
  }
  let others = isMarked ? null : leftOut(found.inside, lab, size, salient);
  if (others?.isCertain) {
    const whole = together(found, others.parts);
    if (whole.confidence >= LIKELY) {
      found = whole;
      others = leftOut(found.inside, lab, size, salient);
    }
  }
  const held = await heldBy(selection, size, pause);
  const kept = hasStrokes ? null : adjoining(found.inside, lab, size, held);
  if (kept) {
    found = { ...found, ...(await areaWith(found, kept, looked, selection, pause)) };
  }
  await checkpoint('Finding the subject', 0.58);
  const lacks = (missing: typeof faceAbove) => !isMarked && missing(found.inside, large) !== null;
  const most = others ? PARTLY : lacks(faceWithoutHair) ? DOUBT : 1;
  const confidence = Math.min(most, (lacks(faceAbove) ? HEADLESS : 1) * found.confidence);
  const inside = portrayed ? withoutHeadHoles(found.inside, portrayed, size, held) : found.inside;
  const whole = withInlets(inside, lab, size, held);
  const open = withoutGaps(withoutPockets(whole, lab, size, held), lab, size, found.ground, held);
  return { ...size, region, inside: open, confidence };
}

/** How much less sure a division may be that has somebody’s hair or head. */
const LESS_SURE = 0.05;
/** What clothes without the head above them are worth: the visitor marks the subject. */
const HEADLESS = 0.7;

/** What a part of the subject is worth at most. */
const PARTLY = 0.5;

/** Pixels that one of a small picture is brought to at most. */
const ENLARGED = 4;

/** The longer edge, px, of a part of the picture that comes to so many pixels. */
function edgeFor(
  count: number,
  { left, top, right, bottom }: Box,
  { width, height }: Size,
): number {
  const aspect = ((right - left) * width) / ((bottom - top) * height);
  const own = (right - left) * width * (bottom - top) * height;
  // Enlarging a small part helps to a point; very long ones are not brought to more px than others have.
  const pixels = Math.min(count, ENLARGED * own);
  return Math.max(8, Math.min(640, Math.round(Math.sqrt(pixels * Math.max(aspect, 1 / aspect)))));
}
