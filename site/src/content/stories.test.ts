import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blog } from './blog.ts';
import { caseStudies } from './case-studies.ts';
import { faqCategories, faqItems } from './faq.ts';

const textOf = (folder: string, slug: string) =>
  readFileSync(new URL(`./${folder}/${slug}.mdx`, import.meta.url), 'utf8');

const texts = [
  ...blog.articles.map(({ slug }) => ({ slug, text: textOf('blog', slug) })),
  ...caseStudies.articles.map(({ slug }) => ({ slug, text: textOf('case-studies', slug) })),
];

/** Sentences of six words and more, without code and tags, in lower case. */
function sentencesOf(text: string): string[] {
  const prose = text.replaceAll(/```.*?```/gs, ' ').replaceAll(/<[^>]+>/g, ' ');
  return prose
    .split(/[.!?:]\s+|\n{2,}/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\d]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 6);
}

describe('posts and case studies', () => {
  it('are real texts: posts of 600 to 1,200 words, studies of 400 and more', () => {
    const words = ({ text }: { text: string }) => text.split(/\s+/).length;
    const posts = texts.slice(0, blog.articles.length);
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(posts.filter((post) => words(post) < 600 || words(post) > 1200)).toEqual([]);
    expect(caseStudies.articles.length).toBeGreaterThanOrEqual(6);
    expect(texts.filter((text) => words(text) < 400)).toEqual([]);
  });

  it('share no sentence', () => {
    const first = new Map<string, string>();
    const shared: string[] = [];
    for (const { slug, text } of texts)
      for (const sentence of new Set(sentencesOf(text))) {
        const other = first.get(sentence);
        if (other) shared.push(`${other} and ${slug}: ${sentence}`);
        first.set(sentence, slug);
      }
    expect(shared).toEqual([]);
  });

  it('stand in the order of their days, the newest first', () => {
    for (const { articles } of [blog, caseStudies]) {
      const days = articles.map(({ published }) => published);
      expect(days).toEqual([...days].sort().reverse());
    }
  });
});

describe('questions', () => {
  it('are 24 or more, each with an anchor of its own, in subjects that all have some', () => {
    expect(faqItems.length).toBeGreaterThanOrEqual(24);
    const anchors = [...faqItems.map(({ id }) => id), ...faqCategories.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
    const used = new Set(faqItems.map(({ category }) => category));
    expect(faqCategories.filter(({ id }) => !used.has(id))).toEqual([]);
  });
});
