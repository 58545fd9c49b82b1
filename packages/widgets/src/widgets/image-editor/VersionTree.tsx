import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { rowAt, type TreeRow, versionTree } from '../../core/version-tree.ts';
import { type VersionsWords, versionsWords } from '../../locales/en/versions.ts';
import { classNames } from '../../ui/class-names.ts';
import { KeptLine } from './KeptLine.tsx';
import { type EditorWith, useEditorWith } from './use-editor-with.ts';
import type { Editor } from './use-image-editor.ts';
import { useVersionTree, type VersionTreeState } from './use-version-tree.ts';
import { VersionRow } from './VersionRow.tsx';
import { VersionTools } from './VersionTools.tsx';

/** All versions below what they were made from, and what can be done with them. */
export function VersionTree(props: { editor: Editor }) {
  const editor = useEditorWith(props.editor, versionsWords);
  const { words, state } = editor;
  const rows = useMemo(() => versionTree(state.versions), [state.versions]);
  const tree = useVersionTree(editor, rows);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="nb-tree" role="group" aria-label={words.versionsTitle}>
      <VersionTools editor={editor} tree={tree} />
      <Rows editor={editor} rows={rows} tree={tree} />
      <KeptLine editor={editor} tree={tree} />
    </div>
  );
}

interface RowsProps {
  editor: EditorWith<VersionsWords>;
  rows: readonly TreeRow[];
  tree: VersionTreeState;
}

function Rows({ editor, rows, tree }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isKeyboardIn = useRef(false);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const rowOf = (id: string | null) => rows.find((row) => row.id === id);
  const inFocus = rowOf(focusedId) ?? rowOf(editor.state.selectedId) ?? rows[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const at = inFocus ? rows.indexOf(inFocus) : -1;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = rowAt(rows, at, isMirrored ? mirrored(event.key) : event.key);
    const row = to === undefined ? undefined : rows[to];
    if (row) list.current?.querySelector<HTMLElement>(`[data-nb-row="${row.id}"]`)?.focus();
    else if (inFocus && (event.key === 'Enter' || event.key === ' ')) tree.choose(inFocus);
    else if (inFocus?.version && event.key === 'Delete') {
      isKeyboardIn.current = true;
      tree.forget(inFocus.version);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The row that had the keyboard is gone: its neighbour has it now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useEffect(() => {
    if (!isKeyboardIn.current) return;
    isKeyboardIn.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [rows]);

  const below = (parentId: string | undefined) => {
    const children = rows.filter((row) => row.parentId === parentId);
    return children.map((row) => {
      const group = below(row.id);
      return (
        <VersionRow
          key={row.id}
          {...{ editor, row, tree }}
          isInFocus={row === inFocus}
          onFocus={() => setFocusedId(row.id)}
        >
          {group.length > 0 ? (
            <div
              role="none"
              className={classNames(
                'nb-tree__group',
                group.length === 1 && 'nb-tree__group--chain',
              )}
            >
              {group}
            </div>
          ) : null}
        </VersionRow>
      );
    });
  };
  return (
    <div
      ref={list}
      role="tree"
      className="nb-tree__rows"
      aria-label={editor.words.versionsTree}
      onKeyDown={onKeyDown}
    >
      {below(undefined)}
    </div>
  );
}

function mirrored(key: string): string {
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
