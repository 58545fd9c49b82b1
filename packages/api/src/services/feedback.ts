import { randomBytes } from 'node:crypto';
import type { Database } from '../stores/database/index.ts';
import { feedback } from '../stores/database/schema.ts';

/** What a visitor has to say. */
export interface NewFeedback {
  message: string;
  /** Where an answer may be sent, in lower case. */
  email: string | null;
  /** Where on the site it was left. */
  source: string | null;
  /** Who left it; see `Caller.owner`. */
  owner: string | null;
}

/** Keeps what visitors have to say. */
export interface FeedbackService {
  add(entry: NewFeedback): Promise<void>;
}

export function createFeedbackService(db: Database): FeedbackService {
  return {
    async add(entry) {
      await db.insert(feedback).values({ id: randomBytes(16).toString('hex'), ...entry });
    },
  };
}
