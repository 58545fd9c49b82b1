import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Painter } from './use-pose-painter.ts';
import type { Slot } from './use-references.ts';

/** The two reference pictures. */
export function Characters({ painter }: { painter: Painter }) {
  const { words } = painter;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={words.poseCharacters} className="nb-characters">
      <Character painter={painter} slot={0} />
      <Character painter={painter} slot={1} />
    </div>
  );
}

interface CharacterProps {
  painter: Painter;
  slot: Slot;
}

/** One slot: click, drop or paste fills it. */
function Character({ painter, slot }: CharacterProps) {
  const { words, references, state } = painter;
  const { work } = painter.work;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const picture = state.references[slot];
  const number = slot + 1;
  const refused = references.refused[slot];
  const errorId = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) references.take(files, slot);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut to the button inside
    <div
      className={classNames('nb-character', isOver && 'nb-character--over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        ref={choose}
        type="button"
        className="nb-character__choose"
        aria-describedby={refused ? errorId : undefined}
        onClick={() => input.current?.click()}
      >
        {picture && work ? (
          <work.CharacterPicture key={picture.id} {...{ picture, number }} />
        ) : (
          <EmptyCharacter painter={painter} slot={slot} isOver={isOver} />
        )}
      </button>
      {picture ? (
        <IconButton
          className="nb-character__remove"
          size="small"
          icon={<X />}
          label={words.poseCharacterRemove(number)}
          onClick={() => {
            references.remove(slot);
            choose.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={words.poseCharacter(number)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) references.take(files, slot);
          target.value = '';
        }}
      />
      {refused ? (
        <p id={errorId} className="nb-character__refused" role="alert">
          {refused}
        </p>
      ) : null}
    </div>
  );
}

function EmptyCharacter({ painter, slot, isOver }: CharacterProps & { isOver: boolean }) {
  const { words } = painter;
  return (
    <>
      <span className="nb-character__icon">
        <ImagePlus aria-hidden="true" />
      </span>
      <span className="nb-character__words">
        <strong>
          {words.poseCharacter(slot + 1)}
          {slot === 1 ? (
            <span className="nb-character__optional"> {words.poseCharacterOptional}</span>
          ) : null}
        </strong>
        <span>
          {isOver ? (
            words.poseDropHere
          ) : (
            <>
              {words.poseCharacterHow} <u>{words.poseCharacterBrowse}</u>
            </>
          )}
        </span>
        <span className="nb-fine">{words.poseCharacterAdvice}</span>
      </span>
    </>
  );
}
