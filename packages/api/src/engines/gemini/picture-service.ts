import type { Part } from '@google/genai/web';
import type { GeminiConfig } from '../../config-engines.ts';
import { failuresOf } from '../generative/failures.ts';
import type { OperatorAlarm } from '../generative/operator-alarm.ts';
import type { PictureQuestion, PictureService } from '../generative/picture-service.ts';
import { openGemini } from './client.ts';
import { keepAnswer } from './kept-answer.ts';
import { readPicture } from './read-answer.ts';
import { readError } from './read-error.ts';

/** Larger inputs are scaled down by the service itself (Gemini API, "Image understanding"). */
const maxEdgePx = 3072;

/**
 * A request's JSON may have 20 MB. Base64 takes four bytes for three; the rest is for the words and
 * the mask.
 */
const maxInputBytes = 13 * 1024 * 1024;

/** Asks Gemini for pictures. */
export function createGeminiPictures(config: GeminiConfig, alarm: OperatorAlarm): PictureService {
  const ai = openGemini(config);
  const { imageModel: model, imageSize } = config;
  const context = { model, alarm, failures: failuresOf(`image model ${model}`) };
  return {
    model,
    maxEdgePx,
    maxInputBytes,
    maskAs: 'white',
    async ask(question) {
      const { signal, aspectRatio } = question;
      const imageConfig = { ...(aspectRatio && { aspectRatio }), ...(imageSize && { imageSize }) };
      const kept = keepAnswer();
      const response = await ai.models
        .generateContent({
          model,
          contents: [{ role: 'user', parts: partsOf(question) }],
          config: {
            responseModalities: ['TEXT', 'IMAGE'],
            ...((aspectRatio || imageSize) && { imageConfig }),
            abortSignal: signal,
            httpOptions: { fetch: kept.fetch },
          },
        })
        .catch((error: unknown) => {
          throw signal.aborted ? error : readError(error, context);
        });
      return readPicture(response, kept.finishMessage());
    },
  };
}

/** All pictures in their order, then the mask, then what they are for. */
function partsOf({ pictures, mask, instruction }: PictureQuestion): Part[] {
  const shown = mask ? [...pictures, { data: mask, type: 'image/png' }] : pictures;
  return [
    ...shown.map(({ data, type }) => ({
      inlineData: {
        mimeType: type,
        data: Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64'),
      },
    })),
    { text: instruction },
  ];
}
