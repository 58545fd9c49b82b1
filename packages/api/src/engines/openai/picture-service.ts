import { z } from 'zod';
import type { OpenAiConfig } from '../../config-engines.ts';
import type { AspectRatio } from '../../limits.ts';
import { failuresOf, networkCode, readNetworkError, say } from '../generative/failures.ts';
import type { OperatorAlarm } from '../generative/operator-alarm.ts';
import type { PictureQuestion, PictureService } from '../generative/picture-service.ts';
import { readErrorAnswer } from './read-error.ts';

/** The sizes that OpenAI's models make, by ratio; left out, the model chooses. */
export const sizeOfRatio: Partial<Record<AspectRatio, string>> = {
  '1:1': '1024x1024',
  '3:2': '1536x1024',
  '2:3': '1024x1536',
};

/** More than the largest size that they make, and so of no use. */
const maxEdgePx = 2048;
/** OpenAI takes 50 MB a picture; smaller ones arrive sooner. */
const maxInputBytes = 20 * 1024 * 1024;

const answerSchema = z.object({
  data: z.array(z.looseObject({ b64_json: z.string().min(1).optional() })),
});

/** Asks any server that speaks OpenAI's `images/edits`. */
export function createOpenAiPictures(config: OpenAiConfig, alarm: OperatorAlarm): PictureService {
  const { imageModel: model, apiKey } = config;
  const url = `${config.baseUrl.replace(/\/+$/, '')}/images/edits`;
  const failures = failuresOf(`image model ${model}`);
  const headers: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {};

  /** @throws ServiceFailure for a connection that fails; anything when the signal aborts. */
  async function connect<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      if (signal.aborted) throw error;
      const words = 'The connection to the server of OPENAI_BASE_URL failed';
      alarm.raise(words, { code: networkCode(error) });
      throw readNetworkError(error, failures);
    }
  }

  return {
    model,
    maxEdgePx,
    maxInputBytes,
    maskAs: 'transparent',
    async ask(question) {
      const { signal } = question;
      const body = formOf(model, question);
      const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
      const answer = await connect(signal, fetch(url, request));
      if (!answer.ok) throw await readErrorAnswer(answer, { model, failures, alarm });
      const read = answerSchema.safeParse(parse(await connect(signal, answer.text())));
      if (!read.success) throw failures.malformed();
      const base64 = read.data.data[0]?.b64_json;
      if (!base64)
        throw say(
          'no_picture',
          `The image model ${model} made no picture of this. Please say more precisely what should change`,
        );
      return new Uint8Array(Buffer.from(base64, 'base64'));
    },
  };
}

function formOf(model: string, { pictures, mask, instruction, aspectRatio }: PictureQuestion) {
  const form = new FormData();
  form.append('model', model);
  form.append('prompt', instruction);
  // Small servers know the plain name only, and OpenAI's own wants brackets for several.
  const name = pictures.length > 1 ? 'image[]' : 'image';
  for (const [index, { data, type }] of pictures.entries()) {
    form.append(name, new Blob([data], { type }), `picture-${index + 1}.${type.slice(6)}`);
  }
  if (mask) form.append('mask', new Blob([mask], { type: 'image/png' }), 'mask.png');
  const size = aspectRatio && sizeOfRatio[aspectRatio];
  if (size) form.append('size', size);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
