import pino from 'pino';
import { expect, test } from 'vitest';
import { safeLog } from './safe-log.ts';

const id = '0123456789abcdef'.repeat(2);

function open() {
  const lines: string[] = [];
  return { log: pino(safeLog, { write: (line: string) => lines.push(line) }), lines };
}

const secretError = () =>
  Object.assign(new Error('Failed query: select 1\nparams: Ottilie'), { params: ['Ottilie'] });

test('an error is described, however it is handed over', () => {
  const { log, lines } = open();
  log.error(secretError());
  log.error({ err: secretError() });
  log.error({ err: secretError() }, 'it failed');
  log.error({ reason: secretError(), more: { deep: [secretError()] } }, 'it failed');
  log.error('it failed: %s %o', 'why', secretError());
  log
    .child({ requestId: 'r-1' })
    .error({ err: new Error('x', { cause: secretError() }) }, 'it failed');
  expect(lines).toHaveLength(6);
  expect(lines.join()).not.toContain('Ottilie');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'error' });
});

test('texts are kept without what is secret in them', () => {
  const { log, lines } = open();
  log.info({ job: id, note: 'for me@example.com' }, `job ${id} was cancelled`);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    job: '01234567…',
    note: 'for {e-mail}',
    msg: 'job 01234567… was cancelled',
  });
});

test('fields that have no place in a log are left out, also deep inside', () => {
  const { log, lines } = open();
  log.info(
    { prompt: 'Ottilie', job: { input: 'Ottilie', kind: 'edit' }, Authorization: 'Ottilie' },
    'x',
  );
  expect(lines[0]).not.toContain('Ottilie');
  expect(JSON.parse(lines[0]!)).toMatchObject({ job: { kind: 'edit' } });
});

test('a request’s id stays as the caller chose it, so that it can be followed', () => {
  const { log, lines } = open();
  log.child({ requestId: id }).info('one');
  log.info({ requestId: id }, 'two');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: id });
});
