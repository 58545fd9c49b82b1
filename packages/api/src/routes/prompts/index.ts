import { createHash } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { LimitsService } from '../../services/limits.ts';
import type { PromptsService, ScoredPrompt } from '../../services/prompts.ts';
import type { TrendingService } from '../../services/trending.ts';
import { matchesEtag } from '../conditional.ts';
import { readJson } from '../read-json.ts';
import {
  generateSuggestions,
  type OptimizedAnswer,
  optimizeBody,
  optimizePrompt,
  suggestionsBody,
} from './schema.ts';
import { recordSuccess, successBody } from './success-schema.ts';
import { trendingPatterns } from './trending-schema.ts';

/** What the routes work with. */
export interface PromptRoutesOptions {
  prompts: PromptsService;
  trending: TrendingService;
  limits: LimitsService;
}

/** Bytes of a body: a character may be escaped in six, and far too long a prompt is told its limit. */
const maxBytes = 96 * 1024;

/** Those that count stand behind `identifyCaller`. */
export function promptRoutes({ prompts, trending, limits }: PromptRoutesOptions) {
  // The library's own validators read a body of any size; the schemas are applied below.
  const unread = { request: {} };
  return new OpenAPIHono<AppEnv>()
    .openapi({ ...optimizePrompt, ...unread }, async (c) => {
      const request = await readJson(c.req.raw, optimizeBody, maxBytes);
      const { signal } = c.req.raw;
      const answer = await withCharge(c, limits, 'request', () =>
        prompts.optimize({ ...request, signal }),
      );
      return answerJson(c, asTold(answer), 200);
    })
    .openapi({ ...generateSuggestions, ...unread }, async (c) => {
      const request = await readJson(c.req.raw, suggestionsBody, maxBytes);
      const { signal } = c.req.raw;
      const suggestions = await withCharge(c, limits, 'request', () =>
        prompts.suggest({ ...request, signal }),
      );
      return answerJson(c, { suggestions }, 200);
    })
    .openapi({ ...recordSuccess, ...unread }, async (c) => {
      const record = await readJson(c.req.raw, successBody, maxBytes);
      await withCharge(c, limits, 'request', () => trending.record(c.var.caller, record));
      return answerJson(c, { success: true as const }, 200);
    })
    .openapi(trendingPatterns, async (c) => {
      const patterns = await trending.list();
      const hash = createHash('sha256').update(JSON.stringify(patterns)).digest('base64url');
      const etag = `"${hash.slice(0, 22)}"`;
      const headers = { ETag: etag, 'Cache-Control': 'public, max-age=30' };
      if (!matchesEtag(c.req.header('if-none-match'), etag)) {
        return answerJson(c, patterns, 200, headers);
      }
      return c.body(null, 304, headers);
    });
}

/** Improvements as sentences, and as remarks where rules wrote them. */
function asTold({ improvements, ...answer }: ScoredPrompt): OptimizedAnswer {
  const remarks = improvements.flatMap(({ code, ...said }) => (code ? { code, ...said } : []));
  return {
    ...answer,
    improvements: improvements.map(({ text }) => text),
    ...(remarks.length === improvements.length && { remarks }),
  };
}
