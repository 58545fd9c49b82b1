import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '..', 'src').replaceAll('\\', '/');
const css = `${source}/elements/css`;

/** Files that bring their styles with them, because they are loaded when they are wanted. */
const late: Readonly<Record<string, string>> = {
  'widgets/image-editor/work.ts': `${css}/later.css`,
  'widgets/figurine/MarkPart.tsx': `${css}/later.css`,
  'widgets/prompt-optimizer/OptimizerPanel.tsx': `${css}/prompt-optimizer.css`,
};

/**
 * For the script tag: a widget begins with the styles of what it shows at first. A page with the npm package has the
 * stylesheets whole, and an application's bundler the elements' ones.
 */
export const lateStyles: Plugin = {
  name: 'late-styles',
  enforce: 'pre',
  resolveId(id) {
    if (id === '../css/base.css?inline') return `${css}/base-first.css?inline`;
    // The optimizer's, which come with its panel.
    if (id === '../css/editor.css?inline') return '\0no-styles';
  },
  load: (id) => (id === '\0no-styles' ? "export default '';" : undefined),
  transform(code, id) {
    const styles = id.startsWith(source) && late[id.slice(source.length + 1)];
    if (!styles) return undefined;
    const lines = [
      `import partStyles from '${styles}?inline';`,
      `import { addStyles } from '${source}/elements/shadow-styles.ts';`,
      code,
      'addStyles(partStyles);',
    ];
    return { code: lines.join('\n'), map: null };
  },
};
