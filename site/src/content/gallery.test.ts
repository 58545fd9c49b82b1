import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { afterOf, examples } from './examples.ts';
import { galleryItems } from './gallery.ts';
import { pictures } from './pictures.ts';

const art = (path: string) => existsSync(new URL(`../../public${path}`, import.meta.url));

describe('the gallery', () => {
  it('has fifteen items, at least three of them loops in two formats', () => {
    expect(new Set(galleryItems.map(({ id }) => id)).size).toBe(15);
    const videos = galleryItems.flatMap(({ video }) => video ?? []);
    expect(videos.length).toBeGreaterThanOrEqual(3);
    for (const video of videos)
      expect([video, art(`${video}.mp4`), art(`${video}.webm`)]).toEqual([video, true, true]);
  });

  it('shows under a prompt only what an example was made into with it', () => {
    for (const { url, prompt } of galleryItems.filter((item) => item.prompt)) {
      const example = examples.find((candidate) => afterOf(candidate) === url);
      expect([url, example?.prompt]).toEqual([url, prompt]);
    }
  });
});

describe('the examples', () => {
  it('are at least thirty, with their pictures, and every category has some', () => {
    expect(examples.length).toBeGreaterThanOrEqual(30);
    expect(new Set(examples.map(({ category }) => category)).size).toBe(6);
    const names = examples.flatMap((example) => [example.before, afterOf(example)]);
    expect(
      [...names, ...galleryItems.map(({ url }) => url)].filter((name) => !pictures[name]),
    ).toEqual([]);
  });
});
