/** A block of structured data, as it is written. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Thing = { readonly [key: string]: Json };

/** What each type must have for search engines to use it (https://developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  WebApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text', 'position'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  TechArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
};

/** What visitors must be able to read on the page itself. */
const shown: Record<string, readonly string[]> = {
  AggregateRating: ['ratingValue', 'ratingCount'],
  Question: ['name'],
  Answer: ['text'],
  HowToStep: ['name', 'text'],
  ListItem: ['name'],
  Article: ['headline'],
  BlogPosting: ['headline'],
  TechArticle: ['headline'],
};

const isThing = (value: Json | undefined): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isMissing(value: Json | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Figures are written "4.9" in one place and "50,000" in the other. */
const plain = (text: string) => text.replace(/(?<=\d),(?=\d{3})/g, '').replace(/\s+/g, ' ');

/**
 * What is wrong with a page's structured data: properties that are missing, addresses that are not whole, words that the
 * page does not show.
 * @param text the page's visible words
 */
export function schemaProblems(data: Json, text: string): string[] {
  const words = plain(text);
  const visit = (value: Json): string[] => {
    if (Array.isArray(value)) return value.flatMap(visit);
    return isThing(value)
      ? [...thingProblems(value, words), ...Object.values(value).flatMap(visit)]
      : [];
  };
  const blocks = Array.isArray(data) ? data : [data];
  const unnamed = blocks.filter(
    (block) => !isThing(block) || block['@context'] !== 'https://schema.org',
  );
  return [...unnamed.map(() => 'a block of structured data has no @context'), ...visit(data)];
}

function thingProblems(thing: Thing, words: string): string[] {
  const type = String(thing['@type']);
  const properties = required[type];
  if (!properties) return [`nobody has said what a ${type} must have`];
  const missing = properties
    .filter((name) => isMissing(thing[name]))
    .map((name) => `${type} has no ${name}`);
  const unseen = (shown[type] ?? [])
    .filter((name) => !words.includes(plain(String(thing[name]))))
    .map((name) => `${type} says what the page does not show: ${name} "${String(thing[name])}"`);
  const relative = ['url', 'item', 'image', 'logo', 'mainEntityOfPage']
    .filter((name) => name in thing && !/^https?:\/\//.test(String(thing[name])))
    .map((name) => `${type} has no whole address in ${name}`);
  return [...missing, ...unseen, ...relative];
}
