import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PartnerKey } from '../caller.ts';
import type { Database } from '../stores/database/index.ts';
import { partnerKeys } from '../stores/database/schema.ts';
import { isTierName, type TierName } from '../tiers.ts';
import { normalizeOrigin } from './origins.ts';

/** What is known about a key; never its secret, nor the secret's hash. */
export interface PartnerKeyEntry extends PartnerKey {
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

export interface NewPartnerKey {
  /** The partner's name. */
  name: string;
  /** Origins of pages that may use the key; none = any. */
  origins: readonly string[];
  tier: TierName;
}

/** The keys that partners call the API with. */
export interface PartnerKeysService {
  /**
   * Makes a key.
   *
   * @returns the key itself, which can never be shown again, and what is known about it.
   * @throws OriginError when an origin is none.
   */
  create(key: NewPartnerKey): Promise<{ key: string; entry: PartnerKeyEntry }>;
  /** All keys, revoked ones too, oldest first. */
  list(): Promise<PartnerKeyEntry[]>;
  /** Ends a key, by its id; one that is revoked stays so. Undefined when there is none. */
  revoke(id: string): Promise<PartnerKeyEntry | undefined>;
  /** The key that a caller sent; undefined when it is wrong, malformed or revoked. */
  find(key: string): Promise<PartnerKey | undefined>;
}

const format = /^nb_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Compared when there is no such id, so that the answer takes as long as for a wrong secret. */
const noHash = sha256('');

export function createPartnerKeysService(db: Database): PartnerKeysService {
  return {
    async create({ name, origins, tier }) {
      const id = randomBytes(6).toString('hex');
      const key = `nb_${id}_${randomBytes(32).toString('base64url')}`;
      const allowed = [...new Set(origins.map(normalizeOrigin))];
      const hash = sha256(key).toString('hex');
      const [row] = await db
        .insert(partnerKeys)
        .values({ id, name, hash, origins: allowed, tier })
        .returning();
      if (!row) throw new Error('The key was not stored.');
      return { key, entry: toEntry(row) };
    },
    async list() {
      const rows = await db.select().from(partnerKeys).orderBy(asc(partnerKeys.createdAt));
      return rows.map(toEntry);
    },
    async revoke(id) {
      const isOpen = and(eq(partnerKeys.id, id), isNull(partnerKeys.revokedAt));
      await db.update(partnerKeys).set({ revokedAt: new Date() }).where(isOpen);
      const [row] = await db.select().from(partnerKeys).where(eq(partnerKeys.id, id));
      return row && toEntry(row);
    },
    async find(key) {
      const id = format.exec(key)?.[1];
      if (id === undefined) return undefined;
      const [row] = await db.select().from(partnerKeys).where(eq(partnerKeys.id, id));
      const stored = row ? Buffer.from(row.hash, 'hex') : noHash;
      const isRight = timingSafeEqual(sha256(key), stored);
      return row && isRight && row.revokedAt === null ? toKey(row) : undefined;
    },
  };
}

type Row = typeof partnerKeys.$inferSelect;

/** A tier that this version does not know any more has the limits of `free`. */
function toKey({ id, name, origins, tier }: Row): PartnerKey {
  return { id, name, origins, tier: isTierName(tier) ? tier : 'free' };
}

function toEntry(row: Row): PartnerKeyEntry {
  return { ...toKey(row), createdAt: row.createdAt, revokedAt: row.revokedAt };
}
