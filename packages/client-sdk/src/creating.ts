import type { CallerHeader, Connection, Send } from './connection.ts';
import { randomToken } from './random-token.ts';
import { sendSafely } from './send-safely.ts';
import type { CreateOptions } from './types.ts';

type CreatingHeader = CallerHeader & { 'Idempotency-Key'?: string };

export type CreatingConnection = ReturnType<typeof creating>;

/** A connection with calls for what makes something: they may be sent twice. */
export function creating(connection: Connection) {
  const create = <T>(
    { signal, idempotencyKey: key = randomToken() }: CreateOptions,
    send: (signal: AbortSignal, header: CreatingHeader) => ReturnType<Send<T>>,
  ): Promise<T> => {
    const header = { ...connection.caller(), ...(key && { 'Idempotency-Key': key }) };
    return connection.call({ signal }, (inner) =>
      sendSafely(key, inner, () => send(inner, header)),
    );
  };
  return { ...connection, create };
}
