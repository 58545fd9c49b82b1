import type { OptimizedPrompt, OptimizeRequest, PromptEngine } from '../../prompt-engine.ts';
import { rewriteAsProse } from './rewrite-as-prose.ts';
import { rewriteForOperations } from './rewrite-for-operations.ts';
import { suggestOperations, suggestProse } from './suggestions.ts';

/** After this many rounds a rewrite that still changes is given up for what it began with. */
const maxRounds = 4;

/**
 * The prompt engine that needs no key and no network: rules. For the embedded image engine it writes
 * what that engine's own grammar carries out whole, for any other engine prose that speaks of every
 * facet. Deterministic; optimizing its own rewrite changes nothing.
 */
export function createEmbeddedPromptEngine(): PromptEngine {
  return {
    id: 'embedded',
    name: 'Embedded prompt engine',
    optimize: async (request) => untilStable(request),
    suggest: async ({ basePrompt, count, target }) => {
      const suggest = target.generative ? suggestProse : suggestOperations;
      return suggest(basePrompt, count);
    },
  };
}

/** A round finds nothing to do after the first, but for words that the first one wrote. */
function untilStable({ prompt, ...request }: OptimizeRequest): OptimizedPrompt {
  const rewrite = request.target.generative ? rewriteAsProse : rewriteForOperations;
  const first = rewrite(prompt, request.featureCategory);
  const improvements = [...first.improvements];
  let { optimizedPrompt } = first;
  for (let round = 1; round < maxRounds; round++) {
    const next = rewrite(optimizedPrompt, request.featureCategory);
    if (next.optimizedPrompt === optimizedPrompt) return { optimizedPrompt, improvements };
    improvements.push(...next.improvements);
    optimizedPrompt = next.optimizedPrompt;
  }
  return { optimizedPrompt: prompt, improvements: [] };
}
