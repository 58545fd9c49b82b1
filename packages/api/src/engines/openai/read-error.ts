import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { type Failures, say } from '../generative/failures.ts';
import type { OperatorAlarm } from '../generative/operator-alarm.ts';
import { ServiceFailure } from '../generative/picture-service.ts';

const bodySchema = z.object({
  error: z.looseObject({ code: z.string().nullish(), message: z.string().nullish() }),
});

/** What is needed to tell an operator's mistake. */
export interface OpenAiErrorContext {
  model: string;
  failures: Failures;
  alarm: OperatorAlarm;
}

/** Turns an answer that is an error into a failure with true words, and nothing of its body. */
export async function readErrorAnswer(
  answer: Response,
  { model, failures, alarm }: OpenAiErrorContext,
): Promise<ServiceFailure> {
  const { status, headers } = answer;
  const body = bodySchema.safeParse(await answer.json().catch(() => undefined));
  const { code, message } = body.success ? body.data.error : {};
  if (/moderation|content_policy|safety/.test(code ?? '')) return blocked(model);
  switch (status) {
    case 401:
    case 403:
    case 404:
      alarm.raise(adviceFor(status, model), { status, code: machineWord(code) });
      return failures.notSetUp();
    case 429:
      if (code !== 'insufficient_quota') {
        return failures.quotaOfMinute(secondsOf(headers.get('retry-after')));
      }
      alarm.raise('The account of OPENAI_API_KEY has no quota left: check its plan and billing', {
        status,
        code,
      });
      return failures.quotaUsedUp();
    case 500:
      return failures.failedInside();
    case 503:
      return failures.overloaded();
    case 504:
      return failures.tookTooLong();
    case 400:
      if (/image file|input image/i.test(message ?? '')) {
        return new ServiceFailure(new AppError('image_damaged'));
      }
  }
  // A proxy speaks for a service that may have made, and billed, the picture.
  return status >= 500 ? failures.brokenOff() : failures.refusedRequest();
}

function blocked(model: string): ServiceFailure {
  return say(
    'prompt_blocked',
    `The image model ${model} refuses this prompt or picture because of its safety rules. Please try other words or another picture`,
  );
}

function adviceFor(status: number, model: string): string {
  return status === 404
    ? `The server of OPENAI_BASE_URL knows no images/edits or no model ${model}: check the address, with its version, and OPENAI_IMAGE_MODEL`
    : 'The server of OPENAI_BASE_URL refuses this server, so no pictures are made: check OPENAI_API_KEY';
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function machineWord(text: string | null | undefined): string | undefined {
  return text && /^[a-z_]{1,60}$/.test(text) ? text : undefined;
}
