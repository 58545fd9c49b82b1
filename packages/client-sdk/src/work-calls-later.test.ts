import { expect, it } from 'vitest';
import { connect } from './connection.ts';
import { createVisitor } from './visitor.ts';
import { workCalls } from './work-calls.ts';
import { workCalls as laterCalls } from './work-calls-later.ts';

const asked: string[] = [];
const fetch = async (request: Request | string | URL) => {
  if (request instanceof Request) asked.push(`${request.method} ${request.url}`);
  return Response.json({ jobs: [{ id: 'one' }] });
};
const connection = connect('https://api.test', { fetch }, createVisitor(false));

it('has the same calls, and makes them when their code has come', async () => {
  const later = laterCalls(connection);
  expect(Object.keys(later).sort()).toEqual(Object.keys(workCalls(connection)).sort());
  await expect(later.jobs.list()).resolves.toEqual([{ id: 'one' }]);
  expect(asked).toEqual(['GET https://api.test/api/jobs']);
});

it('fails as they do', async () => {
  const failing = async () => Response.json({ code: 'not_found', error: 'No' }, { status: 404 });
  const later = laterCalls(connect('https://api.test', { fetch: failing }, createVisitor(false)));
  await expect(later.jobs.get('none')).rejects.toMatchObject({ status: 404, code: 'not_found' });
});
