import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Picture } from '../../core/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { limitsText } from './limits-text.ts';
import type { ThumbControl } from './PictureThumb.tsx';
import type { Editor } from './use-image-editor.ts';

/** The pictures in order, and the place to add another. */
export function PictureInput({ editor, browse }: { editor: Editor; browse: () => void }) {
  const { state, words, known, pictures, work } = editor;
  const { root, focusNext } = useFocusAfterChange(state.pictures);
  const remove = (picture: Picture) => {
    const at = state.pictures.indexOf(picture);
    const neighbour = state.pictures[at + 1] ?? state.pictures[at - 1];
    focusNext(neighbour ? { id: neighbour.id, control: 'remove' } : null);
    pictures.remove(picture);
  };
  const move = (picture: Picture, by: -1 | 1) => {
    focusNext({ id: picture.id, control: by < 0 ? 'earlier' : 'later' });
    pictures.move(picture, by);
  };
  const full = known !== null && state.pictures.length >= known.limits.maxImages;
  const empty = state.pictures.length === 0;
  return (
    <div ref={root} className={classNames('nb-pictures', empty && 'nb-pictures--empty')}>
      {empty || !work ? null : (
        <ol className="nb-pictures__list" aria-label={words.picturesLabel}>
          {state.pictures.map((picture, index) => (
            <work.PictureThumb
              key={picture.id}
              picture={picture}
              index={index}
              count={state.pictures.length}
              words={words}
              onRemove={remove}
              onMove={move}
            />
          ))}
        </ol>
      )}
      <AddButton editor={editor} browse={browse} full={full} empty={empty} />
    </div>
  );
}

interface AddButtonProps {
  editor: Editor;
  browse: () => void;
  full: boolean;
  empty: boolean;
}

function AddButton({ editor, browse, full, empty }: AddButtonProps) {
  const { words, known } = editor;
  const detailId = useId();
  return (
    <button
      type="button"
      className="nb-add"
      aria-disabled={full || undefined}
      aria-describedby={detailId}
      onClick={full ? undefined : browse}
    >
      <ImagePlus aria-hidden="true" />
      <span className="nb-add__words">
        <strong>{empty ? words.addFirst : words.addAnother}</strong>
        {full && known ? null : (
          <span>
            {words.addHow} <u>{words.browse}</u>
          </span>
        )}
        <span id={detailId} className={full ? undefined : 'nb-visually-hidden'}>
          {full && known
            ? words.limitReached(known.limits.maxImages)
            : known && limitsText(known, words, editor.tag)}
        </span>
      </span>
    </button>
  );
}

type FocusTarget = { id: string; control: ThumbControl } | null;

/** After a picture moved or left, the keyboard goes on from it or its neighbour, else from the add button. */
function useFocusAfterChange(pictures: readonly Picture[]) {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<FocusTarget | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the pictures have changed
  useEffect(() => {
    const target = next.current;
    if (target === undefined) return;
    next.current = undefined;
    const selector = target
      ? `[data-nb-picture="${target.id}"] [data-nb-control="${target.control}"]`
      : '.nb-add';
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [pictures]);
  const focusNext = (target: FocusTarget) => {
    next.current = target;
  };
  return { root, focusNext };
}
