import { NothingChangedError, SubjectUnclearError, UnsupportedPromptError } from './errors.ts';
import { insideBorder } from './formats/inside-border.ts';
import type { ParsedPrompt, parsePrompt } from './grammar/parse-prompt.ts';
import { refuseMoving } from './mask/refuse-moving.ts';
import type { Places } from './operations/operation.ts';
import {
  inCanonicalOrder,
  operationOf,
  type PlanStep,
  picturesFor,
  placedBy,
} from './operations/registry.ts';
import { inspect, type PictureType, type Source } from './picture/decode.ts';
import type { Pass } from './picture/picture.ts';
import { isEmpty, type Selection } from './picture/selection.ts';
import { type Control, findMarkedBox, findSubjectBox, type Given } from './plan/context.ts';
import { withCutsNamed } from './plan/cuts-named.ts';
import { type Encoded, execute, type Work } from './plan/execute.ts';
import { withRatio } from './plan/fit-ratio.ts';
import { refusalMessage, refusalRemarks, resultRemarks } from './plan/message.ts';
import { asksForNothing, passesOf } from './plan/passes.ts';
import { changesNothing } from './plan/unchanged.ts';
import { workingAlternatives } from './plan/working-alternatives.ts';
import { isSky } from './recolour/sky-colour.ts';
import { type Remark, textOf } from './remark.ts';

/** A picture and a wish. */
export interface EditRequest extends Control {
  /** 1 to 5 pictures, the first is the one to edit. */
  images: Uint8Array[];
  /** What to change; not read when there is a plan. */
  prompt: string;
  /** Steps to carry out instead of what the prompt says, as `readPlan` gives them. */
  plan?: readonly PlanStep[] | undefined;
  /** What the visitor marked on the first picture. */
  selection?: Selection | undefined;
  /** Such as '16:9': the result is cut to it about what catches the eye, or is marked. */
  aspectRatio?: string | undefined;
  /**
   * The painted part of the first picture that `composeMasked` will keep of the result, as `readMask` takes
   * it. What would move or resize the picture is refused, what is painted counts as marked when nothing
   * else is, and the result is a PNG that loses nothing and is hardly compressed.
   */
  mask?: Uint8Array | undefined;
}

/** The edited picture. */
export interface EditResult {
  data: Uint8Array;
  type: PictureType;
  /** px */
  width: number;
  /** px */
  height: number;
  /** What was done, and what was left out, in words. */
  message: string;
  /** The same, sentence by sentence, for other languages. */
  remarks: Remark[];
  plan: PlanStep[];
}

const SUGGESTIONS = [
  'Make it black and white',
  'Make it warmer',
  'Crop it to a square',
  'Add a white border',
  'Add a vignette',
];

const RATIO = /^[1-9]\d{0,3}:[1-9]\d{0,3}$/;

/** What a box or a stroke settles. */
const ASKS_FOR_MARKS: ReadonlySet<string> = new Set([
  'colour_elsewhere',
  'colour_unsaid',
  'colour_unclear',
]);

function nothingChanged(
  idle: readonly PlanStep[],
  alternatives: readonly string[],
  notes: readonly Remark[] = [],
): NothingChangedError | SubjectUnclearError {
  const [note] = notes;
  if (idle.length === 1 && note && ASKS_FOR_MARKS.has(note.code))
    return new SubjectUnclearError(note);
  const names = idle.map((step) => operationOf(step).label.toLowerCase());
  const what = names.length > 0 ? ` (${names.join(', ')})` : '';
  const isNothing = idle.length > 0 && idle.every(asksForNothing);
  const why = isNothing
    ? 'a strength of 0 asks for nothing'
    : 'it already is as you ask, or cannot go further';
  const unchanged: Remark = {
    code: isNothing ? 'asks_for_nothing' : 'already_so',
    text: `That would give the picture back unchanged${what}: ${why}.`,
    values: { ops: idle.map(({ op }) => op) },
  };
  return new NothingChangedError(
    isExplained(idle, notes) ? notes : [unchanged, ...notes],
    alternatives.length > 0 ? [...alternatives] : idle.flatMap((step) => operationOf(step).related),
  );
}

const aboutSky = (step: PlanStep) =>
  step.op === 'replaceSky' ||
  step.on === 'sky' ||
  step.on === 'land' ||
  (step.op === 'recolour' && isSky(step.params.thing));

/** Whether the notes say why nothing has changed: there is no sky, no skin, no damage, nothing of that colour, or no line to level it by. */
const isExplained = (idle: readonly PlanStep[], notes: readonly Remark[]): boolean =>
  idle.length > 0 &&
  idle.every((step) =>
    notes.some(({ code }) => {
      if (code === 'no_sky') return aboutSky(step);
      if (code === 'no_skin') return step.op === 'smoothSkin';
      if (code === 'left_out') return step.op === 'straighten';
      if (code === 'no_damage') return step.op === 'restore';
      return step.op === 'recolour' && code.startsWith('colour_');
    }),
  );

/** Only carrying it out tells whether it changes anything. */
function measures(pass: Pass): boolean {
  return pass.kind === 'measured' || pass.kind === 'scoped';
}

/** Carries the passes out, and says whether the picture comes out as it went in. */
async function carryOut(work: Work, given: Given): Promise<{ made: Encoded; isSame: boolean }> {
  const { passes } = work;
  const all = given.sources;
  const rest = passes.filter((pass) => !measures(pass));
  const isSame = async () =>
    all.length === 1 && (rest.length === 0 || (await changesNothing(all[0], rest)));
  if (rest.length === passes.length) {
    // Looking goes on beside the edit: it nearly always finds a change.
    const [made, same] = await Promise.all([execute(work, given), isSame()]);
    return { made, isSame: same };
  }
  const made = await execute(work, given);
  const isMeasuredIdle = made.untouched.size === passes.length - rest.length;
  return { made, isSame: isMeasuredIdle && (await isSame()) };
}

/**
 * Edits a picture by words in plain language.
 *
 * @throws UnsupportedPromptError when nothing of the prompt can be done; its alternatives do work on
 *   this picture
 * @throws NothingChangedError when the picture would come out as it went in
 * @throws SubjectUnclearError when what is meant has to be marked first
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function editPicture(request: EditRequest): Promise<EditResult> {
  try {
    return await edit(request);
  } catch (error) {
    if (error instanceof UnsupportedPromptError) await offerWorking(error, request);
    throw error;
  }
}

/** Leaves of the alternatives those that do change the pictures, and fills them up. */
async function offerWorking(error: UnsupportedPromptError, request: EditRequest): Promise<void> {
  const { signal, mask } = request;
  const tries = (prompt: string, images: Uint8Array[]) => edit({ images, prompt, mask, signal });
  const wishes = [...error.alternatives, ...SUGGESTIONS];
  // A picture that cannot be read is not what the refusal is about.
  const working = await workingAlternatives(request.images, wishes, tries).catch(() => null);
  signal?.throwIfAborted();
  if (working) error.alternatives = working;
}

/** Who gives plans need not load the tables of four languages: 18 MB. */
async function parsed(...said: Parameters<typeof parsePrompt>): Promise<ParsedPrompt> {
  const grammar = await import('./grammar/parse-prompt.ts');
  return grammar.parsePrompt(...said);
}

/** Looks for what steps of the plan are placed by. */
async function findPlaces(plan: readonly PlanStep[], given: Given): Promise<Places> {
  const by = new Set(plan.map(placedBy));
  return {
    ...(by.has('subject') && { subject: await findSubjectBox(given) }),
    ...(by.has('marked') && { marked: await findMarkedBox(given) }),
    ...(by.has('inside') && { inside: (await insideBorder(given.sources[0])) ?? undefined }),
  };
}

async function edit(request: EditRequest): Promise<EditResult> {
  const { images, prompt, aspectRatio, selection, mask, signal, onProgress } = request;
  const [first, ...more] = images;
  if (!first) throw new RangeError('There is no picture to edit.');
  if (aspectRatio !== undefined && !RATIO.test(aspectRatio))
    throw new RangeError(`"${aspectRatio}" is not an aspect ratio.`);
  const isMarked = mask !== undefined || (selection !== undefined && !isEmpty(selection));
  const wished = request.plan
    ? { plan: inCanonicalOrder(request.plan), refused: [], alternatives: [] }
    : await parsed(prompt, { imageCount: images.length, isMarked, isMasked: mask !== undefined });
  const { refused, alternatives } = wished;
  if (wished.plan.length === 0) {
    const offered = alternatives.length > 0 ? alternatives : SUGGESTIONS;
    throw new UnsupportedPromptError(refusalRemarks(refused), offered, refusalMessage(refused));
  }
  signal?.throwIfAborted();
  const usesAll = wished.plan.some((step) => picturesFor(step) > 1);
  const source = await inspect(first);
  const others: Source[] = usesAll ? await Promise.all(more.map(inspect)) : [];
  const all: [Source, ...Source[]] = [source, ...others];
  const given = { sources: all, selection, mask, signal, onProgress };
  const steps = request.plan ? wished.plan : withCutsNamed(wished.plan, all);
  const places = await findPlaces(steps, given);
  const plan = aspectRatio === undefined ? steps : withRatio(steps, { all, places }, aspectRatio);
  const { byStep, idle, notes, ...work } = passesOf(plan, source, all, places);
  if (work.passes.length === 0) throw nothingChanged(plan, alternatives);
  if (mask) refuseMoving(byStep);
  const { made, isSame } = await carryOut(work, given);
  const { untouched, notes: told, ...result } = made;
  if (isSame) throw nothingChanged(plan, alternatives, told);
  for (const [step, own] of byStep) {
    if (own.length > 0 && own.every((pass) => untouched.has(pass))) idle.push(step);
  }
  const unused = usesAll ? 0 : more.length;
  const remarks = resultRemarks({ plan, idle, notes: [...notes, ...told], refused, unused });
  return { ...result, message: textOf(remarks), remarks, plan };
}
