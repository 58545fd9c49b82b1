import type { Manifest } from 'vite';

/** The page's own scripts and styles, so that they load with the HTML and not after it. */
export function pageFiles(manifest: Manifest, sources: readonly string[]): string {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || seen.has(key)) return [];
    seen.add(key);
    return [
      ...(chunk.imports ?? []).flatMap(visit),
      ...(chunk.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
      `<link rel="modulepreload" href="/${chunk.file}">`,
    ];
  };
  const tags = sources.flatMap((source) => {
    if (!manifest[source]) throw new Error(`The build has no page module ${source}`);
    return visit(source);
  });
  // Two chunks may share a stylesheet.
  return `  ${[...new Set(tags)].join('\n    ')}`;
}
