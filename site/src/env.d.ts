/// <reference types="mdx" />

interface ImportMetaEnv {
  /** Public origin of the site, for canonical and share addresses, sitemap and feed; vite.config.ts has its default. */
  readonly SITE_URL?: string;
  /** `off` leaves the sample claims (content/sample-claims.ts) out of the pages. */
  readonly SITE_CLAIMS?: string;
  /** Ids of the operator's analytics and session-recording services (analytics/configured.ts). */
  readonly SITE_ANALYTICS_ID?: string;
  readonly SITE_RECORDING_ID?: string;
  /** Addresses of the operator's own accounts; a link that is unset is not shown. */
  readonly SITE_SOCIAL_X?: string;
  readonly SITE_SOCIAL_INSTAGRAM?: string;
  readonly SITE_SOCIAL_YOUTUBE?: string;
}

/** The contract, read from openapi.yaml by scripts/api-reference-plugin.ts. */
declare module 'virtual:api-reference' {
  export const reference: import('./content/company/api-reference.ts').ApiReference;
}
