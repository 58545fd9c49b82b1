import { Pin, PinOff, SquareSplitHorizontal, Trash2, X } from 'lucide-react';
import type { VersionsWords } from '../../locales/en/versions.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { EditorWith } from './use-editor-with.ts';
import type { VersionTreeState } from './use-version-tree.ts';
import { versionNumber } from './version-name.ts';

/** What can be done with the version on the stage. */
export function VersionTools({
  editor,
  tree,
}: {
  editor: EditorWith<VersionsWords>;
  tree: VersionTreeState;
}) {
  const { state, words, selected } = editor;
  const isCompared = state.compareId !== null;
  const number = selected && versionNumber(selected, state.versions);
  return (
    <div className="nb-tree__tools">
      <p role="status">
        {tree.isComparing && number !== undefined
          ? words.compareChoose(number)
          : number === undefined
            ? words.versionsTitle
            : words.versionNumber(number)}
      </p>
      {selected ? (
        <>
          <Button
            look="line"
            icon={
              isCompared || tree.isComparing ? (
                <X aria-hidden="true" />
              ) : (
                <SquareSplitHorizontal aria-hidden="true" />
              )
            }
            aria-pressed={isCompared || tree.isComparing}
            onClick={tree.toggleCompare}
          >
            {isCompared ? words.compareEnd : tree.isComparing ? words.cancel : words.compareWith}
          </Button>
          <IconButton
            icon={selected.isPinned ? <PinOff /> : <Pin />}
            label={selected.isPinned ? words.unpin : words.pin}
            onClick={() => tree.pin(selected)}
          />
          <IconButton
            icon={<Trash2 />}
            label={words.forget}
            onClick={() => tree.forget(selected)}
          />
        </>
      ) : null}
    </div>
  );
}
