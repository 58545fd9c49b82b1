import { OpenAPIHono } from '@hono/zod-openapi';
import { answerLongJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import type { ImageEngine } from '../../engines/image-engine.ts';
import { packCategories, promptPacks } from '../../services/figurines/prompt-packs.ts';
import { listPromptPacks } from './schema.ts';

export function promptPackRoutes({ generative }: Pick<ImageEngine, 'generative'>) {
  const packs = promptPacks.map(({ embedded, prompt, ...pack }) => ({
    ...pack,
    categoryLabel: packCategories[pack.category],
    prompt: generative ? prompt : embedded,
  }));
  return new OpenAPIHono<AppEnv>().openapi(listPromptPacks, (c) => answerLongJson(c, packs, 200));
}
