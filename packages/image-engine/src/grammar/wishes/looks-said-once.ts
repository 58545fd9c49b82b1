import { operationOf, type PlanStep } from '../../operations/registry.ts';
import { MOST_ENLARGED } from '../../operations/upscale.ts';
import type { Token } from '../words/tokens.ts';
import { saysOfFrame } from './said-of-frame.ts';
import { type SaidStep, says } from './said-step.ts';

/** Whether all colours go but those of a family. */
const isHueKept = (step: PlanStep) =>
  step.op === 'saturation' && step.params.percent === -100 && step.params.hues !== undefined;

/** "Twice as big, in high resolution": enlarged once, by the larger of both factors. */
export function withOneEnlarging(said: readonly SaidStep[]): SaidStep[] {
  const factors = said.flatMap(({ step }) =>
    step.op === 'resize' && 'factor' in step.params && (step.params.factor ?? 0) > 1
      ? [step.params.factor ?? 1]
      : [],
  );
  if (factors.length === 0) return [...said];
  if (!said.some(({ step }) => step.op === 'upscale')) return [...said];
  return said.flatMap((each): SaidStep[] => {
    const { step } = each;
    if (step.op === 'resize' && 'factor' in step.params && (step.params.factor ?? 0) > 1) return [];
    if (step.op !== 'upscale') return [each];
    const factor = Math.min(MOST_ENLARGED, Math.max(step.params.factor, ...factors));
    return [{ ...each, step: { ...step, params: { factor } } }];
  });
}

/** Looks of which there are old ones. */
const DATED: readonly PlanStep['op'][] = [
  'anime',
  'cartoon',
  'comic',
  'pixelArt',
  'poster',
  'sepia',
];

/** What the picture is to be, said first: "story for Instagram", "a banner for LinkedIn". */
const isNamedFirst = (tokens: readonly Token[]): boolean =>
  /^(?:(?:please|make|it|a|an|as|my|the|i|want|need|into|this) )*(?:story|stories|banner|header|cover|thumbnail|wallpaper|reels?|shorts?|status)\b/.test(
    tokens.map(({ text }) => text).join(' '),
  );

/** Where the picture is shown, beside wishes for how it looks: "pixel art for my Discord avatar". */
const isDestination = ({ step, tokens }: SaidStep, said: readonly SaidStep[]) =>
  step.op === 'format' &&
  !/[pP]assport|round/.test(step.params.format) &&
  says(tokens, /^for$/) &&
  !isNamedFirst(tokens) &&
  !tokens.some(({ kind }) => /^(ratio|size)$/.test(kind)) &&
  !says(
    tokens,
    /^(crop|cut|trim|format|size|sized|fit|resize|square|ratio|portrait|landscape|shape|ready)$/,
  ) &&
  said.some((each) => /^(subject|background|style|tone)$/.test(operationOf(each.step).stage));

/** Whether such a step was said before it, or in one breath with it. */
function isBehind(
  each: SaidStep,
  said: readonly SaidStep[],
  test: (step: PlanStep) => boolean,
): boolean {
  const from = said.findIndex(({ step }) => test(step));
  return from >= 0 && (from < said.indexOf(each) || said[from]?.tokens === each.tokens);
}

/** "A warm golden-hour glow", "a poster in four colours": one look, said twice in a breath. */
export function withLooksSaidOnce(said: readonly SaidStep[]): SaidStep[] {
  return said.filter((each) => {
    const { step, tokens, joint } = each;
    const beside = said.filter((each) => each.tokens === tokens && each.step !== step);
    const isBeside = (op: string) => beside.some((each) => each.step.op === op);
    // "All grey, only the red umbrella in colour"
    if (step.op === 'grayscale' && !step.on) return !said.some(({ step }) => isHueKept(step));
    // "Like a Ghibli movie"
    if (step.op === 'cinematic')
      return !(
        ['anime', 'cartoon', 'comic'].some(isBeside) && !says(tokens, /^(cinematic|letterbox)/)
      );
    // "That 80s neon look"
    if (step.op === 'vintage' && isBeside('neon')) return says(tokens, /^(vintage|retro|old)$/);
    // "A 90s anime", "old timey sepia": of those years.
    if (step.op === 'vintage')
      return !(DATED.some(isBeside) && !says(tokens, /^(and|plus|also|faded|aged)$/));
    // "Blurry bokeh behind the dog", "portrait light, softer"
    if (step.op === 'blur')
      return !(
        isBeside('backgroundBlur') ||
        // "The stuff behind her soft and out of focus"
        (said.some((each) => each.step.op === 'backgroundBlur') &&
          !step.on &&
          !says(tokens, /^(whole|picture|photo|image|everything|it|all|entire)$/)) ||
        ((isBeside('contrast') ||
          said.some((each) => /^(portraitLight|shadow)$/.test(each.step.op))) &&
          says(tokens, /^soft(er|en|ened)?$/) &&
          !says(tokens, /^(blur|blurred|blurry|focus|edges?)$/))
      );
    // "Snow, but no fog": none is to be added.
    if (step.op === 'dehaze' && says(tokens, /^(no|without)$/))
      return !said.some((each) => /^(rain|snow|rainbow|night)$/.test(each.step.op));
    // "So grainy, remove the noise"
    if (step.op === 'grain' && says(tokens, /^grainy$/) && tokens.length < 4)
      return !said.some((each) => each.step.op === 'denoise');
    // "My face over the waves, transparent": so is an exposure.
    if (step.op === 'removeBackground' && said.some((each) => each.step.op === 'doubleExposure'))
      return !says(tokens, /^transparent$/);
    // "A big city at night behind it": there it is night.
    if (step.op === 'night' && !says(tokens, /^(everything|whole|all)$/))
      return !beside.some(
        (each) =>
          each.step.op === 'replaceBackground' &&
          each.step.params.to === 'scene' &&
          each.step.params.scene === 'cityNight',
      );
    if (step.op === 'format' && isDestination(each, said)) return false;
    // "Like an album cover"
    if (step.op === 'format' && isBeside('doubleExposure')) return !says(tokens, /^(like|as)$/);
    // "The sky is burnt out, lift the shadows": that brings both back.
    if (
      step.op === 'brightness' &&
      says(tokens, /^(too|overexposed|underexposed|burnt|burned|blown)$/) &&
      said.some((each) => /^(hdr|shadows|highlights)$/.test(each.step.op))
    )
      return false;
    // "The windows are burnt out, make it HDR": that brings them back.
    if (/^(shadows|highlights)$/.test(step.op) && says(tokens, /^(too|burnt|burned|blown)$/))
      return !said.some((each) => each.step.op === 'hdr');
    // "Sharpen it slightly, too blurry": how much was said.
    const isTold =
      says(tokens, /^too$/) &&
      /^(sharpen|brightness|denoise|contrast|saturation|warmth)$/.test(step.op);
    if (
      isTold &&
      said.some(
        (each) =>
          each.step.op === step.op && each.step.on === step.on && !says(each.tokens, /^too$/),
      )
    )
      return false;
    // "Anime, like a Japanese film poster"
    if (step.op === 'poster' && says(tokens, /^(like|as)$/))
      if (isBehind(each, said, ({ op }) => op !== 'poster' && DATED.includes(op))) return false;
    // "The look of the seventies, with washed out colours"
    if (
      step.op === 'saturation' &&
      step.params.percent > 0 &&
      says(tokens, /^(washed|faded|bleached)$/)
    )
      if (said.some((each) => each.step.op === 'vintage')) return false;
    // "His face is all dark, can you brighten it?"
    const isFaceLit = said.some(
      (each) => each.step.op === 'portraitLight' && says(each.tokens, /^faces?$/),
    );
    if (step.op === 'brightness' && step.params.percent > 0 && !step.on && isFaceLit)
      if (says(tokens, /^(it|him|her|them|that)$/)) return false;
    // "A pink neon glow on a dark background": as it always is.
    if (isBeside('neon') && says(tokens, /^dark$/))
      if (step.op === 'brightness' || step.op === 'replaceBackground') return false;
    // "Merge the two sunset shots": what they show.
    if (step.op === 'goldenHour' && says(tokens, /^(sunset|sunrise)$/))
      if (['doubleExposure', 'collage', 'sideBySide'].some(isBeside)) return false;
    // "A wooden frame, dark", "a darker border": the frame is.
    if (step.op === 'brightness' && saysOfFrame(each, said)) return false;
    // "A collage, one below the other"
    if (step.op === 'collage') return !said.some(({ step }) => step.op === 'sideBySide');
    // "Portrait lighting, Rembrandt-ish"
    if (step.op === 'oilPainting' && says(tokens, /^rembrandt$/))
      return !said.some((each) => each.step.op === 'portraitLight');
    if (step.op === 'replaceBackground') {
      // "A double exposure of the singer and the city lights": what the other picture shows.
      const isExposed = said.some((each) => each.step.op === 'doubleExposure');
      if (isExposed && joint === 'and' && !says(tokens, /^(background|backdrop)$/)) return false;
      // "My dog from the first on the beach of the second"; "too hazy in the mountains": where that is.
      return !isBeside('blendSubject') && !(isBeside('dehaze') && says(tokens, /^too$/));
    }
    // "Stitch them into a panorama"
    if (step.op === 'crop') return !isBeside('sideBySide') && !isBeside('collage');
    // "It looks orange, fix the white balance"
    const isBalanced = said.some((each) => each.step.op === 'whiteBalance');
    if (step.op === 'warmth' && isBalanced && says(tokens, /^too$/)) return false;
    if (step.op === 'whiteBalance' && isBeside('warmth')) return says(tokens, /^too$/);
    if (step.op === 'warmth') return !(step.params.percent > 0 && isBeside('goldenHour'));
    // "A poster in three colours"; "a pop art poster, posterise to 5 levels" is both.
    if (step.op !== 'poster') return true;
    const isLook = says(tokens, /^pop$/);
    return !said.some(
      (each) => each.step.op === 'posterise' && !(isLook && says(each.tokens, /^posteri[sz]e$/)),
    );
  });
}

/** "Vivid colours, the paella is too dull": what the whole picture gets, its subject has. */
export const withPartsCovered = (said: readonly SaidStep[]): SaidStep[] =>
  said.filter(
    ({ step }) =>
      !step.on ||
      !said.some(
        (other) =>
          other.step.op === step.op &&
          !other.step.on &&
          JSON.stringify(other.step.params) === JSON.stringify(step.params),
      ),
  );

const BLURS_IT = /^(and|then|blur|blurred|blurry|it|that|softly|slightly|a|bit|little|please)$/;

/** "Office background, blurry", in one breath: the new background is. */
export const withGroundsBlurred = (said: readonly SaidStep[]): SaidStep[] =>
  said.map((each, i): SaidStep => {
    const { step, tokens } = each;
    // "A city at night, too blurry", as Spanish has "half blurred"
    const isSoft =
      step.op === 'sharpen' &&
      tokens.length <= 2 &&
      says(tokens, /^blurr(y|ed)$/) &&
      said[i - 1]?.step.op === 'replaceBackground';
    if (isSoft) return { ...each, step: { op: 'blur', params: { percent: 25 }, on: 'background' } };
    const isGround =
      step.op === 'blur' &&
      !step.on &&
      said.some(
        (other) =>
          // "A modern office, and blur it", "darken the background and blur it"
          (other.step.op === 'replaceBackground' || other.step.on === 'background') &&
          (other.tokens === tokens || tokens.every(({ text }) => BLURS_IT.test(text))),
      );
    return isGround ? { ...each, step: { ...step, on: 'background' } } : each;
  });
