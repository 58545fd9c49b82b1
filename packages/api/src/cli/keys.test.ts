import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPartnerKeysService } from '../services/partner-keys.ts';
import { type OpenCommands, openCommands } from '../testing/open-commands.ts';

let open: OpenCommands;
beforeAll(async () => {
  open = await openCommands();
});
afterAll(() => open.close());

const run = (...args: string[]) => open.run('keys', ...args);

async function create(...args: string[]) {
  const { lines, exitCode } = await run('create', ...args);
  const [key = ''] = /nb_[0-9a-f]{12}_\S+/.exec(lines.join('\n')) ?? [];
  return { key, id: key.split('_')[1] ?? '', text: lines.join('\n'), exitCode };
}

describe('keys', () => {
  test('a key that is created works', async () => {
    const { key, exitCode } = await create('--name', 'Shop', '--origin', 'https://shop.example/');
    expect(exitCode).toBe(0);
    const found = await createPartnerKeysService(open.services.db).find(key);
    expect(found).toMatchObject({ name: 'Shop', tier: 'free', origins: ['https://shop.example'] });
  });

  test('a list shows names, origins and states, and never a key', async () => {
    const { key, id } = await create(
      ...['--name', 'Two places', '--tier', 'pro'],
      ...['--origin', 'https://a.example', '--origin', 'https://b.example'],
    );
    const { lines } = await run('list');
    const line = lines.find((text) => text.startsWith(id));
    expect(line).toMatch(/Two places +pro +\S+ +valid +https:\/\/a\.example https:\/\/b\.example/);
    expect(lines.join('\n')).not.toContain(key);
  });

  test('a revoked key works no longer and says so in the list', async () => {
    const { key, id } = await create('--name', 'Gone');
    const { lines, exitCode } = await run('revoke', id);
    expect({ lines, exitCode }).toEqual({
      lines: [`The key ${id} of Gone works no longer.`],
      exitCode: 0,
    });
    expect(await createPartnerKeysService(open.services.db).find(key)).toBeUndefined();
    const list = await run('list');
    expect(list.lines.find((text) => text.startsWith(id))).toMatch(/revoked \d{4}-\d\d-\d\d/);
  });

  test.each([
    [['create'], /needs the name of its partner: add --name/],
    [['create', '--name', 'x'.repeat(101)], /at most 100 characters/],
    [['create', '--name', 'a\u001b[2Jb'], /no line breaks or other controls/],
    [['create', '--name', 'x', '--tier', 'gold'], /no tier "gold"; the tiers are free, pro/],
    [['create', '--name', 'x', '--origin', 'shop'], /"shop" is not an origin: write scheme/],
    [['create', '--nam', 'x'], /'--nam'; --help shows/],
    [['revoke'], /Name the id of one key/],
    [['revoke', 'abc'], /no key with the id "abc"/],
    [['make'], /no "keys make"; use create, list or revoke/],
    [[], /Say what to do/],
  ])('%j is refused with one line that says what is right', async (args, words) => {
    const { lines, exitCode } = await run(...args);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([expect.stringMatching(words)]);
  });
});
