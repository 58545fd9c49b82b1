import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As much of a browser's storage as the progress needs. */
function storage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const load = async () => {
  vi.resetModules();
  return import('./progress.ts');
};

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

it('remembers what was completed over reloads, each once', async () => {
  const first = await load();
  expect(first.completedTutorials()).toEqual([]);
  first.setCompleted('a', true);
  first.setCompleted('b', true);
  first.setCompleted('a', true);
  const second = await load();
  expect(second.completedTutorials()).toEqual(['b', 'a']);
});

it('takes a mark away again', async () => {
  const progress = await load();
  progress.setCompleted('a', true);
  progress.setCompleted('a', false);
  expect((await load()).completedTutorials()).toEqual([]);
});

it('gives the same list as long as nothing has changed', async () => {
  const progress = await load();
  progress.setCompleted('a', true);
  expect(progress.completedTutorials()).toBe(progress.completedTutorials());
});

it.each(['not JSON', '{"a":1}', '[1, null]'])('begins anew when %s is stored', async (text) => {
  vi.stubGlobal('localStorage', storage({ 'nano-banana-tutorials': text }));
  expect((await load()).completedTutorials()).toEqual([]);
});

it('remembers within the page where the browser stores nothing', async () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const progress = await load();
  progress.setCompleted('a', true);
  expect(progress.completedTutorials()).toEqual(['a']);
});
