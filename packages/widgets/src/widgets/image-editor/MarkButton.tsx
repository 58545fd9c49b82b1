import { SquareDashedMousePointer, X } from 'lucide-react';
import { isSelected, nothingSelected } from '../../core/selection.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Editor } from './use-image-editor.ts';

/** Opens the marking tools; says when something is marked, and takes it back. */
export function MarkButton({ editor }: { editor: Editor }) {
  const { state, words, known, dispatch, announce } = editor;
  if (!known?.engine.abilities.subject || state.pictures.length === 0) return null;
  const marked = isSelected(state.selection);
  return (
    <span className="nb-select nb-mark-button" data-marked={marked || undefined}>
      <button
        type="button"
        aria-pressed={state.isMarking}
        onClick={() => dispatch({ type: 'mark', isMarking: !state.isMarking })}
      >
        <SquareDashedMousePointer aria-hidden="true" />
        {marked ? words.marked : words.mark}
      </button>
      {marked ? (
        <IconButton
          size="small"
          icon={<X />}
          label={words.markClear}
          onClick={() => {
            dispatch({ type: 'selection', selection: nothingSelected });
            announce(words.markCleared);
          }}
        />
      ) : null}
    </span>
  );
}
