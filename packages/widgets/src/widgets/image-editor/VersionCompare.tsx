import type { Version } from '../../core/editor-state.ts';
import type { Words } from '../../locales/en.ts';
import { CompareSlider } from '../../ui/CompareSlider.tsx';

/** A result beside what it was made from. */
export function VersionCompare({ version, words }: { version: Version; words: Words }) {
  return (
    <CompareSlider
      key={version.id}
      before={{ src: version.before.url, alt: words.beforeAlt, tag: words.before }}
      after={{ src: version.url, alt: words.afterAlt(version.prompt), tag: words.after }}
      label={words.compare}
      valueText={words.compareValue}
    />
  );
}
