import { text } from './definition.ts';

export const commonAttributes = {
  'api-base-url': { property: 'apiBaseUrl', kind: text },
  'api-key': { property: 'apiKey', kind: text },
  theme: { property: 'theme', kind: text },
  locale: { property: 'locale', kind: text },
} as const;

export const commonProperties = ['client', 'words'] as const;

export const commonEvents = { 'nb-ready': {} } as const;

export const analyticsEvent = { 'nb-analytics': { callback: 'onAnalytics' } } as const;
