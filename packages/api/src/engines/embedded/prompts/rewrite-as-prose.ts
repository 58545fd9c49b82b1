import { proofread } from '@nano-banana/image-engine/grammar';
import { limits } from '../../../limits.ts';
import type { FeatureCategoryId } from '../../feature-categories.ts';
import type { OptimizedPrompt } from '../../prompt-engine.ts';
import { isExact } from './exact-steps.ts';
import { type Facet, findFacets } from './facets.ts';
import { improvement } from './improvements.ts';
import { keeping, keepingTheRest, type PromptLanguage, wantsNothingElse } from './phrases.ts';
import { readPrompt } from './read-prompt.ts';
import { asSentence, type Wording } from './sentence.ts';

type Completed = Exclude<Facet, 'change'>;

/** What is said of each facet that nothing was said of, in the order in which it is said. */
const usual: Record<Completed, string> = {
  // Nothing that narrows the wish: "make everyone smile" is about everyone.
  subject: 'Edit the given picture, and do not make another one.',
  style: 'Stay in the style of the original picture.',
  light: 'Match the direction and the softness of the original light.',
  colour: 'Keep the colours natural and balanced.',
  composition: 'Keep the original framing and camera angle.',
  quality: 'Render it in sharp focus with fine detail and no artefacts.',
  preserve: 'Leave everything that is not mentioned exactly as it is.',
};

/** What is said otherwise for each feature. */
const special: Record<FeatureCategoryId, Partial<Record<Completed, string>>> = {
  character: {
    style: 'Photorealistic style, as in the original photo.',
    colour: 'Natural colours with true skin tones.',
    preserve:
      'The person stays recognisable, and everything that is not mentioned stays exactly as it is.',
  },
  tryOn: {
    style: 'Photorealistic style with believable fabric and folds.',
    light: 'The light and the shadows on it match the rest of the picture.',
    preserve:
      'The person stays recognisable, and everything that is not mentioned stays exactly as it is.',
  },
  creative: {
    style: 'A believable, photographic style.',
    light: 'Expressive light with one clear direction, and shadows that follow it.',
    colour: 'A rich palette of colours that go together.',
    preserve: 'The main subject stays recognisable.',
  },
  style: {
    style: 'One consistent style over the whole picture.',
    light: 'The light and the shadows follow the original.',
    colour: 'A limited palette of colours that go together.',
    preserve: 'The subject and its features stay recognisable.',
  },
};

const order = Object.keys(usual) as Completed[];

/**
 * Rewrites a prompt for a model that paints: the visitor's words, and a sentence for each facet that
 * nothing was said of.
 */
export function rewriteAsProse(
  prompt: string,
  category: FeatureCategoryId | undefined,
): OptimizedPrompt {
  const { language } = proofread(prompt);
  const { plan, refused } = readPrompt(prompt);
  const spoken = findFacets(prompt, plan);
  const result: OptimizedPrompt = { optimizedPrompt: asSentence(prompt), improvements: [] };
  // Who wants nothing changed gets nothing to go with it.
  if (!spoken.has('change')) return result;
  const isNarrow =
    spoken.has('preserve') ||
    wantsNothingElse.test(prompt) ||
    (plan.length > 0 && refused.length === 0 && plan.every(isExact));
  for (const facet of order.filter((each) => !spoken.has(each))) {
    const completion = completionOf(facet, isNarrow ? undefined : category, language);
    if (!completion) continue;
    const text = `${result.optimizedPrompt} ${completion.text}`;
    if (text.length > limits.maxPromptLength) continue;
    result.optimizedPrompt = text;
    result.improvements.push(completion.says);
  }
  return result;
}

function completionOf(
  facet: Completed,
  category: FeatureCategoryId | undefined,
  language: PromptLanguage,
): Wording | null {
  if (language === 'en') {
    const own = category && special[category][facet];
    return { text: own ?? usual[facet], says: improvement(`says_${facet}`) };
  }
  // In other languages what is not mentioned stays as it is.
  if (facet === 'subject') return null;
  if (facet === 'preserve')
    return { text: keepingTheRest[language], says: improvement('says_preserve') };
  return { text: keeping(language, [facet]), says: improvement(`says_${facet}`) };
}
