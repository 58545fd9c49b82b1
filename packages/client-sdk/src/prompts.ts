import type { Client } from './client.ts';
import type { Connection } from './connection.ts';

/** The calls that write prompts, and tell which ones do well. */
export function prompts({ http, caller, call }: Connection): Client['prompts'] {
  const params = () => ({ header: caller() });
  return {
    optimize: (prompt, { featureCategory, ...options } = {}) =>
      call(options, (signal) =>
        http.POST('/api/optimize-prompt', {
          signal,
          params: params(),
          body: { prompt, featureCategory },
        }),
      ),
    suggest: async (basePrompt, { count, ...options } = {}) => {
      const { suggestions } = await call(options, (signal) =>
        http.POST('/api/generate-suggestions', {
          signal,
          params: params(),
          body: { basePrompt, count },
        }),
      );
      return suggestions;
    },
    trending: (options) =>
      call(options, (signal) => http.GET('/api/trending-patterns', { signal })),
    recordSuccess: async ({ prompt, metrics, ...options }) => {
      await call(options, (signal) =>
        http.POST('/api/record-success', {
          signal,
          params: params(),
          body: { prompt, metrics },
          // The visitor may be leaving.
          keepalive: true,
        }),
      );
    },
  };
}
