import { keepLimits } from '../../core/kept/eviction.ts';
import type { Keeping } from '../../core/kept/keeping.ts';
import type { VersionsWords } from '../../locales/en/versions.ts';
import { megabytes } from './limits-text.ts';
import type { EditorWith } from './use-editor-with.ts';
import type { VersionTreeState } from './use-version-tree.ts';

/** Whether versions outlast a reload, and the way to remove them all. */
export function KeptLine({
  editor,
  tree,
}: {
  editor: EditorWith<VersionsWords>;
  tree: VersionTreeState;
}) {
  const { keeping, words, tag } = editor;
  return (
    <p className="nb-fine nb-tree__kept">
      {keptText(keeping, words, tag)}{' '}
      <button type="button" className="nb-link" onClick={tree.clearAll}>
        {words.clearVersions}
      </button>
    </p>
  );
}

function keptText(keeping: Keeping, words: VersionsWords, tag: string): string {
  switch (keeping.status) {
    case 'off':
      return words.keptOff;
    case 'opening':
      return words.keptOpening;
    case 'unavailable':
      return words.keptNot;
    case 'full':
      return words.keptFull;
    case 'kept': {
      const { versions, bytes, evictedIds } = keeping.amount;
      const rule = words.keptRule(keepLimits.versions, megabytes(keepLimits.bytes, tag));
      const left = evictedIds.length > 0 ? ` ${words.keptLeft(evictedIds.length)}` : '';
      return `${words.keptHere(versions, megabytes(bytes, tag))}${left} ${rule}`;
    }
  }
}
