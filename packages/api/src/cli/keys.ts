import { parseArgs } from 'node:util';
import { normalizeOrigin, OriginError } from '../services/origins.ts';
import {
  createPartnerKeysService,
  type NewPartnerKey,
  type PartnerKeyEntry,
} from '../services/partner-keys.ts';
import { isTierName, type Tier, tiers } from '../tiers.ts';
import { type Action, type Command, done, failed, parsed, UsageError } from './command.ts';
import { toTable } from './table.ts';

const count = (number: number) => (number === 0 ? 'any number of' : number.toLocaleString('en'));

const tierLines = Object.entries<Tier>(tiers).map(
  ([name, { perMonth, perMinute }]) =>
    `  ${name.padEnd(10)} ${count(perMonth)} pictures a month, ${count(perMinute)} requests a minute`,
);

const help = `Keys that partners call the API with.

  npm run keys -- create --name "Shop" --origin https://shop.example [--origin …] [--tier free]
  npm run keys -- list
  npm run keys -- revoke <id>

A key without --origin works on every page and from servers. Tiers:
${tierLines.join('\n')}`;

/** `keys`: makes, lists and ends the keys of partners. */
export const keysCommand: Command = {
  help,
  read([verb, ...args]) {
    switch (verb) {
      case 'create':
        return readCreate(args);
      case 'list':
        return readList(args);
      case 'revoke':
        return readRevoke(args);
      case undefined:
        throw new UsageError('Say what to do: create, list or revoke; --help shows how.');
      default:
        throw new UsageError(`There is no "keys ${verb}"; use create, list or revoke.`);
    }
  },
};

function readCreate(args: string[]): Action {
  const { values } = parsed(() =>
    parseArgs({
      args,
      options: {
        name: { type: 'string' },
        origin: { type: 'string', multiple: true, default: [] },
        tier: { type: 'string', default: 'free' },
      },
    }),
  );
  const key = checkKey(values);
  return async ({ db }) => {
    const { key: secret, entry } = await createPartnerKeysService(db).create(key);
    return done(
      `Key of ${entry.name} (id ${entry.id}, tier ${entry.tier}, ${places(entry.origins)}):`,
      '',
      `  ${secret}`,
      '',
      'This is the only time that it is shown; only its hash is stored.',
    );
  };
}

function checkKey(values: { name?: string; origin: string[]; tier: string }): NewPartnerKey {
  const name = values.name?.trim();
  if (!name) throw new UsageError('A key needs the name of its partner: add --name "Shop".');
  if ([...name].length > 100 || /\p{Cc}/u.test(name)) {
    throw new UsageError(
      'A name has at most 100 characters, and no line breaks or other controls.',
    );
  }
  const { tier } = values;
  if (!isTierName(tier)) {
    const known = Object.keys(tiers).join(', ');
    throw new UsageError(`There is no tier "${tier}"; the tiers are ${known}.`);
  }
  try {
    return { name, tier, origins: values.origin.map(normalizeOrigin) };
  } catch (error) {
    throw error instanceof OriginError ? new UsageError(error.message) : error;
  }
}

function readList(args: string[]): Action {
  parsed(() => parseArgs({ args, options: {} }));
  return async ({ db }) => {
    const entries = await createPartnerKeysService(db).list();
    if (entries.length === 0) return done('There are no keys yet.');
    const rows = entries.map((entry) => [
      entry.id,
      entry.name,
      entry.tier,
      day(entry.createdAt),
      state(entry),
      places(entry.origins),
    ]);
    return done(...toTable([['ID', 'NAME', 'TIER', 'CREATED', 'STATE', 'ORIGINS'], ...rows]));
  };
}

function readRevoke(args: string[]): Action {
  const { positionals } = parsed(() => parseArgs({ args, options: {}, allowPositionals: true }));
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) {
    throw new UsageError('Name the id of one key, such as: revoke 0f1e2d3c4b5a; list shows them.');
  }
  return async ({ db }) => {
    const entry = await createPartnerKeysService(db).revoke(id);
    if (!entry) return failed(`There is no key with the id "${id}"; list shows them.`);
    return done(`The key ${id} of ${entry.name} works no longer.`);
  };
}

const day = (moment: Date) => moment.toISOString().slice(0, 10);

const state = ({ revokedAt }: PartnerKeyEntry) =>
  revokedAt ? `revoked ${day(revokedAt)}` : 'valid';

const places = (origins: readonly string[]) =>
  origins.length === 0 ? 'any origin' : origins.join(' ');
