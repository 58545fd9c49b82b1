import type { GoogleGenAI } from '@google/genai/web';
import { z } from 'zod';
import type { GeminiConfig } from '../../config-engines.ts';
import { AppError } from '../../errors.ts';
import { failuresOf } from '../generative/failures.ts';
import type { OperatorAlarm } from '../generative/operator-alarm.ts';
import { wordsOfBlock } from './finish-reasons.ts';
import { keepAnswer } from './kept-answer.ts';
import { partsOf } from './read-answer.ts';
import { readError } from './read-error.ts';

/** A question whose answer has a shape. */
export interface JsonQuestion<Answer> {
  /** What the model is to do. */
  instruction: string;
  /** What it is to do it with; never taken for an instruction. */
  text: string;
  /** Without lengths of texts, which the service does not take. */
  schema: z.ZodType<Answer>;
  signal: AbortSignal;
}

/** Asks a text model of Gemini for JSON. */
export type AskForJson = <Answer>(question: JsonQuestion<Answer>) => Promise<Answer>;

/** The answer does not have the shape that was asked for. Nothing of it is repeated. */
class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}

/** Makes {@link AskForJson}; it throws AppError as `readError` says, and anything for odd answers. */
export function createAskForJson(
  ai: GoogleGenAI,
  { textModel: model }: GeminiConfig,
  alarm: OperatorAlarm,
): AskForJson {
  const context = { model, alarm, failures: failuresOf(`text model ${model}`) };
  return async ({ instruction, text, schema, signal }) => {
    const { $schema: _, ...responseJsonSchema } = z.toJSONSchema(schema);
    const { candidates, promptFeedback } = await ai.models
      .generateContent({
        model,
        contents: [{ role: 'user', parts: [{ text }] }],
        config: {
          systemInstruction: instruction,
          responseMimeType: 'application/json',
          responseJsonSchema,
          abortSignal: signal,
          httpOptions: { fetch: keepAnswer().fetch },
        },
      })
      .catch((error: unknown) => {
        throw signal.aborted ? error : readError(error, context).failure;
      });
    if (promptFeedback?.blockReason) {
      const { what, advice } = wordsOfBlock(promptFeedback.blockReason);
      const words = `${what.replace('image model', 'text model')}. ${advice}`;
      throw new AppError('prompt_blocked', { error: words, message: words });
    }
    const said = partsOf(candidates).map((part) => (part.thought ? '' : (part.text ?? '')));
    return read(schema, said.join(''));
  };
}

function read<Answer>(schema: z.ZodType<Answer>, text: string): Answer {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new UnexpectedAnswerError(
      'The text model’s answer does not have the shape that was asked for.',
    );
  }
}
