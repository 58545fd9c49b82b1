/** The site's own origin, such as `https://pictures.example`: what the build was told (`SITE_URL`), else vite.config.ts's default. */
export const siteOrigin = (import.meta.env.SITE_URL ?? '').replace(/\/+$/, '');

/** The whole address of a path of the site. */
export function absoluteAddress(path: string): string {
  return siteOrigin + path;
}
