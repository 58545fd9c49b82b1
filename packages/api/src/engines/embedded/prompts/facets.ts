import { natureOf, type PlanStep } from '@nano-banana/image-engine';
import { facetWords } from './facet-words.ts';
import { readPrompt } from './read-prompt.ts';

/** What a good prompt for an edit speaks of. */
export const facets = [
  'subject',
  'change',
  'preserve',
  'style',
  'light',
  'colour',
  'composition',
  'quality',
] as const;

export type Facet = (typeof facets)[number];

/** What the steps of a plan speak of, whatever words asked for them. */
function spokenBySteps(plan: readonly PlanStep[]): Set<Facet> {
  const spoken = new Set<Facet>();
  for (const step of plan) {
    const { stage, touches, namesPart } = natureOf(step);
    spoken.add('change');
    if (namesPart) spoken.add('subject');
    if (stage === 'style' || styleOps.has(step.op)) spoken.add('style');
    if (stage === 'geometry' || stage === 'frame' || stage === 'text') spoken.add('composition');
    if (stage === 'restore' || stage === 'upscale') spoken.add('quality');
    if (framingOps.has(step.op)) spoken.add('composition');
    for (const trait of touches) {
      if (trait === 'colours') spoken.add('colour');
      if (trait === 'brightness' || trait === 'contrast') spoken.add('light');
      if (trait === 'sharpness') spoken.add('quality');
    }
  }
  return spoken;
}

/** Looks that are no step of the stage `style`. */
const styleOps = new Set<PlanStep['op']>([
  'grayscale',
  'sepia',
  'grain',
  'sticker',
  'figurineLook',
]);

/** They say what surrounds the subject. */
const framingOps = new Set<PlanStep['op']>([
  'backgroundBlur',
  'removeBackground',
  'replaceBackground',
  'replaceSky',
  'vignette',
  'figurineLook',
  'sticker',
]);

/**
 * The facets that a prompt speaks of: by its words, and by what the embedded grammar reads in it,
 * which knows more ways of saying things.
 *
 * @param plan What the prompt asks for, as far as it is known.
 */
export function findFacets(prompt: string, plan: readonly PlanStep[]): ReadonlySet<Facet> {
  const found = spokenBySteps(plan);
  if (readPrompt(prompt).forgoes) found.add('preserve');
  for (const facet of facets) {
    if (facet !== 'change' && facetWords[facet].test(prompt)) found.add(facet);
  }
  // Whoever uses more than the words of "keep it as it is" wants something changed.
  if (/\p{L}{2}/u.test(prompt) && !isOnlyKeeping(prompt)) found.add('change');
  return found;
}

function isOnlyKeeping(prompt: string): boolean {
  const sentences = prompt.split(/[.!?;\n]/).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.every((sentence) => facetWords.preserve.test(sentence));
}
