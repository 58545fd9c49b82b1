import type { OpenAiConfig } from '../../config-engines.ts';
import { type AspectRatio, aspectRatios } from '../../limits.ts';
import { createGenerativeEngine, type ServiceEngineParts } from '../generative/index.ts';
import { createOperatorAlarm } from '../generative/operator-alarm.ts';
import type { ImageEngine } from '../image-engine.ts';
import { createOpenAiPictures, sizeOfRatio } from './picture-service.ts';

/** The engine whose pictures a server makes that speaks OpenAI's `images/edits`. */
export function createOpenAiEngine(config: OpenAiConfig, parts: ServiceEngineParts): ImageEngine {
  return createGenerativeEngine({
    ...parts,
    id: 'openai',
    name: config.imageModel,
    service: createOpenAiPictures(config, createOperatorAlarm(parts.log)),
    aspectRatios: aspectRatios.filter((ratio: AspectRatio) => sizeOfRatio[ratio]),
    pricePerImageUsd: config.pricePerImageUsd,
  });
}
