import { NothingChangedError, UnsupportedPromptError } from './errors.ts';
import { parsePrompt } from './grammar/parse-prompt.ts';
import { inCanonicalOrder, operationOf, type PlanStep } from './operations/registry.ts';
import { inspect, type PictureType, type Source } from './picture/decode.ts';
import { execute, passesOf } from './plan/execute.ts';
import { messageFor, refusalMessage } from './plan/message.ts';
import { changesNothing } from './plan/unchanged.ts';

/** A picture and a wish. */
export interface EditRequest {
  /** 1 to 5 pictures, the first is the one to edit. */
  images: Uint8Array[];
  prompt: string;
  /** Such as '16:9': the result is cut to it about its centre. */
  aspectRatio?: string;
  /** Checked between operations. */
  signal?: AbortSignal;
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
  plan: PlanStep[];
}

const SUGGESTIONS = ['Make it black and white', 'Make it warmer', 'Crop it to a square'];

/** Puts the ratio chosen beside the prompt in the place of one said in it. */
function withRatio(plan: readonly PlanStep[], ratio: string | undefined): PlanStep[] {
  if (ratio === undefined) return [...plan];
  if (!/^\d{1,4}:\d{1,4}$/.test(ratio)) throw new RangeError(`"${ratio}" is not an aspect ratio.`);
  const others = plan.filter((step) => step.op !== 'crop');
  return inCanonicalOrder([...others, { op: 'crop', params: { ratio } }]);
}

function nothingChanged(
  idle: readonly PlanStep[],
  alternatives: readonly string[],
): NothingChangedError {
  const names = idle.map((step) => operationOf(step).label.toLowerCase());
  const what = names.length > 0 ? ` (${names.join(', ')})` : '';
  return new NothingChangedError(
    `That would give the picture back unchanged${what}: it already is as you ask, or cannot go further.`,
    alternatives.length > 0 ? [...alternatives] : SUGGESTIONS,
  );
}

/**
 * Edits a picture by words in plain language.
 *
 * @throws UnsupportedPromptError when nothing of the prompt can be done
 * @throws NothingChangedError when the picture would come out as it went in
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function editPicture(request: EditRequest): Promise<EditResult> {
  const { images, prompt, aspectRatio, signal } = request;
  const [first, ...more] = images;
  if (!first) throw new RangeError('There is no picture to edit.');
  const {
    plan: wished,
    refused,
    alternatives,
  } = parsePrompt(prompt, { imageCount: images.length });
  if (wished.length === 0) {
    const offered = alternatives.length > 0 ? alternatives : SUGGESTIONS;
    throw new UnsupportedPromptError(refusalMessage(refused, offered), offered);
  }
  signal?.throwIfAborted();
  const plan = withRatio(wished, aspectRatio);
  const source = await inspect(first);
  const { passes, idle } = passesOf(plan, source);
  const usesAll = plan.some((step) => operationOf(step).minPictures !== undefined);
  if (passes.length === 0) throw nothingChanged(plan, alternatives);
  const others: Source[] = usesAll ? await Promise.all(more.map(inspect)) : [];
  if (!usesAll && (await changesNothing(source, passes))) throw nothingChanged(plan, alternatives);
  const result = await execute([source, ...others], passes, signal);
  const unused = usesAll ? 0 : more.length;
  return { ...result, message: messageFor({ plan, idle, refused, unused }), plan };
}
