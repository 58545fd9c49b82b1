interface ImportMetaEnv {
  /** Public origin of the site, for canonical and share addresses; left out of the pages when unset. */
  readonly SITE_URL?: string;
  /** `off` leaves the sample claims (content/sample-claims.ts) out of the pages. */
  readonly SITE_CLAIMS?: string;
  /** Addresses of the operator's own accounts; a link that is unset is not shown. */
  readonly SITE_SOCIAL_X?: string;
  readonly SITE_SOCIAL_INSTAGRAM?: string;
  readonly SITE_SOCIAL_YOUTUBE?: string;
}
