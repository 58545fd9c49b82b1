import { operationOf, picturesFor } from '../../operations/registry.ts';
import { isImpossible } from '../refusals/hopeless.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import type { Wish } from './reading.ts';

/** Are done to the whole picture by whoever asks for them, whatever else it shows. */
const WHOLE =
  /^(text|vintage|duotone|restore|redEye|straighten|upscale|rainbow|night|figurineLook|sticker|collage|shadow|portraitLight|hdr|denoise|sharpen|dehaze)$/;

/** Ask for less than the whole picture. */
const LIMITS =
  /^(only|just|alone|solely|except|not|no|without|but|keep|leave|inside|within|area|part)$/;

/** Are never what a picture is of, but a part of that. */
const SMALL =
  /^(faces?|heads?|eyes?|eyebrows?|nose|mouth|lips?|teeth|tooth|smile|ears?|cheeks?|chin|forehead|neck|skin|hair|beard|mustache|moustache|hands?|fingers?|nails?|arms?|legs?|foot|feet|body|belly|waist|shoulders?|chest|dress|shirt|tshirt|tee|blouse|jacket|coat|hoodie|sweater|suit|tie|pants|trousers|jeans|shorts|skirt|socks?|shoes?|boots|hat|cap|helmet|scarf|gloves?|glasses|sunglasses|outfit|clothes|clothing|costume|belt|watch|ring|necklace|earrings|jewelry|crown|mask|sky|skies|clouds?|sun|moon|stars?|horizon|ground|floor|grass|lawn|walls?|windows?|doors?|roof|table|shelf|curtain|screen|logos?|watermarks?|stamp|signs?|letters|wires?|poles?|fence|shadows?|highlights?|midtones|reflections?|glare|parts?|half|rest|else|others?|areas?|region|section|corners?|edges?|sides?|center|left|right|top|bottom|middle|upper|lower|reds|greens|blues|yellows|oranges|purples|pinks|whites|blacks|grays|browns|lipstick|makeup|ribbon|bow|text|background|backdrop|foreground)$/;

/** Whether a word names a part that would have to be changed by itself. */
const isSmall = (token: Token | undefined): boolean =>
  token?.kind !== 'word' || SMALL.test(token.text) || POSITION_WORDS.has(token.text);

/** Are mended wherever they are to be seen. */
const MENDS = /^(hdr|denoise|sharpen|dehaze)$/;
/** What of a person is never sharpened by itself, and what is no thing. */
const OF_PEOPLE =
  /^(faces?|heads?|eyes?|eyebrows?|nose|mouth|lips?|teeth|tooth|smile|ears?|cheeks?|chin|forehead|neck|skin|hair|beard|hands?|fingers?|nails?|arms?|legs?|foot|feet|body|belly|waist|shoulders?|chest|sky|skies|background|backdrop|foreground|left|right|top|bottom|middle|upper|lower|center|corners?|edges?|sides?|half|rest|else|others?|parts?|areas?)$/;

/** Where light comes from, or a shadow falls to: that cannot be chosen. */
export const isDirection = ({ text }: Token): boolean => /^(left|right|side|bottom)$/.test(text);

/** "Give the watch a soft shadow", "light my face": whatever the picture is of is lit, and casts one. */
const isLitOrShaded = (steps: readonly Wish[], token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !/^(eyes?|nose|teeth|sky|ground|floor|walls?|background|top)$/.test(token.text) &&
  steps.every(
    ({ step: { op } }) =>
      op === 'shadow' ||
      (op === 'portraitLight' && (/^(faces?|heads?)$/.test(token.text) || isDirection(token))),
  );

/**
 * Whether these wishes are for the whole picture though the clause names things on it, too:
 * "draw my two kids as anime characters", "this landscape as a loose watercolour".
 */
export function isWholeLook(
  steps: readonly Wish[],
  aimed: readonly number[],
  tokens: readonly Token[],
): boolean {
  // "A double exposure of my profile": what the one or the other picture shows.
  if (steps.length > 0 && steps.every(({ step }) => picturesFor(step) > 1))
    return !tokens.some(({ text }) => LIMITS.test(text)) && !isImpossible(tokens);
  const isMended = steps.every(({ step: { op } }) => MENDS.test(op));
  const isSmallOf = (token: Token | undefined) =>
    isMended && token?.kind === 'word'
      ? OF_PEOPLE.test(token.text) &&
        // Noise is looked for in the sky, and is everywhere.
        !(/^(sky|skies)$/.test(token.text) && steps.every(({ step: { op } }) => op === 'denoise'))
      : isSmall(token);
  const isLook = steps.every(({ step }) => {
    const { op, stage } = operationOf(step);
    return (stage === 'style' && op !== 'goldenHour') || WHOLE.test(op);
  });
  // "Pixelate the plates" is no pixel art.
  if (tokens.some(({ text }) => text === 'pixelate')) return false;
  return (
    steps.length > 0 &&
    isLook &&
    !aimed.some((i) => isSmallOf(tokens[i]) && !isLitOrShaded(steps, tokens[i])) &&
    !tokens.some(({ text }) => LIMITS.test(text)) &&
    !isImpossible(tokens)
  );
}
