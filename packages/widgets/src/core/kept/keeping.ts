import type { KeptAmount } from './version-store.ts';

/** Whether versions outlast a reload. */
export type Keeping =
  /** The host does not want it. */
  | { status: 'off' }
  | { status: 'opening' }
  | { status: 'kept'; amount: KeptAmount }
  /** The newest changes are not: there is no room that could be made. */
  | { status: 'full' }
  /** This browser keeps nothing here. */
  | { status: 'unavailable' };
