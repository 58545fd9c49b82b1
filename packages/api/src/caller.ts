import type { TierName } from './tiers.ts';

/** A partner's key, without its secret. */
export interface PartnerKey {
  /** 12 hexadecimal digits, the public part of the key. */
  readonly id: string;
  /** The partner's name. */
  readonly name: string;
  /** Origins of pages that may use it; empty = any. */
  readonly origins: readonly string[];
  readonly tier: TierName;
}

/** Who makes a request. */
export interface Caller {
  /** What limits count: an IPv4 address or the /64 of an IPv6 one, such as `2001:db8:1:2::/64`. */
  readonly address: string;
  /**
   * Whose work this is: `visitor:<SHA-256 of the visitor token, hexadecimal>`, else `key:<id>`, else
   * null. With both it is the visitor's.
   */
  readonly owner: string | null;
  /** The partner's key that the request came with. */
  readonly key: PartnerKey | null;
}
