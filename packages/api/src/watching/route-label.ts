const withoutParameters = [
  '/api/generate-image',
  '/api/find-subject',
  '/api/jobs',
  '/api/limits',
  '/api/subscriptions',
  '/api/feedback',
  '/api/config',
  '/api/health',
  '/api/ready',
  '/api/openapi.json',
  '/metrics',
];

const known = new Map(withoutParameters.map((path) => [path, path]));

/**
 * Names the route of a path: the path itself, or its template where an id is part of it, `site` for
 * everything outside the API and `other` for paths of the API that do not exist.
 *
 * There are as many names as routes, whatever strangers ask for, and none of them holds an id.
 *
 * @param path Path without its query.
 */
export function describeRoute(path: string): string {
  const same = known.get(path);
  if (same !== undefined) return same;
  if (!path.startsWith('/api/')) return 'site';
  if (path.startsWith('/api/files/')) return '/api/files/{name}';
  if (path.startsWith('/api/jobs/')) return '/api/jobs/{id}';
  return 'other';
}
