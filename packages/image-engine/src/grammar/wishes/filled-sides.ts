import { formatOf } from '../../formats/formats.ts';
import type { PadParams } from '../../operations/pad.ts';
import type { PlanStep } from '../../operations/registry.ts';
import type { NamedColour } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import { groundColour, type SaidStep, says } from './said-step.ts';

type Shape = Pick<PadParams, 'ratio' | 'exact'>;

/** What is beside a picture that has not the shape. */
const BESIDE = /^(padding|padded|bars?|margins?|sides?|canvas|space)$/;
const AROUND = /^(borders?|edges?|frame|top|bottom)$/;

/** "1080x1080", which is said of a long side once the picture is to fit inside. */
const isBox = ({ kind, raw }: Token) => kind === 'number' && /\d\s*[x×*]\s*\d/.test(raw);

/** The shape that a step gives the picture, as the whole picture can come to it; null when it gives none. */
export function shapeOf({ op, params }: PlanStep, tokens: readonly Token[]): Shape | null {
  if (op === 'crop' && 'ratio' in params) return { ratio: params.ratio, exact: false };
  if (op === 'format' && !/[pP]assport|round/.test(params.format)) {
    const { width, height } = formatOf(params.format).size;
    return { ratio: `${width}:${height}`, exact: false };
  }
  if (op !== 'resize' || 'factor' in params) return null;
  if ('edge' in params)
    return tokens.some(isBox) ? { ratio: `${params.px}:${params.px}`, exact: true } : null;
  const { width, height } = params;
  return width && height ? { ratio: `${width}:${height}`, exact: true } : null;
}

/** "Blurred sides", and no shape that would leave any. */
export function fillsNothing(
  { step, tokens }: Pick<SaidStep, 'step' | 'tokens'>,
  all: readonly Pick<SaidStep, 'step' | 'tokens'>[],
): boolean {
  return (
    step.op === 'blur' &&
    says(tokens, BESIDE) &&
    !all.some((each) => each.step.op === 'pad' || shapeOf(each.step, each.tokens))
  );
}

/** Whether the whole picture is kept, and leaves room in a shape that it has not. */
const leavesRoom = ({ step, tokens }: SaidStep) =>
  step.op === 'pad' ||
  (step.op === 'resize' && (('inside' in step.params && step.params.inside) || tokens.some(isBox)));

/** What a step puts beside the picture: a colour, or null for the picture out of focus; undefined for neither. */
function fillingOf(
  { step, tokens, joint }: SaidStep,
  room: boolean,
): NamedColour | null | undefined {
  if (!/^(with|and|in|,|)$/.test(joint)) return undefined;
  const isBeside = says(tokens, BESIDE) || (room && joint !== 'and' && says(tokens, AROUND));
  const isMeasured = tokens.some(({ kind }) => kind === 'number') || says(tokens, /^around$/);
  if (step.op === 'frame' && step.params.style === 'plain' && !isMeasured)
    return isBeside ? step.params.colour : undefined;
  // "Square with a blurred background" may as well be a portrait.
  if (step.op === 'backgroundBlur' || step.op === 'blur')
    return (room && joint === 'with') || isBeside || says(tokens, /^borders?$/) ? null : undefined;
  const ground = groundColour(step);
  if (ground) return room && joint !== 'and' ? ground : undefined;
  if (step.op === 'cinematic' && step.params.letterbox && room)
    return { name: 'black', rgb: [0, 0, 0] };
  return undefined;
}

/** "A square with white padding", "1080 × 1080 with a blurred background": the whole picture comes to that shape. */
export function withSidesFilled(said: readonly SaidStep[]): SaidStep[] {
  const shaped =
    said.find(({ step }) => step.op === 'pad') ??
    said.find(({ step, tokens }) => shapeOf(step, tokens) !== null);
  if (!shaped) return [...said];
  const { step, tokens } = shaped;
  const room = leavesRoom(shaped);
  const filler = said
    .slice(said.indexOf(shaped) + 1)
    .find((each) => fillingOf(each, room) !== undefined);
  if (step.op !== 'pad' && !filler) return [...said];
  const shape = step.op === 'pad' ? step.params : shapeOf(step, tokens);
  if (!shape) return [...said];
  const own = step.op === 'pad' ? step.params.colour : null;
  const colour = (filler && fillingOf(filler, room)) ?? own;
  const { ratio, exact } = shape;
  return said.flatMap((each): SaidStep[] => {
    if (each === shaped)
      return [{ ...each, step: { op: 'pad', params: { ratio, exact, colour } } }];
    // "Pad it to a square" names the shape only.
    const isSame = each.tokens === tokens && shapeOf(each.step, each.tokens) !== null;
    return each === filler || isSame ? [] : [each];
  });
}
