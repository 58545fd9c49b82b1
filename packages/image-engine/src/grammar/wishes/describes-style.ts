import { operationOf, picturesFor } from '../../operations/registry.ts';
import type { Segment } from '../clauses/clauses.ts';
import { SOMEHOW } from '../languages/unknown-words.ts';
import { isScenery } from '../turns/place-turns.ts';
import { FILLERS } from '../words/lexicon.ts';
import { isKnown } from '../words/slips.ts';
import { OUTDOORS } from './ignored-tail.ts';
import type { Wish } from './reading.ts';

const DETAILS =
  /^(lines?|outlines?|contours?|edges|strokes|brush|brushstrokes|texture|textures|dots|halftone|ink|paper|canvas|bold|thick|thin|strong|clean|visible|soft|fine|black|dark|rough|light|lightly|wet|dry|subtle|muted|pastels|loose|heavy|flat|shading|crisp|cross|hatching|crosshatching|details?|delicate|washes|pastel|smudged|loose|visible|bleeding|edges|shadows|hand|drawn|sketchy|painterly|vibrant|grainy)$/;

/** Are more than the name of a thing. */
const SAYS_MORE =
  /^(background|make|put|add|write|give|turn|change|erase|delete|replace|swap|open|close|let|set|draw|insert|produce|in|on|at|to|into|bigger|larger|smaller|first|second|border|borders|frame|gap|gaps|line|lines|left|right|top|bottom|is|are|should|more|less|black|white|blurred?|crop|remove|vertical|horizontal|square|text|brighter|darker|warmer|only|no|not|every|all|both|please|space|spaces|same|size|transparent|translucent|through|opacity|captions?|labels?|titles?|names?|edges?|rims?|watermark|logo|own)$/;

const NIGHT_SKY = /^(the|a|some|and|bright|full|stars?|starry|moon|moonlight|sky)$/;

/** "A comic with bold lines": what every picture of that style has. */
export function describesStyle(
  { tokens, matches, joint }: Segment,
  last: { steps: readonly Wish[] } | undefined,
  isCarriedOn: boolean,
): boolean {
  // "Golden hour light, on the vines": where that lies.
  const isLight = last?.steps.some(({ step }) => /^(goldenHour|fog|snow|rain)$/.test(step.op));
  const lies = /^(on|over|across|above|upon)$/.test(tokens[0]?.text ?? '');
  if (
    isLight &&
    lies &&
    tokens.length <= 4 &&
    OUTDOORS.test(tokens.at(-1)?.text ?? '') &&
    matches.length === 0
  )
    return true;
  const scene = last?.steps.flatMap(({ step }) =>
    step.op === 'replaceBackground' && step.params.to === 'scene' ? [step.params.scene] : [],
  )[0];
  if (scene && isScenery(scene, tokens)) return true;
  // "Mountains behind us, and match the light": who is put before them gets theirs.
  const isMatched =
    /^(match|adapt|adjust)$/.test(tokens[0]?.text ?? '') &&
    tokens.some(({ text }) => /^(light|lighting)$/.test(text)) &&
    !tokens.some(({ text }) => /^(photo|picture|image|other|second|first)$/.test(text));
  if (scene && isMatched) return true;
  // "A double exposure, my profile and the forest": what the two show.
  const isAssembled = last?.steps.some(({ step }) => picturesFor(step) > 1) ?? false;
  const isBareThing =
    tokens.every(({ kind, text }) => kind === 'word' && !SAYS_MORE.test(text)) &&
    // "Collage, whimsical": of words that nobody knows it cannot be told what they name.
    tokens.some(({ text }) => isKnown(text) && text !== SOMEHOW && !FILLERS.has(text));
  if (
    isAssembled &&
    isBareThing &&
    /^(and|with|,|:|)$/.test(joint) &&
    tokens.length <= 5 &&
    matches.every(({ operation: { op } }) => op === 'replaceBackground')
  )
    return true;
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
