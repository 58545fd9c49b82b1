import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../../stores/database/schema.ts';
import { leaveData } from '../../testing/leave-data.ts';
import { type OpenCommands, openCommands } from '../../testing/open-commands.ts';

let open: OpenCommands;
beforeAll(async () => {
  open = await openCommands();
});
afterAll(() => open.close());

const run = (...args: string[]) => open.run('personal-data', ...args);

/** Keys in the store that name one of the ids. */
async function storedKeys(...ids: string[]) {
  const keys: string[] = [];
  for await (const { key } of open.services.store.list('')) {
    if (ids.some((id) => key.includes(id))) keys.push(key);
  }
  return keys.sort();
}

async function rowsOf(owner: string) {
  const { db } = open.services;
  const all = await Promise.all(
    [
      schema.files,
      schema.jobs,
      schema.idempotency,
      schema.subscriptions,
      schema.feedback,
      schema.patternVisitors,
    ].map((table) => db.select({ owner: table.owner }).from(table)),
  );
  return all.flat().filter((row) => row.owner === owner).length;
}

describe('personal-data export', () => {
  test('a visitor gets rows and pictures, and nobody else’s', async () => {
    const visitor = await leaveData(open.services);
    const other = await leaveData(open.services);
    const { exitCode } = await run('export', '--visitor', visitor.token, '--out', 'mine');
    expect(exitCode).toBe(0);
    const text = await readFile(join(open.folder, 'mine', 'data.json'), 'utf8');
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      files: [{ id: visitor.picture }],
      jobs: [{ id: visitor.job, input: { prompt: 'make it blue' } }],
      idempotency: [{ answer: { status: 200 } }],
      subscriptions: [{ source: 'blog' }],
      feedback: [{ message: 'Nice.' }],
      patternVisitors: [{ pattern: 'any' }, { pattern: 'snow' }],
    });
    // A minute's and a day's.
    expect(data.usage).toHaveLength(2);
    expect(text).not.toContain(other.picture);
    const files = await readdir(join(open.folder, 'mine', 'files'), { recursive: true });
    const pictures = files.filter((name) => /\.\w+$|\/0$/.test(name));
    expect(pictures.sort()).toEqual([
      `conversions/${visitor.picture}.png`,
      `inputs/${visitor.job}/0`,
      `originals/${visitor.picture}.jpg`,
    ]);
  });

  test('an e-mail address gets what was left with it, however it is written', async () => {
    const { email } = await leaveData(open.services);
    await run('export', '--email', email.toUpperCase(), '--out', 'by-email');
    const data = JSON.parse(await readFile(join(open.folder, 'by-email', 'data.json'), 'utf8'));
    expect(data).toMatchObject({
      files: [],
      jobs: [],
      subscriptions: [{ email: email.toLowerCase() }],
      feedback: [{ message: 'Nice.' }],
    });
  });

  test('a folder with something in it is not written to', async () => {
    const { email } = await leaveData(open.services);
    await run('export', '--email', email, '--out', 'full');
    const { lines, exitCode } = await run('export', '--email', email, '--out', 'full');
    expect(exitCode).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/is not empty; name another one with --out/)]);
  });
});

describe('personal-data delete', () => {
  test('without --yes it says what there is, asks, and removes nothing', async () => {
    const { token, owner } = await leaveData(open.services);
    const before = await rowsOf(owner);
    const { lines, question, exitCode } = await run('delete', '--visitor', token);
    expect({ question, exitCode }).toEqual({ question: 'Remove it?', exitCode: 1 });
    expect(lines.join('\n')).toMatch(/pictures +1\n/);
    expect(await rowsOf(owner)).toBe(before);
  });

  test('with --yes everything of the visitor is gone, and nobody else’s', async () => {
    const visitor = await leaveData(open.services);
    const other = await leaveData(open.services);
    const { lines, exitCode } = await run('delete', '--visitor', visitor.token, '--yes');
    expect(exitCode).toBe(0);
    expect(lines.join('\n')).toMatch(/Removed:.*pictures +1\n.*counters of limits +2\n/s);
    expect(await rowsOf(visitor.owner)).toBe(0);
    expect(await storedKeys(visitor.picture, visitor.job)).toEqual([]);
    expect(await rowsOf(other.owner)).toBe(7);
    expect(await storedKeys(other.picture, other.job)).toHaveLength(3);
  });

  test('a second time there is nothing left to do', async () => {
    const { token } = await leaveData(open.services);
    await run('delete', '--visitor', token, '--yes');
    const { lines, exitCode } = await run('delete', '--visitor', token, '--yes');
    expect(exitCode).toBe(0);
    expect(lines).toEqual(['Nothing is kept that belongs to this one.']);
  });

  test('an e-mail address takes its subscription and its feedback along, not the pictures', async () => {
    const { email, owner } = await leaveData(open.services);
    await run('delete', '--email', email, '--yes');
    expect(await rowsOf(owner)).toBe(5);
  });

  test.each([
    [['delete'], /either --visitor <token> or --email <address>/],
    [['delete', '--visitor', 'short'], /--visitor takes a token: 16 to 128/],
    [['delete', '--email', 'nobody'], /--email takes an address/],
    [['erase'], /no "personal-data erase"/],
  ])('%j is refused with one line that says what is right', async (args, words) => {
    const { lines, exitCode } = await run(...args);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([expect.stringMatching(words)]);
  });
});
