import type { Config } from '../config.ts';
import { createEmbeddedMeshEngine } from './embedded/mesh.ts';
import type { ServiceEngineParts } from './generative/index.ts';
import { createOperatorAlarm } from './generative/operator-alarm.ts';
import type { ImageEngine } from './image-engine.ts';
import type { MeshEngine } from './mesh-engine.ts';
import type { PromptEngine } from './prompt-engine.ts';

/**
 * Makes the engine that the configuration names. Only that one is loaded: Google's SDK takes 30 ms
 * and 11 MB that the others need not pay.
 */
export async function createEngine(
  { engine, gemini, openai }: Pick<Config, 'engine' | 'gemini' | 'openai'>,
  parts: ServiceEngineParts,
): Promise<ImageEngine> {
  if (engine === 'gemini' && gemini) {
    const { createGeminiEngine } = await import('./gemini/index.ts');
    return createGeminiEngine(gemini, parts);
  }
  if (engine === 'openai') {
    const { createOpenAiEngine } = await import('./openai/index.ts');
    return createOpenAiEngine(openai, parts);
  }
  const { createEmbeddedEngine } = await import('./embedded/index.ts');
  return createEmbeddedEngine(parts.pool);
}

/** Makes what writes prompts: a text model when there is a key for one, whoever makes the pictures. */
export async function createPromptEngine(
  { gemini }: Pick<Config, 'gemini'>,
  parts: Pick<ServiceEngineParts, 'log' | 'budget'>,
): Promise<PromptEngine> {
  if (gemini) {
    const { createGeminiPromptEngine } = await import('./gemini/prompt-engine.ts');
    return createGeminiPromptEngine(gemini, parts);
  }
  const { createEmbeddedPromptEngine } = await import('./embedded/prompts/index.ts');
  return createEmbeddedPromptEngine();
}

/** Makes what turns figurines into models: Meshy's service when there is a key for it. */
export async function createMeshEngine(
  { meshy }: Pick<Config, 'meshy'>,
  { pool, log }: Pick<ServiceEngineParts, 'pool' | 'log'>,
): Promise<MeshEngine> {
  if (meshy) {
    const { createMeshyEngine } = await import('./meshy/index.ts');
    return createMeshyEngine(meshy, { pool, alarm: createOperatorAlarm(log) });
  }
  return createEmbeddedMeshEngine(pool);
}
