import type { ArticleRoute, Collection } from '../content/collection.ts';
import { socialLinks } from '../content/social-links.ts';
import { sharePicture } from './share-picture.ts';
import { absoluteAddress } from './site-address.ts';

/*
 * What search engines read besides the words (https://schema.org). Nothing here may say what the page itself does not
 * show: the prerendering script compares them.
 */

const context = 'https://schema.org';

/** Who publishes everything here. */
const publisher = {
  '@type': 'Organization',
  name: 'Nano Banana',
  url: absoluteAddress('/'),
  logo: absoluteAddress('/apple-touch-icon.png'),
};

export function organization(): object {
  const sameAs = socialLinks.map(({ href }) => href);
  return { '@context': context, ...publisher, ...(sameAs.length > 0 && { sameAs }) };
}

export function webSite(): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: publisher.name,
    url: publisher.url,
    inLanguage: 'en',
  };
}

interface SoftwareFacts {
  name: string;
  description: string;
  path: string;
  /** Mean of all ratings, 1 to 5, and how many there are. */
  rating?: { value: number; count: number };
}

/** A tool that runs in the browser and costs nothing. */
export function softwareApplication({ name, description, path, rating }: SoftwareFacts): object {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name,
    description,
    url: absoluteAddress(path),
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: String(rating.value),
        ratingCount: String(rating.count),
        bestRating: '5',
      },
    }),
  };
}

/** The trail from the home page's child down to the page itself. */
export function breadcrumbList(trail: readonly { label: string; path: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', path: '/' }, ...trail].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteAddress(path),
    })),
  };
}

export function articleSchema(article: ArticleRoute, schema: Collection['schema']): object {
  const { path, title, description, published, updated = published, tags } = article;
  return {
    '@context': context,
    '@type': schema,
    headline: title,
    description,
    image: absoluteAddress(sharePicture(path)),
    datePublished: published,
    dateModified: updated,
    keywords: tags.join(', '),
    inLanguage: 'en',
    mainEntityOfPage: absoluteAddress(path),
    author: publisher,
    publisher,
  };
}

export function faqPage(items: readonly { question: string; answer: string }[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface HowToFacts {
  name: string;
  description: string;
  steps: readonly { title: string; text: string }[];
}

export function howTo({ name, description, steps }: HowToFacts): object {
  return {
    '@context': context,
    '@type': 'HowTo',
    name,
    description,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  };
}
