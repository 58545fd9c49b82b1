import { setImmediate } from 'node:timers/promises';
import { SubjectUnclearError } from '../errors.ts';
import { markedPart } from '../mask/marked-part.ts';
import { type Box, boxOf } from '../mask/mask-box.ts';
import { readPainted } from '../mask/read-mask.ts';
import { decodeAt, type Source } from '../picture/decode.ts';
import type { Mask, PassContext } from '../picture/picture.ts';
import type { Selection } from '../picture/selection.ts';
import { NO_SKY, type Remark } from '../remark.ts';
import { skyMask } from '../sky/sky-mask.ts';
import { LIKELY, SURE } from '../subject/confidence.ts';
import { findSubject } from '../subject/find-subject.ts';
import { paintSelection } from '../subject/paint-selection.ts';

/** How a caller follows and stops the work. */
export interface Control {
  /** Checked between operations, and within long ones. */
  signal?: AbortSignal | undefined;
  /**
   * Told how much is done, 0 to 1, and what is being done where that is known; encoding is the last part.
   */
  onProgress?: ((share: number, stage?: string) => void) | undefined;
}

/** What came with the request, beside the plan. */
export interface Given extends Control {
  sources: readonly [Source, ...Source[]];
  /** What the visitor marked on the first picture. */
  selection?: Selection | undefined;
  /** What was painted of it: all that will be kept of the result. */
  mask?: Uint8Array | undefined;
}

/** A picture's way through a plan, as far as the context needs to know it. */
export interface Way {
  sources: readonly [Source, ...Source[]];
  /** What the visitor marked on the first picture. */
  selection: Selection;
  /** What was painted of it, see `readMask`. */
  mask?: Uint8Array | undefined;
  control: Control;
  /** Takes a mask of the picture as uploaded through the steps that have moved its pixels. */
  follow: (mask: Mask) => Promise<Mask>;
  /** The subject where a step has put it itself; null when none has. */
  placedSubject: () => Promise<Mask> | null;
  /** How many steps have moved its pixels. */
  moves: () => number;
  /** Share of all work that was done before the running pass, and that the pass is. */
  place: { done: number; share: number };
  /** For the visitor. */
  notes: Remark[];
}

/** What the passes of one edit may know. */
export function createContext(way: Way): PassContext {
  const { sources, selection, control } = way;
  const found = new Map<number, Promise<Mask>>();

  const checkpoint: PassContext['checkpoint'] = async (stage, share) => {
    const { done, share: part } = way.place;
    if (stage !== undefined || share !== undefined)
      control.onProgress?.(done + part * (share ?? 0), stage);
    // A cancellation arrives as a message, which is read between two turns of the event loop.
    await setImmediate();
    control.signal?.throwIfAborted();
  };
  const say = (remark: Remark) => {
    if (!way.notes.some(({ text }) => text === remark.text)) way.notes.push(remark);
  };

  const sourceOf = (index: number) => {
    const source = sources[index];
    if (!source) throw new RangeError(`There is no picture ${index + 1}.`);
    return source;
  };

  async function find(index: number): Promise<Mask> {
    const source = sourceOf(index);
    const marked = index === 0 ? selection : {};
    await checkpoint('Finding the subject', 0);
    const { mask, confidence } = await findSubject(source, marked, checkpoint);
    judge(confidence, index, say);
    return mask;
  }
  async function findRoughly() {
    await checkpoint('Finding the subject', 0);
    const found = await findSubject(sources[0], selection, checkpoint, 'rough');
    judge(found.confidence, 0, () => {});
    return found;
  }
  async function thingInBox() {
    const { mask, confidence } = await findRoughly();
    return { ...(await way.follow(mask)), isTold: confidence > LIKELY };
  }
  const subjectOf = (index: number) => {
    const mask = found.get(index) ?? find(index);
    found.set(index, mask);
    return mask;
  };

  const foreground = async () => {
    const { mask, confidence } = await findSubject(sources[0], {}, checkpoint, 'coarse');
    return confidence < LIKELY ? null : way.follow(mask);
  };
  let sky: { moves: number; mask: Promise<Mask | null> } | undefined;
  const skyOf: PassContext['sky'] = async (pixels) => {
    if (sky?.moves !== way.moves())
      sky = { moves: way.moves(), mask: skyMask(pixels, foreground, checkpoint) };
    const mask = await sky.mask;
    if (!mask) say(NO_SKY);
    return mask;
  };

  return {
    sky: skyOf,
    pictureOf: (index, size) => decodeAt(sourceOf(index), size),
    subjectOf,
    subject: async () => (await way.placedSubject()) ?? way.follow(await subjectOf(0)),
    roughSubject: async () =>
      (await way.placedSubject()) ??
      way.follow(await (found.get(0) ?? findRoughly().then(({ mask }) => mask))),
    foreground,
    thingInBox: async () => (selection.box && !selection.strokes?.length ? thingInBox() : null),
    selected: async () => {
      const [first] = sources;
      const mask =
        (await paintSelection(selection, first, checkpoint)) ??
        (way.mask && (await readPainted(way.mask, first)));
      return mask?.data.some((value) => value > 0) ? way.follow(mask) : null;
    },
    checkpoint,
    say,
  };
}

/**
 * Where the subject of the first picture is, as it came: for what has to know that before any size is known.
 *
 * @throws SubjectUnclearError when it cannot be told with enough confidence
 */
export async function findSubjectBox(given: Given): Promise<Box | undefined> {
  return boxOf(await atFirst(given).roughSubject(), 128) ?? undefined;
}

/**
 * Where something is marked on the first picture, as it came.
 *
 * @throws SubjectUnclearError when nothing is
 */
export async function findMarkedBox(given: Given): Promise<Box | undefined> {
  return boxOf(await markedPart('marked', false, atFirst(given)), 128) ?? undefined;
}

/** What is known before anything is done. */
function atFirst({ sources, selection = {}, mask, ...control }: Given): PassContext {
  return createContext({
    ...{ sources, selection, mask, control },
    follow: async (found) => found,
    placedSubject: () => null,
    moves: () => 0,
    place: { done: 0, share: 0 },
    notes: [],
  });
}

/** @throws SubjectUnclearError when the subject has to be marked */
function judge(confidence: number, index: number, say: (remark: Remark) => void): void {
  if (confidence < LIKELY) throw new SubjectUnclearError(unclear(index));
  if (confidence < SURE)
    say({
      code: 'check_edge',
      text: 'Please check the edge of the subject: a box or a stroke makes it exact.',
    });
}

/** Only the first picture can be marked. */
function unclear(index: number): Remark {
  return index === 0
    ? {
        code: 'subject_unclear',
        text: 'The embedded engine can’t tell what the subject of the picture is. Draw a box around it, or paint over it, and try again.',
      }
    : {
        code: 'subject_of_picture_unclear',
        text: `The embedded engine can’t tell what the subject of picture ${index + 1} is. Put that picture first, draw a box around its subject, and try again.`,
        values: { picture: index + 1 },
      };
}
