import type { AnalyticsEvent } from '@nano-banana/widgets';
import { ids } from './configured.ts';

/** Both services take calls before their script is there. */
interface Queues {
  dataLayer?: unknown[];
  gtag?: (...call: unknown[]) => void;
  clarity?: ((...call: unknown[]) => void) & { q?: unknown[] };
}

const page = globalThis as Queues;

/** Loads what the operator has chosen, once, and denies it cookies; index.html has the words masked in recordings. */
export function loadServices(): void {
  if (ids.analytics && !page.gtag) startAnalytics(ids.analytics);
  if (ids.recording && !page.clarity) startRecording(ids.recording);
}

function startAnalytics(id: string): void {
  const queue: unknown[] = [];
  page.dataLayer = queue;
  page.gtag = function gtag() {
    // The service reads `arguments` objects and no arrays.
    // biome-ignore lint/complexity/noArguments: see above.
    queue.push(arguments);
  };
  page.gtag('consent', 'default', {
    ad_personalization: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'denied',
  });
  page.gtag('js', new Date());
  page.gtag('config', id);
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function startRecording(id: string): void {
  const calls: unknown[] = [];
  const clarity = (...call: unknown[]) => {
    calls.push(call);
  };
  page.clarity = Object.assign(clarity, { q: calls });
  page.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
  addScript(`https://www.clarity.ms/tag/${id}`);
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/** What a visitor did, to whoever is there; the widgets have cut its texts. */
export function sendEvent({ name, ...details }: AnalyticsEvent): void {
  page.gtag?.('event', name, details);
  page.clarity?.('event', name);
  for (const [key, value] of Object.entries(details)) {
    if (value !== null && value !== undefined) page.clarity?.('set', key, String(value));
  }
}

/** How fast the page was, to the analytics service. */
export function sendMeasure(name: string, value: number): void {
  page.gtag?.('event', name, { value, non_interaction: true });
}
