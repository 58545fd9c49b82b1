import { describe, expect, it } from 'vitest';
import { matchRoute, notFoundRoute, routes } from './routes.tsx';

describe('the route table', () => {
  it('finds every page at its own address, with and without a slash at the end', () => {
    for (const route of routes) {
      const path = route.path.replace(':slug', 'a-slug');
      expect(matchRoute(path).route).toBe(route);
      expect(matchRoute(`${path}/`).route).toBe(route);
    }
  });

  it('names the article that an address asks for', () => {
    for (const { path } of routes.filter(({ collection }) => collection)) {
      expect(matchRoute(path.replace(':slug', 'light-and-shadow')).slug).toBe('light-and-shadow');
    }
  });

  it('shows the not-found page at any other address', () => {
    for (const path of ['/no-such-page', '/no/such/page/', '/toString', '/blog/a/b', '/:slug']) {
      expect(matchRoute(path).route).toBe(notFoundRoute);
    }
  });

  it('titles the not-found page as specified', () => {
    expect(notFoundRoute.title).toBe('404 - Page Not Found');
  });

  it('gives every page a title and a description of its own, of the length that search results show', () => {
    const pages = routes.filter((route) => !route.unlisted && !route.collection);
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    for (const { path, title, description } of pages) {
      expect.soft(title.length, `title of ${path}`).toBeLessThanOrEqual(60);
      expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(120);
      expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    }
  });
});
