import { randomBytes } from 'node:crypto';
import type { Database } from '../stores/database/index.ts';
import { subscriptions } from '../stores/database/schema.ts';

/** An e-mail address that asks for news. */
export interface NewSubscription {
  /** In lower case. */
  email: string;
  /** Where on the site it was left. */
  source: string | null;
  /** Who left it; see `Caller.owner`. */
  owner: string | null;
}

/** Keeps the e-mail addresses that ask for news. */
export interface SubscriptionsService {
  /** Keeps an address; one that is known already stays as it is. */
  add(subscription: NewSubscription): Promise<void>;
}

export function createSubscriptionsService(db: Database): SubscriptionsService {
  return {
    async add(subscription) {
      const id = randomBytes(16).toString('hex');
      await db
        .insert(subscriptions)
        .values({ id, ...subscription })
        .onConflictDoNothing({ target: subscriptions.email });
    },
  };
}
