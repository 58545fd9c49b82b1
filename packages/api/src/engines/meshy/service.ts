import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { OperatorAlarm } from '../generative/operator-alarm.ts';

/** Where the service is and who pays. */
export interface MeshyConfig {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string;
}

const madeSchema = z.object({ result: z.string().regex(/^[\w-]{1,100}$/) });

const taskSchema = z.object({
  status: z.enum(['PENDING', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'CANCELED', 'EXPIRED']),
  /** 0 to 100. */
  progress: z.number().catch(0),
  model_urls: z
    .object({
      glb: z
        .url({ protocol: /^https?$/ })
        .or(z.literal(''))
        .optional(),
    })
    .optional(),
});

export type MeshyTask = z.infer<typeof taskSchema>;

/** Bytes of a model's file, at most. */
const maxModelBytes = 100 * 1024 * 1024;

/**
 * Meshy's image-to-3D service by its HTTP interface, https://docs.meshy.ai/en/api/image-to-3d; nothing
 * of its answers but what is needed goes on.
 *
 * @throws AppError `engine_not_set_up`, `overloaded`, `engine_failed`; the signal's reason.
 */
export function createMeshyService({ baseUrl, apiKey }: MeshyConfig, alarm: OperatorAlarm) {
  const tasks = `${baseUrl}/openapi/v1/image-to-3d`;

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${apiKey}` };
    const answer = await fetch(url, { ...init, headers, redirect: 'error' }).catch((cause) => {
      init.signal?.throwIfAborted();
      throw failed('The service that makes 3D models could not be reached', cause);
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw refused(answer.status);
  }

  function refused(status: number): AppError {
    if (status === 401 || status === 402 || status === 403) {
      const why = status === 402 ? 'has no credit left' : 'refuses the key in MESHY_API_KEY';
      alarm.raise(`Meshy ${why}: no 3D model can be made.`, { status });
      return new AppError('engine_not_set_up', {
        error: 'The service that makes 3D models is not set up on this server',
      });
    }
    if (status === 429 || status === 503) {
      return new AppError('overloaded', {
        error: 'The service that makes 3D models is overloaded. Please try again in a moment',
      });
    }
    return failed('The service that makes 3D models did not accept the request', { status });
  }

  return {
    /** @returns the task's id. */
    async begin(png: Uint8Array, signal: AbortSignal): Promise<string> {
      const image_url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
      const answer = await ask(tasks, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ image_url, should_remesh: true, should_texture: false }),
        signal,
      });
      return (await parsed(answer, madeSchema)).result;
    },
    async look(id: string, signal: AbortSignal): Promise<MeshyTask> {
      return parsed(await ask(`${tasks}/${id}`, { signal }), taskSchema);
    },
    /** As far as the service still can. */
    async cancel(id: string): Promise<void> {
      await fetch(`${tasks}/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.timeout(5000),
      });
    },
    async download(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
      // The address is signed: the key is nobody else's business.
      const lost = (cause: unknown) => {
        signal.throwIfAborted();
        throw failed('The 3D model could not be fetched from its service', cause);
      };
      const answer = await fetch(url, { signal }).catch(lost);
      if (!answer.ok || Number(answer.headers.get('content-length')) > maxModelBytes) {
        await answer.body?.cancel();
        throw failed('The 3D model could not be fetched from its service');
      }
      return new Uint8Array(await answer.arrayBuffer().catch(lost));
    },
  };
}

async function parsed<Schema extends z.ZodType>(answer: Response, schema: Schema) {
  const body = await answer.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw failed('The service that makes 3D models gave an answer that could not be read');
}

export function failed(error: string, cause?: unknown): AppError {
  return new AppError('engine_failed', { error, cause });
}
