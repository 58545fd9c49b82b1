import { Paintbrush, SquareDashedMousePointer, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MarkPurpose } from '../../core/editor-state.ts';
import { percentOf, withMask } from '../../core/mask.ts';
import { isSelected, nothingSelected, type Selection } from '../../core/selection.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Editor } from './use-image-editor.ts';

/** Open the marking tools, each for its purpose; say when something is marked, and take it back. */
export function MarkButtons({ editor }: { editor: Editor }) {
  const { state, words, known } = editor;
  const { selection } = state;
  const { subject = false, mask: takesMask = false } = known?.engine.abilities ?? {};
  if (state.pictures.length === 0) return null;
  const isMarked = isSelected(selection);
  return (
    <>
      {subject ? (
        <MarkButton
          {...{ editor, isMarked }}
          purpose="subject"
          label={isMarked ? words.marked : words.mark}
          icon={<SquareDashedMousePointer aria-hidden="true" />}
          removeLabel={words.markClear}
          removed={withMask(nothingSelected, selection.mask)}
          removedText={words.markCleared}
        />
      ) : null}
      {takesMask ? (
        <MarkButton
          editor={editor}
          isMarked={selection.mask !== undefined}
          purpose="mask"
          label={
            selection.mask
              ? words.maskChip(words.percent(percentOf(selection.mask.share)))
              : words.maskButton
          }
          icon={<Paintbrush aria-hidden="true" />}
          removeLabel={words.maskRemove}
          removed={withMask(selection, undefined)}
          removedText={words.maskRemoved}
        />
      ) : null}
    </>
  );
}

interface MarkButtonProps {
  editor: Editor;
  purpose: MarkPurpose;
  isMarked: boolean;
  label: string;
  icon: ReactNode;
  removeLabel: string;
  /** The selection without what the button is about, and the words that say so. */
  removed: Selection;
  removedText: string;
}

function MarkButton(props: MarkButtonProps) {
  const { editor, purpose, isMarked, label, icon, removeLabel, removed, removedText } = props;
  const { state, dispatch, announce } = editor;
  const isOpen = state.isMarking && state.markPurpose === purpose;
  const button = useFocusOnClose(isOpen);
  return (
    <span className="nb-select nb-mark-button" data-marked={isMarked || undefined}>
      <button
        ref={button}
        type="button"
        aria-pressed={isOpen}
        onClick={() => dispatch({ type: 'mark', isMarking: !isOpen, purpose })}
      >
        {icon}
        {label}
      </button>
      {isMarked ? (
        <IconButton
          size="small"
          icon={<X />}
          label={removeLabel}
          onClick={() => {
            dispatch({ type: 'selection', selection: removed });
            announce(removedText);
          }}
        />
      ) : null}
    </span>
  );
}

/** When the tools close under the keyboard, it goes on from the button that opened them. */
function useFocusOnClose(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
