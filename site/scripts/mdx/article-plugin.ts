import { readFile } from 'node:fs/promises';
import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { headingAnchors } from './heading-anchors.ts';
import { readingMinutes } from './reading-minutes.ts';

const minutesQuery = /\.mdx\?minutes$/;

/** Articles as modules: `text.mdx` is a component, `text.mdx?minutes` how long reading it takes. */
export function articles(): Plugin[] {
  const texts = mdx({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [headingAnchors],
  });
  return [
    {
      name: texts.name,
      enforce: 'pre',
      config: (config, env) => texts.config(config, env),
      // It looks at the file's name only, and would take the minutes for a text.
      async transform(value, id) {
        const text = minutesQuery.test(id) ? null : await texts.transform(value, id);
        return text && { code: text.code ?? '', map: null };
      },
    },
    {
      name: 'reading-minutes',
      enforce: 'pre',
      async load(id) {
        if (!minutesQuery.test(id)) return;
        const file = id.replace(/\?.*$/, '');
        this.addWatchFile(file);
        return `export default ${readingMinutes(await readFile(file, 'utf8'))};`;
      },
    },
  ];
}
