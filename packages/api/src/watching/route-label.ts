const withoutParameters = [
  '/api/generate-image',
  '/api/find-subject',
  '/api/verify-provenance',
  '/api/jobs',
  '/api/generate-pose-image',
  '/api/prompt-packs',
  '/api/generate-figurine',
  '/api/figurines',
  '/api/optimize-prompt',
  '/api/generate-suggestions',
  '/api/trending-patterns',
  '/api/record-success',
  '/api/limits',
  '/api/subscriptions',
  '/api/feedback',
  '/api/config',
  '/api/health',
  '/api/ready',
  '/api/openapi.json',
  '/metrics',
];

const withParameter = [
  '/api/files/{name}',
  '/api/jobs/{id}',
  '/api/figurines/{id}',
  '/api/figurines/{id}/make-3d',
  '/api/3d-models/{id}',
  '/api/3d-models/{id}/print-quote',
  '/api/print-jobs/{id}',
  '/api/print-jobs/{id}/order',
  '/api/print-jobs/{id}/status',
].map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/, '[^/]+')}$`),
}));

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
  return withParameter.find(({ pattern }) => pattern.test(path))?.template ?? 'other';
}
