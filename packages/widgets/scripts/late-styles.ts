import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '..', 'src').replaceAll('\\', '/');
const css = `${source}/elements/css`;

/** Files that bring their styles with them, because they are loaded when they are wanted. */
const late: Readonly<Record<string, string>> = {
  'ui/Sheet.tsx': `${css}/sheets.css`,
  'ui/Tabs.tsx': `${source}/ui/css/tabs.css`,
  'viewer/Viewer.tsx': `${source}/viewer/viewer.css`,
  'widgets/image-editor/work.ts': `${css}/later.css`,
  'widgets/pose-painter/work.ts': `${css}/pose-painter-later.css`,
  'widgets/figurine/work.ts': `${css}/figurine-later.css`,
  'widgets/figurine/MarkPart.tsx': `${css}/marking.css`,
  'widgets/prompt-optimizer/OptimizerPanel.tsx': `${css}/prompt-optimizer.css`,
};

/**
 * For the script tag: a widget begins with the styles of what it shows at first. A page with the npm package has the
 * stylesheets whole, and an application's bundler the elements' ones.
 */
export const lateStyles: Plugin = {
  name: 'late-styles',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, name] = /^\.\.\/css\/([\w-]+)\.css\?inline$/.exec(id) ?? [];
    if (name && importer?.startsWith(`${source}/elements/load/`)) {
      return `${css}/${name}-first.css?inline`;
    }
  },
  transform(code, id) {
    const styles = id.startsWith(source) && late[id.slice(source.length + 1)];
    if (!styles) return undefined;
    const lines = [
      `import partStyles from '${styles}?inline';`,
      `import { addStyles } from '${source}/elements/shadow-styles.ts';`,
      code,
      'addStyles(partStyles);',
    ];
    // Some only hand on what others export: by the package's word without effects, and else left out with their styles.
    return { code: lines.join('\n'), map: null, moduleSideEffects: true };
  },
};
