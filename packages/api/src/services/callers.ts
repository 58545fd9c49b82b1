import { createHash } from 'node:crypto';
import type { Caller, PartnerKey } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { PartnerKeysService } from './partner-keys.ts';

/** What a request says about who makes it. */
export interface Credentials {
  /** The header `Authorization`. */
  authorization: string | undefined;
  /** The header `x-visitor-token`. */
  visitorToken: string | undefined;
  /** The header `Origin`, which browsers set and pages cannot. */
  origin: string | undefined;
  /** See {@link Caller.address}. */
  address: string;
}

/** Finds out who makes a request. */
export interface CallersService {
  /**
   * @throws AppError `validation_failed` for a malformed visitor token, `key_invalid`,
   *   `origin_forbidden`.
   */
  identify(credentials: Credentials): Promise<Caller>;
}

const tokenFormat = /^[A-Za-z0-9_-]{16,128}$/;

export function createCallersService(keys: Pick<PartnerKeysService, 'find'>): CallersService {
  return {
    async identify({ authorization, visitorToken, origin, address }) {
      const visitor = visitorToken === undefined ? null : visitorOwner(visitorToken);
      const key = await findKey(keys, authorization);
      if (key && !mayBeUsedOn(key, origin)) throw new AppError('origin_forbidden');
      return { address, owner: visitor ?? (key && `key:${key.id}`), key };
    },
  };
}

/**
 * The owner that a visitor token stands for; the token itself is stored nowhere.
 *
 * @throws AppError `validation_failed`.
 */
export function visitorOwner(token: string): string {
  if (!tokenFormat.test(token)) {
    throw new AppError('validation_failed', {
      message:
        'The header "x-visitor-token" must be 16 to 128 characters of A-Z, a-z, 0-9, _ and -.',
    });
  }
  return `visitor:${createHash('sha256').update(token).digest('hex')}`;
}

async function findKey(
  keys: Pick<PartnerKeysService, 'find'>,
  authorization: string | undefined,
): Promise<PartnerKey | null> {
  // Browsers send a password that a proxy in front of the whole site asks for with every request.
  if (authorization === undefined || /^basic /i.test(authorization)) return null;
  const [, sent] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
  const key = sent === undefined ? undefined : await keys.find(sent);
  if (key) return key;
  throw new AppError('key_invalid', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Only browsers name an origin; a request without one comes from the partner's server. */
function mayBeUsedOn({ origins }: PartnerKey, origin: string | undefined): boolean {
  return origins.length === 0 || origin === undefined || origins.includes(origin);
}
