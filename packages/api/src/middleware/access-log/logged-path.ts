import { describeRoute } from '../../watching/route-label.ts';

const maxSegments = 8;

/** Words joined by dashes, such as a page's name, with a file's ending or without. */
const plainName = /^[a-z][a-z-]{0,39}(\.[a-z0-9]{1,5})?$/;

/**
 * What the log says of a path: the route's template for the API; for the site the page, which is
 * public. Somebody who mistypes an address may have put anything there: of a path that leads to no
 * page nothing is kept, of one that leads nowhere in the API the plain names, so that a partner's
 * mistake can be found.
 *
 * @param status HTTP status of the answer.
 */
export function loggedPath(path: string, status: number): string {
  const route = describeRoute(path);
  if (route === 'site') return status < 400 ? path : '/…';
  return route === 'other' ? plainNames(path) : route;
}

function plainNames(path: string): string {
  const segments = path.split('/', maxSegments);
  return segments.map((name) => (name === '' || plainName.test(name) ? name : '*')).join('/');
}
