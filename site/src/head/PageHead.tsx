import type { SiteRoute } from '../routes.tsx';

const siteName = 'Nano Banana';

/**
 * The page's tags in the document's head: React hoists them there, in the prerendered HTML and again on
 * every navigation. Addresses appear only when the build knows the site's own (`SITE_URL`).
 */
export function PageHead({ page }: { page: SiteRoute }) {
  const origin = import.meta.env.SITE_URL?.replace(/\/+$/, '');
  const address = origin && !page.unlisted ? `${origin}${page.path}` : undefined;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {page.unlisted && <meta name="robots" content="noindex" />}
      {address && <meta property="og:url" content={address} />}
      {address && <link rel="canonical" href={address} />}
    </>
  );
}
