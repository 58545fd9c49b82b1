import { Eye, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TreeRow } from '../../core/version-tree.ts';
import type { VersionsWords } from '../../locales/en/versions.ts';
import { classNames } from '../../ui/class-names.ts';
import type { EditorWith } from './use-editor-with.ts';
import type { VersionTreeState } from './use-version-tree.ts';
import { VersionThumb } from './VersionStrip.tsx';
import { beginDrag, endDrag } from './version-drag.ts';
import { compareName } from './version-name.ts';

interface VersionRowProps {
  editor: EditorWith<VersionsWords>;
  row: TreeRow;
  tree: VersionTreeState;
  /** The one that Tab leads to. */
  isInFocus: boolean;
  onFocus: () => void;
  /** The rows below it. */
  children: ReactNode;
}

/** One version, or a picture that versions were made from. */
export function VersionRow({ editor, row, tree, isInFocus, onFocus, children }: VersionRowProps) {
  const { state, words } = editor;
  const { version, picture } = row;
  const name = compareName(row, state.versions, words);
  const text = version ? version.prompt : picture.name;
  const isOnStage = row.id === state.selectedId;
  const isCompared = row.id === state.compareId;
  return (
    <div role="none" className="nb-tree__item">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys */}
      <div
        role="treeitem"
        className={classNames('nb-tree__row', isCompared && 'nb-tree__row--compared')}
        data-nb-row={row.id}
        tabIndex={isInFocus ? 0 : -1}
        aria-level={row.level}
        aria-posinset={row.position}
        aria-setsize={row.siblings}
        aria-selected={isOnStage}
        draggable={version !== undefined}
        onDragStart={version && ((event) => beginDrag(event, version))}
        onDragEnd={endDrag}
        onFocus={onFocus}
        onClick={() => tree.choose(row)}
      >
        <span className="nb-tree__thumb">
          {version ? (
            <VersionThumb version={version} />
          ) : (
            <img src={picture.url} alt="" draggable={false} />
          )}
        </span>
        <span className="nb-tree__words">
          <span className="nb-tree__text">
            <bdi>{text}</bdi>
          </span>{' '}
          <span className="nb-tree__name">{name}</span>
        </span>
        {version?.isPinned ? <Mark icon={<Pin aria-hidden="true" />} name={words.pinned} /> : null}
        {isOnStage ? <Mark icon={<Eye aria-hidden="true" />} name={words.onStage} /> : null}
      </div>
      {children}
    </div>
  );
}

function Mark({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <>
      {icon}
      <span className="nb-visually-hidden"> {name}</span>
    </>
  );
}
