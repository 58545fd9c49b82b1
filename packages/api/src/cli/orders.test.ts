import { afterAll, beforeAll, expect, test } from 'vitest';
import { printJobs } from '../stores/database/schema.ts';
import { type OpenCommands, openCommands } from '../testing/open-commands.ts';

let open: OpenCommands;
const id = 'ab'.repeat(16);
const quoted = 'cd'.repeat(16);
const address = { name: 'Ada Lovelace', email: 'ada@example.org' };

beforeAll(async () => {
  open = await openCommands();
  const { db, seal } = open.services;
  const row = {
    modelId: 'ef'.repeat(16),
    options: { material: 'pla', quality: 'standard', quantity: 2 },
    quote: { price: 31.5 },
    modelFiles: { stl: 'a.stl', threeMf: 'b.3mf' },
  };
  await db.insert(printJobs).values([
    { ...row, id: quoted },
    {
      ...row,
      id,
      status: 'ordered',
      orderedAt: new Date(),
      delivery: 'dead',
      address: seal.close(id, address),
      emailHash: seal.blind(address.email),
    },
  ]);
});
afterAll(() => open.close());

const run = async (...args: string[]) => {
  const { lines, exitCode } = await open.run('orders', ...args);
  return { text: lines.join('\n'), exitCode };
};

test('orders are listed, and quotes are not', async () => {
  const { text } = await run('list');
  expect(text).toContain(id);
  expect(text).toContain('2 × pla, standard');
  expect(text).toContain('31.50');
  expect(text).not.toContain(quoted);
});

test('an address is not readable in the database, and is shown to the operator', async () => {
  const rows = JSON.stringify(await open.services.db.select().from(printJobs));
  expect(rows).not.toMatch(/Lovelace|example\.org/);
  expect((await run('show', id)).text).toContain('Ada Lovelace');
});

test('an order goes one step on, and none too far', async () => {
  expect(await run('advance', id, 'shipped')).toMatchObject({ exitCode: 1 });
  expect(await run('advance', id, 'in_production')).toMatchObject({ exitCode: 0 });
});

test('a dead letter is sent again, once', async () => {
  expect((await run('list', '--dead')).text).toContain(id);
  expect(await run('retry', id)).toMatchObject({ exitCode: 0 });
  expect(await run('retry', id)).toMatchObject({ exitCode: 1 });
  expect((await run('list', '--dead')).text).not.toContain(id);
});

test('what belongs to an e-mail address is exported readable, and deleted', async () => {
  const { lines } = await open.run('personal-data', 'export', '--email', 'Ada@example.org');
  expect(lines.join()).toMatch(/quotes and orders of prints\s+1/);
  // It waits for the print service.
  expect(await run('forget', id)).toMatchObject({ exitCode: 1 });
  await run('forget', id, '--yes');
  expect((await run('show', id)).text).not.toContain('Lovelace');
});

test.each([
  [['list', '--all']],
  [['show']],
  [['show', 'nothing']],
  [['advance', id]],
  [['advance', id, 'eaten']],
  [['eat', id]],
])('%o says what is wrong', async (args) => {
  const { text, exitCode } = await run(...args);
  expect(exitCode).toBe(1);
  expect(text).toBeTruthy();
});
