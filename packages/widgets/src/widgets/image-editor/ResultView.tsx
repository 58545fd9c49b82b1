import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Marking } from './Marking.tsx';
import { ResultBar } from './ResultBar.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import { Stage } from './Stage.tsx';
import type { EditorExample } from './types.ts';
import type { Editor } from './use-image-editor.ts';
import { VersionCompare } from './VersionCompare.tsx';

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
  const { selected, state, words } = editor;
  const [fullScreen, setFullScreen] = useState(false);
  const marked = state.isMarking ? state.pictures[0] : undefined;
  return (
    // A plain group: two editors on a page must not repeat a landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="nb-result" role="group" aria-label={words.resultsLabel}>
      {marked ? <Marking key={marked.id} editor={editor} picture={marked} /> : <Stage {...props} />}
      {marked ? null : state.versions.length > 0 ? (
        <ResultBar editor={editor} onFullScreen={() => setFullScreen(true)} />
      ) : state.pictures.length > 0 ? (
        <p className="nb-fine nb-result__hint">{words.resultsHint}</p>
      ) : null}
      {selected && !marked ? <ResultDetails editor={editor} version={selected} /> : null}
      {fullScreen && selected ? (
        <Dialog
          label={words.fullScreen}
          closeLabel={words.close}
          onClose={() => setFullScreen(false)}
        >
          <VersionCompare editor={editor} version={selected} />
        </Dialog>
      ) : null}
    </div>
  );
}
