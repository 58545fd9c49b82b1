import { ImagePlus } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { EmptyStage } from './EmptyStage.tsx';
import type { ResultViewProps } from './ResultView.tsx';

/** Shows the chosen result, else the picture to edit, else how to begin; and what goes on above it. */
export function Stage({ editor, example, isDragActive, browse }: ResultViewProps) {
  const { state, words, selected, work } = editor;
  const primary = state.pictures[0];
  const [inputRatio, setInputRatio] = useState<number>();
  const ratio = selected ? selected.width / selected.height : primary ? inputRatio : undefined;
  const isEmpty = !work || (!selected && !primary);
  return (
    <div
      ref={editor.stage}
      className={classNames('nb-stage', isEmpty && 'nb-stage--empty')}
      style={{ '--nb-picture-ratio': ratio } as CSSProperties}
      aria-busy={state.job.status === 'pending'}
    >
      {isEmpty ? (
        <EmptyStage editor={editor} example={example} browse={browse} />
      ) : (
        <work.StageContent editor={editor} onRatio={setInputRatio} />
      )}
      {isDragActive ? (
        <div className="nb-drop-cover">
          <ImagePlus aria-hidden="true" />
          {words.dropHere}
        </div>
      ) : null}
    </div>
  );
}
