import type { GeminiConfig } from '../../config-engines.ts';
import { aspectRatios } from '../../limits.ts';
import { createGenerativeEngine, type ServiceEngineParts } from '../generative/index.ts';
import { createOperatorAlarm } from '../generative/operator-alarm.ts';
import type { ImageEngine } from '../image-engine.ts';
import { createGeminiPictures } from './picture-service.ts';

/** The engine whose pictures Google's Gemini makes. */
export function createGeminiEngine(config: GeminiConfig, parts: ServiceEngineParts): ImageEngine {
  return createGenerativeEngine({
    ...parts,
    id: 'gemini',
    name: `Gemini (${config.imageModel})`,
    service: createGeminiPictures(config, createOperatorAlarm(parts.log)),
    aspectRatios,
    pricePerImageUsd: config.pricePerImageUsd,
  });
}
