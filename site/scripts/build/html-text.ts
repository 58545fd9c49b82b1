import { decodeEntities } from './visible-text.ts';

/** A part of a page that has an anchor of its own, or the page's beginning. */
export interface PageSection {
  /** Empty for the page's beginning. */
  anchor: string;
  heading: string;
  text: string;
}

/** What holds no words to look for. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'svg',
  'nav',
  'button',
  'select',
  'template',
]);

const empty = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
  'area',
]);

const blocks = /^(?:p|div|li|h[1-6]|section|article|dt|dd|td|th|tr|figcaption|summary|br|pre)$/;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Ids that React makes up are no addresses to link to. */
const isAnchor = (id: string | undefined): id is string => Boolean(id) && !/^[_:]/.test(id ?? '');

interface OpenElement {
  name: string;
  isSilent: boolean;
  anchor?: string;
}

/**
 * The words of a page's `<main>`, cut where a part with an anchor begins. Made for what React writes: every element is
 * closed, every attribute is in double quotes.
 */
export function pageSections(html: string): PageSection[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const sections: PageSection[] = [{ anchor: '', heading: '', text: '' }];
  const open: OpenElement[] = [];
  let heading: string | undefined;

  for (const [token] of main.matchAll(/<!--[\s\S]*?-->|<[^>]+>|[^<]+/g)) {
    if (token.startsWith('<!')) continue;
    const [, slash, name = ''] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
    if (!name) {
      if (open.some((element) => element.isSilent)) continue;
      if (heading !== undefined) heading += decodeEntities(token);
      const current = sections.at(-1);
      if (current && heading === undefined) current.text += decodeEntities(token);
      continue;
    }
    const current = sections.at(-1);
    if (current && blocks.test(name)) current.text += ' ';
    if (slash) {
      const closed = open.pop();
      if (/^h[123]$/.test(name) && heading !== undefined && !open.some((one) => one.isSilent)) {
        begin(sections, open, closed, heading.trim());
        heading = undefined;
      }
    } else if (!empty.has(name) && !token.endsWith('/>')) {
      const id = attribute(token, 'id');
      const isSilent =
        silent.has(name) || /\s(?:hidden|data-unsearched|aria-hidden="true")/.test(token);
      open.push({
        name,
        isSilent: isSilent && !/role="tabpanel"/.test(token),
        ...(isAnchor(id) && { anchor: id }),
      });
      if (/^h[123]$/.test(name) && !open.some((one) => one.isSilent)) heading = '';
    }
  }
  return sections
    .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ heading: title, text }) => title || text);
}

/** A heading begins a part of its own when it, or what it is the first heading of, has an anchor. */
function begin(
  sections: PageSection[],
  open: OpenElement[],
  own: OpenElement | undefined,
  heading: string,
): void {
  const first = sections.at(-1);
  const holder = open.findLast(
    (one) => one.anchor && /^(?:section|details|article|div)$/.test(one.name),
  );
  const anchor = own?.anchor ?? holder?.anchor;
  if (own?.name === 'h1' && first) first.heading = heading;
  else if (anchor && !sections.some((section) => section.anchor === anchor)) {
    sections.push({ anchor, heading, text: '' });
  } else if (first) first.text += `${heading} `;
}
