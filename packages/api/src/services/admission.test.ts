import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createAdmission } from './admission.ts';

const open = new AbortController().signal;
const overloaded = { code: 'overloaded', details: { headers: { 'Retry-After': '5' } } };

/** Enters and writes down when. */
function enterAs(name: string, admission: ReturnType<typeof createAdmission>, entered: string[]) {
  return admission.enter(open).then((release) => {
    entered.push(name);
    return release;
  });
}

describe('places', () => {
  test('are had at once while there are any, and then in the order of arrival', async () => {
    const admission = createAdmission({ maxConcurrent: 2, maxWaiting: 3 });
    const entered: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => enterAs(name, admission, entered));
    (await b)?.();
    const leaveC = await c;
    expect(entered).toEqual(['a', 'b', 'c']);
    expect(admission.figures()).toEqual({ running: 2, waiting: 1, bytes: 0 });
    (await a)?.();
    const leaveD = await d;
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
    leaveC?.();
    leaveD?.();
    expect(admission.figures()).toEqual({ running: 0, waiting: 0, bytes: 0 });
  });

  test('are refused at once when the line is full, with a time to come again', async () => {
    const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 1 });
    const leave = await admission.enter(open);
    expect(admission.isFull).toBe(false);
    const waiting = admission.enter(open);
    expect(admission.isFull).toBe(true);
    await expect(admission.enter(open)).rejects.toMatchObject(overloaded);
    expect(() => admission.refuseIfFull()).toThrow(AppError);
    leave();
    (await waiting)();
    expect(admission.isFull).toBe(false);
    admission.refuseIfFull();
  });

  test('are given back once, however often a caller says so', async () => {
    const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 1 });
    const leave = await admission.enter(open);
    leave();
    leave();
    expect(admission.figures().running).toBe(0);
  });

  test('need no line when none may wait', async () => {
    const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 0 });
    const leave = await admission.enter(open);
    await expect(admission.enter(open)).rejects.toMatchObject(overloaded);
    leave();
    (await admission.enter(open))();
  });
});

test('work that nobody waits for comes after all who wait, and takes no room in their line', async () => {
  const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 1 });
  const leave = await admission.enter(open);
  const entered: string[] = [];
  const patient = [1, 2].map(() =>
    admission.enterPatiently(open).then((release) => {
      entered.push('patient');
      return release;
    }),
  );
  const hurried = enterAs('hurried', admission, entered);
  leave();
  (await hurried)();
  (await patient[0])?.();
  (await patient[1])?.();
  expect(entered).toEqual(['hurried', 'patient', 'patient']);
  expect(admission.figures().running).toBe(0);
});

describe('a caller who goes away', () => {
  test('leaves the line, which moves up', async () => {
    const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 2 });
    const leave = await admission.enter(open);
    const caller = new AbortController();
    const gone = admission.enter(caller.signal);
    const next = admission.enter(open);
    caller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    expect(admission.figures()).toMatchObject({ running: 1, waiting: 1 });
    leave();
    (await next)();
    expect(admission.figures()).toMatchObject({ running: 0, waiting: 0 });
  });

  test('before the line does not enter it', async () => {
    const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 2 });
    await expect(admission.enter(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(admission.figures()).toMatchObject({ running: 0, waiting: 0 });
  });

  test('keeps the place that it has until it gives it back', async () => {
    const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 0 });
    const caller = new AbortController();
    const leave = await admission.enter(caller.signal);
    caller.abort();
    expect(admission.figures().running).toBe(1);
    leave();
    expect(admission.figures().running).toBe(0);
  });
});

describe('the memory of bodies', () => {
  const places = { maxConcurrent: 1, maxWaiting: 1 };

  test('is shared by all requests and has an end', () => {
    const admission = createAdmission({ ...places, maxBytes: 100 });
    const [one, other] = [admission.openBody('192.0.2.1'), admission.openBody('192.0.2.1')];
    one.reserve(60);
    other.reserve(40);
    expect(() => other.reserve(1)).toThrow(expect.objectContaining(overloaded));
    expect(() => admission.refuseIfFull()).toThrow(expect.objectContaining(overloaded));
    expect(admission.figures().bytes).toBe(100);
    one.release();
    other.reserve(60);
    expect(admission.figures().bytes).toBe(100);
  });

  test('is given back in parts, and the rest once at the end', () => {
    const admission = createAdmission({ ...places, maxBytes: 100 });
    const body = admission.openBody('192.0.2.1');
    body.reserve(100);
    body.reserve(-30);
    expect(admission.figures().bytes).toBe(70);
    body.release();
    body.release();
    expect(admission.figures().bytes).toBe(0);
  });

  test('does not count what comes after the end', () => {
    const admission = createAdmission({ ...places, maxBytes: 100 });
    const body = admission.openBody('192.0.2.1');
    body.release();
    body.reserve(50);
    body.reserve(-20);
    expect(admission.figures().bytes).toBe(0);
  });
});
