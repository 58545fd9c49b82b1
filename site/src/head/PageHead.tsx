import type { HeadContent } from './page-head.ts';
import { sharePicture } from './share-picture.ts';
import { absoluteAddress } from './site-address.ts';

const siteName = 'Nano Banana';

/**
 * The page's tags in the document's head: React hoists them there, in the prerendered HTML and again on
 * every navigation.
 */
export function PageHead({ head }: { head: HeadContent }) {
  const { path, title, description, unlisted, article } = head;
  const address = unlisted ? undefined : absoluteAddress(path);
  const picture = unlisted ? undefined : absoluteAddress(sharePicture(path));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta
        name="robots"
        content={unlisted ? 'noindex' : 'index, follow, max-image-preview:large'}
      />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:image" content={picture} />
        </>
      )}
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.updated} />
          <meta property="article:section" content={article.section} />
          {article.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
    </>
  );
}
