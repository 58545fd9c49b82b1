import { SubjectUnclearError } from '../errors.ts';
import { smoothstep } from '../light/oklab.ts';
import { lowPass } from '../picture/low-pass.ts';
import type { Mask, PassContext } from '../picture/picture.ts';
import { boxOf } from './mask-box.ts';

/** Standard deviation of the blur that makes an edge soft, as a share of the side of a square as large as the part. */
const SOFTNESS = 0.025;
/** The same of a box, whose straight edges follow nothing in the picture. */
const BOX_SOFTNESS = 0.1;
/** Most of it, as a share of a box's shorter side: the middle of a narrow one is changed in full, too. */
const NARROW = 0.2;

/** What is said where a step needs a mark and there is none. */
export const nothingMarked = () =>
  new SubjectUnclearError({
    code: 'mark_to_change',
    text: 'Mark what is to be changed: draw a box around it, or paint over it.',
  });

/**
 * What the visitor marked, or all but that, of the picture as it stands.
 *
 * @param isSoft its edge fades, within the part: what lies outside stays outside
 * @throws SubjectUnclearError when nothing is marked
 */
export async function markedPart(
  on: 'marked' | 'unmarked',
  isSoft: boolean,
  { selected }: PassContext,
): Promise<Mask> {
  const marked = await selected();
  if (!marked) throw nothingMarked();
  const part = on === 'marked' ? marked : { ...marked, data: marked.data.map((v) => 255 - v) };
  return isSoft ? fading(part) : part;
}

/** Falls to 0 towards the edge, where a blur of the part has fallen to a half. */
async function fading({ data, width, height }: Mask): Promise<Mask> {
  let size = 0;
  for (const value of data) if (value > 0) size += 1;
  const box = boxOf({ data, width, height }, 1);
  const isBox = box && size === (box.right - box.left) * (box.bottom - box.top);
  const side = Math.sqrt(size);
  const softness = isBox
    ? Math.min(BOX_SOFTNESS * side, NARROW * Math.min(box.right - box.left, box.bottom - box.top))
    : SOFTNESS * side;
  const { row } = await lowPass({ data, width, height }, softness);
  const result = new Uint8Array(data.length);
  const line = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    row(y, line);
    for (let x = 0, p = y * width; x < width; x++, p++)
      result[p] = data[p] === 0 ? 0 : Math.round(255 * smoothstep(128, 255, line[x] as number));
  }
  return { data: result, width, height };
}
