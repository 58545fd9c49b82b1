import type { AnalyticsEvent } from '@nano-banana/widgets';

/** The operator's own ids, from the build's environment. Without them nothing is loaded, sent or measured. */
export const ids = {
  /** Google Analytics, such as `G-AB12CD34EF`. */
  analytics: import.meta.env.SITE_ANALYTICS_ID || undefined,
  /** Microsoft Clarity, such as `abcde12345`. */
  recording: import.meta.env.SITE_RECORDING_ID || undefined,
};

const forms = { analytics: /^G-[A-Z0-9]{4,14}$/, recording: /^[a-z0-9]{6,16}$/ };

/**
 * What pages may load from and send to, by the Content-Security-Policy's sources that the services name:
 * https://developers.google.com/tag-platform/security/guides/csp,
 * https://learn.microsoft.com/clarity/setup-and-installation/clarity-csp.
 */
const hosts = {
  analytics: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  recording: ['https://*.clarity.ms', 'https://c.bing.com'],
};

const chosen = (['analytics', 'recording'] as const).filter((service) => ids[service]);

/**
 * For the build, which tells the server by them what to allow.
 * @throws when an id cannot be one
 */
export function analyticsHosts(): string[] {
  for (const service of chosen) {
    if (forms[service].test(ids[service] ?? '')) continue;
    const variable = service === 'analytics' ? 'SITE_ANALYTICS_ID' : 'SITE_RECORDING_ID';
    throw new Error(`${variable} is "${ids[service]}", which is no id of that service.`);
  }
  return chosen.flatMap((service) => hosts[service]);
}

/** Hands events to the services; undefined without any. */
export const onAnalytics =
  chosen.length === 0
    ? undefined
    : (event: AnalyticsEvent) => {
        void import('./services.ts').then(({ sendEvent }) => sendEvent(event));
      };

/** Loads the services and measures the page, when there are any. */
export function startAnalytics(): void {
  if (chosen.length === 0) return;
  void import('./services.ts').then(({ loadServices }) => loadServices());
  void import('./page-speed.ts').then(({ measurePage }) => measurePage());
}
