import { describe, expect, it } from 'vitest';
import { feed, llmsText, robots, sitemap } from './crawler-files.ts';
import { pageSections } from './html-text.ts';
import { schemaProblems } from './schema-problems.ts';
import { visibleText } from './visible-text.ts';

const address = (path: string) => `https://pictures.example${path}`;

const home = { path: '/', title: 'Home', description: 'All of it.', unlisted: false };
const post = {
  path: '/blog/salt-&-light',
  title: 'Salt & light | Nano Banana',
  description: 'About <light>.',
  unlisted: false,
  article: {
    headline: 'Salt & light',
    published: '2026-03-04',
    updated: '2026-05-06',
    section: 'Blog',
    tags: ['light'],
    picture: 'room',
  },
};

describe('what crawlers read', () => {
  it('lists every page, with the day of an article’s last change', () => {
    const xml = sitemap([home, post], address);
    expect(xml).toContain('<loc>https://pictures.example/</loc></url>');
    expect(xml).toContain('salt-&amp;-light</loc><lastmod>2026-05-06</lastmod>');
  });

  it('names the sitemap and keeps visitors’ results out', () => {
    expect(robots(address)).toMatch(/^Disallow: \/api\/files\/$/m);
    expect(robots(address)).toMatch(/^Sitemap: https:\/\/pictures\.example\/sitemap\.xml$/m);
  });

  it('feeds articles only, the newest first', () => {
    const older = {
      ...post,
      path: '/blog/older',
      article: { ...post.article, published: '2025-01-01' },
    };
    const channel = { path: '/blog', title: 'Blog', description: 'Notes' };
    const xml = feed([home, older, post], channel, address);
    expect(xml.match(/<item>/g)).toHaveLength(2);
    expect(xml.indexOf('salt-&amp;-light')).toBeLessThan(xml.indexOf('/blog/older'));
    expect(xml).toContain('<description>About &lt;light&gt;.</description>');
    expect(xml).toContain('<pubDate>Wed, 04 Mar 2026 00:00:00 GMT</pubDate>');
  });

  it('tells language models where what stands', () => {
    const text = llmsText([home, post], address);
    expect(text).toContain('> All of it.');
    expect(text).toMatch(/## Blog\n\n- \[Salt & light\]\(https:/);
  });
});

describe('a page that is searched', () => {
  const html = `<html><body><header>Menu</header><main id="main"><h1>Title</h1><p>Begin<!-- -->ning &amp; more</p>
    <nav>Skip</nav><button>Press</button><section id="one"><h2 id="_R_1_">First</h2><p>One</p></section>
    <details id="ask"><summary><h3>Why?</h3></summary><p>Because.</p></details>
    <section data-unsearched="true"><p>Widget</p></section></main></body></html>`;

  it('is cut where a part has an anchor, and holds only what is read', () => {
    expect(pageSections(html)).toEqual([
      { anchor: '', heading: 'Title', text: 'Beginning & more' },
      { anchor: 'one', heading: 'First', text: 'One' },
      { anchor: 'ask', heading: 'Why?', text: 'Because.' },
    ]);
  });
});

describe('structured data', () => {
  const question = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is it free?',
        acceptedAnswer: { '@type': 'Answer', text: 'It is.' },
      },
    ],
  };
  const text = (body: string) => visibleText(`<body>${body}</body>`);

  it('is right when the page shows what it says', () => {
    expect(schemaProblems(question, text('<h3>Is it <b>free</b>?</h3><p>It is.</p>'))).toEqual([]);
    const rating = { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: '50000' };
    const app = {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'a',
      url: 'https://a.example',
      rating,
    };
    expect(schemaProblems(app, text('<p>4.9 of 5 from 50,000</p>'))).toEqual([]);
  });

  it('may claim nothing that the page does not show', () => {
    expect(schemaProblems(question, text('<h3>Is it free?</h3>'))).toEqual([
      expect.stringContaining('Answer says what the page does not show'),
    ]);
  });

  it('must have what search engines ask for, with whole addresses', () => {
    const site = { '@context': 'https://schema.org', '@type': 'WebSite', name: '', url: '/here' };
    expect(schemaProblems(site, '')).toEqual([
      'WebSite has no name',
      'WebSite has no whole address in url',
    ]);
    expect(schemaProblems([{ '@type': 'Unheard' }], '')).toHaveLength(2);
  });
});
