import { useState } from 'react';
import type { Version } from '../../core/version.ts';
import type { TreeRow } from '../../core/version-tree.ts';
import type { VersionsWords } from '../../locales/en/versions.ts';
import type { EditorWith } from './use-editor-with.ts';
import { compareName, versionNumber } from './version-name.ts';

/** What the tree does. */
export function useVersionTree(editor: EditorWith<VersionsWords>, rows: readonly TreeRow[]) {
  const { state, words, dispatch, announce, selected, notify, clear, undoButton } = editor;
  /** The next row that is chosen is compared with the one on the stage. */
  const [isComparing, setComparing] = useState(false);

  const compare = (row: TreeRow, after: Version) => {
    setComparing(false);
    dispatch({ type: 'compare', id: row.id });
    const names = [row, rows.find(({ id }) => id === after.id)].map((side) =>
      side ? compareName(side, state.versions, words) : '',
    );
    announce(words.comparedWith(names[0] ?? '', names[1] ?? ''));
  };
  const choose = (row: TreeRow) => {
    if (isComparing && selected && row.id !== selected.id) return compare(row, selected);
    if (row.version) return dispatch({ type: 'select', id: row.id });
    dispatch({ type: 'edit-again', picture: row.picture });
    announce(words.editAgainDone);
  };
  const toggleCompare = () => {
    if (state.compareId !== null) dispatch({ type: 'compare', id: null });
    setComparing(state.compareId === null && !isComparing);
  };
  const pin = (version: Version) => {
    const isPinned = !version.isPinned;
    dispatch({ type: 'pin', id: version.id, isPinned });
    const number = versionNumber(version, state.versions);
    announce(isPinned ? words.pinnedNow(number) : words.unpinnedNow(number));
  };
  /** With the last version the tree goes: the keyboard goes on from the way back. */
  const focusUndo = () => undoButton.current?.focus();
  const forget = (version: Version) => {
    if (state.versions.length === 1) focusUndo();
    dispatch({ type: 'forget', id: version.id });
    announce(words.forgotten(versionNumber(version, state.versions)));
  };
  const clearAll = () => {
    focusUndo();
    clear();
    notify({ tone: 'info', title: words.clearedVersions });
    announce(words.clearedVersions);
  };
  return { isComparing, choose, toggleCompare, pin, forget, clearAll };
}

export type VersionTreeState = ReturnType<typeof useVersionTree>;
