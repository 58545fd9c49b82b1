import { operationOf } from '../../operations/registry.ts';
import type { Segment } from '../clauses/clauses.ts';
import type { Wish } from './reading.ts';

const DETAILS =
  /^(lines?|outlines?|contours?|edges|strokes|brush|brushstrokes|texture|textures|dots|halftone|ink|paper|canvas|bold|thick|thin|strong|clean|visible|soft|fine|black|dark|rough|light|lightly|wet|dry|subtle|muted|pastels|loose|heavy|flat|shading|crisp|cross|hatching|crosshatching|details?|delicate|washes|pastel|smudged|loose|visible|bleeding|edges|shadows|hand|drawn|sketchy|painterly|vibrant|grainy)$/;

const NIGHT_SKY = /^(the|a|some|and|bright|full|stars?|starry|moon|moonlight|sky)$/;

/** "A comic with bold lines": what every picture of that style has. */
export function describesStyle(
  { tokens, matches, joint }: Segment,
  last: { steps: readonly Wish[] } | undefined,
  isCarriedOn: boolean,
): boolean {
  const isStyle = last?.steps.some(({ step }) => operationOf(step).stage === 'style') ?? false;
  const isDetail = tokens.every(
    ({ text }) => DETAILS.test(text) || /^(some|the|a|and)$/.test(text),
  );
  const isNight = last?.steps.some(({ step }) => step.op === 'night') ?? false;
  if (isNight && joint === 'with' && tokens.every(({ text }) => NIGHT_SKY.test(text))) return true;
  // "A pencil portrait, detailed"
  const isManner = tokens.every(({ text }) =>
    /^(very|details?|detailed|realistic|simple|minimal|delicate|loose|sketchy|painterly|clean|rough|messy|scribbly)$/.test(
      text,
    ),
  );
  // "Oil paint, thick strokes"
  const isStroke =
    joint === ',' &&
    isDetail &&
    tokens.some(({ text }) =>
      /^(strokes|brushstrokes|lines|outlines|dots|shading|texture)$/.test(text),
    );
  const isDrawn = matches.every(({ operation: { stage } }) => stage === 'style');
  if (isStyle && (isManner || (isStroke && isDrawn))) return true;
  const isJoined = joint === 'with' || (isCarriedOn && /^(and|,)$/.test(joint));
  return isStyle && isJoined && isDetail && matches.every((m) => m.operation.stage === 'style');
}
