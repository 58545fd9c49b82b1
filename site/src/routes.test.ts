import { describe, expect, it } from 'vitest';
import { findRoute, notFoundRoute, routes } from './routes.tsx';

describe('the route table', () => {
  it('finds every page at its own address, with and without a slash at the end', () => {
    for (const route of routes) {
      expect(findRoute(route.path)).toBe(route);
      expect(findRoute(`${route.path}/`)).toBe(route);
    }
  });

  it('shows the not-found page at any other address', () => {
    expect(findRoute('/no-such-page')).toBe(notFoundRoute);
    expect(findRoute('/no/such/page/')).toBe(notFoundRoute);
    expect(findRoute('/toString')).toBe(notFoundRoute);
  });

  it('titles the not-found page as specified', () => {
    expect(notFoundRoute.title).toBe('404 - Page Not Found');
  });

  it('gives every page a title and a description of its own', () => {
    const pages = [...routes, notFoundRoute];
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  });
});
