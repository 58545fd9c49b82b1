import type { Figurine, Model, PrintJob } from '@nano-banana/client-sdk';

/** Whether work is still to end. */
export function isRunning(record: Pick<Figurine | Model, 'status'> | null): boolean {
  return record?.status === 'pending' || record?.status === 'processing';
}

/** Whether a price still holds: to the end of its last day, in UTC. */
export function isValid({ validUntil }: Pick<PrintJob, 'validUntil'>, now: number): boolean {
  return now < Date.parse(`${validUntil}T00:00:00Z`) + 86_400_000;
}

/** Whole seconds that finished work took, by the server's clock. */
export function secondsOf({ createdAt, finishedAt }: Pick<Model, 'createdAt' | 'finishedAt'>) {
  return finishedAt
    ? Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1000))
    : null;
}

/** `nano-banana-figurine-{timestamp}`, the same for all files of one thing; milliseconds since 1970. */
export function figurineFileName({ createdAt }: { createdAt: string }): string {
  return `nano-banana-figurine-${Date.parse(createdAt)}`;
}
