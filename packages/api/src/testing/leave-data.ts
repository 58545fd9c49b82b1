import { randomBytes } from 'node:crypto';
import type { CommandServices } from '../cli/command.ts';
import { visitorOwner } from '../services/callers.ts';
import { createLimitsService } from '../services/limits.ts';
import { createTrendingService } from '../services/trending.ts';
import * as schema from '../stores/database/schema.ts';

/** A visitor and what is theirs. */
export interface LeftData {
  token: string;
  owner: string;
  /** Id of the picture. */
  picture: string;
  /** Id of the job. */
  job: string;
  /** The address as the visitor wrote it. */
  email: string;
}

const newId = () => randomBytes(16).toString('hex');
const later = new Date(Date.now() + 3_600_000);

/** Does what a visitor does who made a picture and kept it, has a job waiting and left an address. */
export async function leaveData({ db, store }: CommandServices): Promise<LeftData> {
  // As tokens may: with a dash first.
  const token = `-${randomBytes(16).toString('base64url')}`.slice(0, 22);
  const owner = visitorOwner(token);
  const [picture, job, email] = [newId(), newId(), `Visitor-${newId()}@example.org`];
  await store.put(`originals/${picture}.jpg`, new Uint8Array([1, 2, 3]));
  await store.put(`conversions/${picture}.png`, new Uint8Array([4, 5]));
  await store.put(`inputs/${job}/0`, new Uint8Array([6]));
  await db.insert(schema.files).values({
    ...{ id: picture, extension: 'jpg', bytes: 3, owner },
    expiresAt: later,
  });
  await db.insert(schema.jobs).values({
    ...{ id: job, kind: 'edit', owner, requestId: 'r', input: { prompt: 'make it blue' } },
    expiresAt: later,
  });
  await db.insert(schema.idempotency).values({
    ...{ key: newId(), fingerprint: 'f', owner, answer: { status: 200, body: {} } },
    ...{ leaseUntil: later, expiresAt: later },
  });
  // Limits and patterns count addresses too: nobody shares one.
  const caller = { owner, address: newId(), key: null };
  await createLimitsService({ db, dailyLimit: 10, perMinute: 10 }).charge(caller, {
    what: 'picture',
  });
  await createTrendingService({ db }).record(caller, {
    prompt: 'make it snow',
    metrics: { shares: 0, saves: 1 },
  });
  await db
    .insert(schema.subscriptions)
    .values({ id: newId(), email: email.toLowerCase(), source: 'blog', owner });
  await db.insert(schema.feedback).values({ id: newId(), message: 'Nice.', email, owner });
  return { token, owner, picture, job, email };
}
