import { nothingMarked } from '../mask/marked-part.ts';
import { boxOf } from '../mask/mask-box.ts';
import { type Caption, write } from '../picture/caption.ts';
import { load } from '../picture/fonts.ts';
import type { MeasuredPass, PassContext, Scope } from '../picture/picture.ts';
import { writable } from '../picture/writable.ts';

/** A plan as far as it is looked at here. */
type Steps = readonly { readonly op: string; readonly params: object; readonly on?: Scope }[];

/** From that on a pixel of the mark counts, 1 to 255. */
const MARKED = 128;

/** What is written by a plan, with the part that each text goes into. */
export const captionsOf = (plan: Steps): { params: Caption; on?: Scope | undefined }[] =>
  plan.flatMap(({ op, params, on }) => (op === 'text' ? [{ params: params as Caption, on }] : []));

/** Those of them that go into what is marked. */
export const inMark = (plan: Steps): Caption[] =>
  captionsOf(plan).flatMap(({ params, on }) => (on === 'marked' ? [params] : []));

/** Names the signs that no typeface has. */
export function sayMissing(caption: Caption, say: PassContext['say']): void {
  const { missing } = writable(caption.text, load(caption.typeface, caption));
  const letters = missing.slice(0, 12).join('');
  if (letters === '') return;
  say({
    code: 'letters_left_out',
    text: `It has no letters for “${letters}”, so they were left out.`,
    values: { letters },
  });
}

/** Writes in the rectangle around what is marked, which the letters fill. */
export const writingInMark = (caption: Caption, plan: Steps): MeasuredPass => ({
  kind: 'measured',
  run: async (pixels, { say, selected }) => {
    const marked = await selected();
    const box = marked && boxOf(marked, MARKED);
    if (!box) throw nothingMarked();
    sayMissing(caption, say);
    const { left, top, right, bottom } = box;
    const field = { left, top, width: right - left, height: bottom - top };
    return write(pixels, caption, inMark(plan), pixels, field);
  },
});
