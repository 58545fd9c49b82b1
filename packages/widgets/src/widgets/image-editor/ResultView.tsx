import { useEffect } from 'react';
import { usePart } from '../../ui/use-part.ts';
import { Stage } from './Stage.tsx';
import type { EditorExample } from './types.ts';
import type { Editor } from './use-image-editor.ts';

export interface ResultViewProps {
  editor: Editor;
  example: EditorExample | undefined;
  isDragActive: boolean;
  /** Opens the file picker. */
  browse: () => void;
}

/** The picture, as large as the card allows, and what can be done with it. */
export function ResultView(props: ResultViewProps) {
  const { editor } = props;
  const { selected, state, words, parts, work } = editor;
  const marked = state.isMarking ? state.pictures[0] : undefined;
  const Marking = usePart(marked !== undefined, loadMarking, () => {
    editor.dispatch({ type: 'mark', isMarking: false });
    editor.tellPartFailed();
  });
  return (
    // A plain group: two editors on a page must not repeat a landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="nb-result" role="group" aria-label={words.resultsLabel}>
      {Marking && marked ? (
        <Marking key={marked.id} editor={editor} picture={marked} />
      ) : (
        <Stage {...props} />
      )}
      {marked || !work || !hasBegun(state) ? null : <work.ResultBar editor={editor} />}
      {marked ? null : <Tree editor={editor} />}
      {marked ? null : <Details editor={editor} />}
      {parts.over === 'full-screen' && selected && work ? (
        <work.Dialog label={words.fullScreen} closeLabel={words.close} onClose={parts.close}>
          <work.VersionCompare editor={editor} version={selected} />
        </work.Dialog>
      ) : null}
    </div>
  );
}

const loadMarking = () => import('./Marking.tsx').then((file) => file.Marking);

/** There is something to undo, to redo or to look at. */
function hasBegun({ versions, history, future }: Editor['state']): boolean {
  return versions.length + history.length + future.length > 0;
}

const loadTree = () => import('./VersionTree.tsx').then((file) => file.VersionTree);

/** The tree of versions, when it is wanted. */
function Tree({ editor }: { editor: Editor }) {
  const { parts, state } = editor;
  const isWanted = parts.isTreeOpen && state.versions.length > 0;
  const Loaded = usePart(isWanted, loadTree, () => {
    parts.toggleTree();
    editor.tellPartFailed();
  });
  return isWanted && Loaded ? <Loaded editor={editor} /> : null;
}

const loadDetails = () => import('./ResultDetails.tsx').then((file) => file.ResultDetails);

/** About the result. Loaded while the picture is made: there when it is. */
function Details({ editor }: { editor: Editor }) {
  const { selected, state, tellPartFailed } = editor;
  const isComing = state.job.status === 'pending';
  useEffect(() => {
    // Failing is told when it is wanted.
    if (isComing) loadDetails().catch(() => {});
  }, [isComing]);
  const Loaded = usePart(selected !== undefined, loadDetails, tellPartFailed);
  return selected && Loaded ? <Loaded editor={editor} version={selected} /> : null;
}
