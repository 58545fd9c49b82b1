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
          const calls = (await import('./work-calls.ts')).workCalls(connection)[name];
          return (calls as Record<string, Call>)[method]?.(...given);
        },
    });
  return Object.fromEntries(groups.map((name) => [name, later(name)])) as unknown as WorkCalls;
}
