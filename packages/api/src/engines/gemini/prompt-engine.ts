import type { Logger } from 'pino';
import { z } from 'zod';
import type { GeminiConfig } from '../../config-engines.ts';
import type { PictureBudget } from '../generative/budget.ts';
import { createOperatorAlarm } from '../generative/operator-alarm.ts';
import type { PromptEngine } from '../prompt-engine.ts';
import { createAskForJson } from './ask-for-json.ts';
import { openGemini } from './client.ts';
import { optimizeInstruction, suggestInstruction } from './prompt-instructions.ts';

const optimizedSchema = z.object({
  optimizedPrompt: z.string(),
  improvements: z.array(z.string()),
});

const suggestedSchema = z.object({ suggestions: z.array(z.string()) });

/** What it works with. */
export interface GeminiPromptEngineParts {
  log: Logger;
  budget: Pick<PictureBudget, 'refuseIfSpent'>;
}

/** Writes prompts with a text model of Google's Gemini. */
export function createGeminiPromptEngine(
  config: GeminiConfig,
  { log, budget }: GeminiPromptEngineParts,
): PromptEngine {
  const ask = createAskForJson(openGemini(config), config, createOperatorAlarm(log));
  return {
    id: 'gemini',
    name: `Gemini (${config.textModel})`,
    async optimize({ prompt: text, featureCategory, target, signal }) {
      await budget.refuseIfSpent();
      const instruction = optimizeInstruction(target, featureCategory);
      const made = await ask({ instruction, text, schema: optimizedSchema, signal });
      return { ...made, improvements: made.improvements.map((said) => ({ text: said })) };
    },
    async suggest({ basePrompt: text, count, target, signal }) {
      await budget.refuseIfSpent();
      const instruction = suggestInstruction(target, count);
      const { suggestions } = await ask({ instruction, text, schema: suggestedSchema, signal });
      return suggestions;
    },
  };
}
