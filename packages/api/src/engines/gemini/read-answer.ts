import type { Candidate, GenerateContentResponse, Part } from '@google/genai/web';
import { AppError } from '../../errors.ts';
import { ServiceFailure } from '../generative/picture-service.ts';
import { quote } from '../generative/quote.ts';
import { type ReasonWords, wordsOfBlock, wordsOfFinish } from './finish-reasons.ts';

/**
 * Takes the picture out of an answer.
 *
 * @param finishMessage Why there is none, in the model's words, which the SDK leaves out.
 * @throws ServiceFailure that says why there is no picture.
 */
export function readPicture(
  { candidates, promptFeedback }: GenerateContentResponse,
  finishMessage: string | undefined,
): Uint8Array<ArrayBuffer> {
  const parts = partsOf(candidates);
  const picture = pictureAmong(parts);
  if (picture) return new Uint8Array(Buffer.from(picture, 'base64'));
  const blocked = promptFeedback?.blockReason;
  if (blocked) throw failure(wordsOfBlock(blocked), promptFeedback.blockReasonMessage, blocked);
  const reason = candidates?.[0]?.finishReason ?? 'none';
  const text = parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join(' ');
  if (text.trim()) throw textOnly(text, reason);
  throw failure(wordsOfFinish(reason), finishMessage, reason);
}

/** Of the first candidate; the service says nothing in several shapes. */
export function partsOf(candidates: readonly Candidate[] | undefined): Part[] {
  return candidates?.[0]?.content?.parts ?? [];
}

/** Thinking models show drafts as well: the last picture that is no thought, else the last one. */
function pictureAmong(parts: readonly Part[]): string | undefined {
  const pictures = parts.filter(({ inlineData }) => inlineData?.data);
  const last = pictures.findLast(({ thought }) => !thought) ?? pictures.at(-1);
  return last?.inlineData?.data;
}

function failure({ code, what, advice }: ReasonWords, own: string | undefined, reason: string) {
  const says = own?.trim() ? `. It says: “${quote(own)}”` : '';
  const error = `${what}${says}. ${advice}`;
  return new ServiceFailure(new AppError(code, { error, message: `${error} (${word(reason)}).` }));
}

function textOnly(text: string, reason: string): ServiceFailure {
  const error = `The image model answered in words instead of a picture: “${quote(text)}”`;
  const message = `${error} (${word(reason)}).`;
  return new ServiceFailure(new AppError('no_picture', { error, message }), { mayBeBilled: true });
}

/** A reason is a machine word; whatever else came in its place is not repeated. */
function word(reason: string): string {
  return /^[A-Z_]{1,40}$/.test(reason) ? reason : 'no reason';
}
