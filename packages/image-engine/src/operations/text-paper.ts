import { type Padded, padded } from '../frames/pad.ts';
import type { NamedColour, Rgb } from '../grammar/words/colours.ts';
import type { Caption } from '../picture/caption.ts';
import type { Size } from '../picture/picture.ts';
import { isOnPaper, paperFor } from '../picture/set-caption.ts';

/** What else is done to the picture. */
type Steps = readonly { readonly op: string; readonly params: object }[];

/** Of pictures that stand together and are not cut as one, a title stands above or below all: the gaps would part it. */
export function titled(caption: Caption, plan: Steps): Caption {
  const { position, bar, width } = caption;
  const { vertical, horizontal } = position;
  const isTogether = plan.some(({ op }) => /^(sideBySide|collage)$/.test(op));
  const isShaped = plan.some(({ op }) => /^(crop|format|resize|pad)$/.test(op));
  const isOne = plan.filter(({ op }) => op === 'text').length === 1;
  const isTitle = horizontal === 'centre' && vertical !== 'middle' && !bar && width === null;
  if (!isTogether || isShaped || !isOne || !isTitle) return caption;
  const outside = vertical === 'top' ? 'above' : 'below';
  return { ...caption, position: { ...position, vertical: outside } };
}

/** The picture with paper for a caption above or below it; null where it stands on the picture. */
export function paperBeside(size: Size, caption: Caption, plan: Steps): Padded | null {
  const isFramed = plan.some(
    ({ op, params }) =>
      op === 'frame' && 'style' in params && /^(plain|film|double)$/.test(`${params.style}`),
  );
  const height = isOnPaper(caption.position) ? paperFor(size, caption, isFramed) : 0;
  return height === 0 ? null : padded(size, { ...size, height: size.height + height }, false);
}

/** Height of a picture of that size with all paper that captions need beside it, px. */
export function heightOnPaper(size: Size, plan: Steps): number {
  return plan
    .filter(({ op }) => op === 'text')
    .map(({ params }) => titled(params as Caption, plan))
    .reduce((made, caption) => paperBeside(made, caption, plan)?.outer ?? made, size).height;
}

/** Of what is around the picture; a card is of white paper, whatever it lies on. */
export function paperColour(plan: Steps): Rgb {
  const around = plan.find(
    ({ op, params }) =>
      /^(frame|collage|sideBySide)$/.test(op) && !('style' in params && params.style === 'card'),
  );
  const { colour } = (around?.params ?? {}) as { colour?: NamedColour };
  return colour?.rgb ?? [255, 255, 255];
}
