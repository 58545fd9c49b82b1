import type { Connection } from './connection.ts';
import type { WorkCalls } from './work-calls.ts';

const groups = [
  'images',
  'subscriptions',
  'feedback',
  'figurines',
  'models',
  'poses',
  'printJobs',
  'jobs',
  'prompts',
] as const satisfies (keyof WorkCalls)[];

const load = () => import('./work-calls.ts');

/*
 * The first sign of use fetches them ahead of the first call: some browsers never ask again for a module that failed,
 * and a connection that is lost just then would end all calls of that page.
 */
const ahead = () => {
  load().catch(() => {});
};
for (const sign of ['pointerdown', 'keydown', 'input'])
  globalThis.addEventListener?.(sign, ahead, { once: true, capture: true, passive: true });

type Call = (...given: readonly unknown[]) => unknown;

/**
 * In the place of `work-calls.ts` where a page should begin with less (the script tag's build): the same calls, whose
 * code comes with the first of them.
 */
export function workCalls(connection: Connection): WorkCalls {
  const later = (name: (typeof groups)[number]) =>
    new Proxy(Object.freeze({}), {
      get:
        (_, method: string) =>
        async (...given: readonly unknown[]) => {
          const calls = (await load()).workCalls(connection)[name];
          return (calls as Record<string, Call>)[method]?.(...given);
        },
    });
  return Object.fromEntries(groups.map((name) => [name, later(name)])) as unknown as WorkCalls;
}
