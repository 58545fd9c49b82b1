import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import type { Picture } from '../../core/picture.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export type ThumbControl = 'remove' | 'earlier' | 'later';

export interface PictureThumbProps {
  picture: Picture;
  index: number;
  count: number;
  words: EditorWords;
  onRemove: (picture: Picture) => void;
  onMove: (picture: Picture, by: -1 | 1) => void;
}

/** One picture that goes in: its number, and how to move and remove it. */
export function PictureThumb({
  picture,
  index,
  count,
  words,
  onRemove,
  onMove,
}: PictureThumbProps) {
  const [broken, setBroken] = useState(false);
  return (
    <li part="thumbnail" className="nb-thumb" data-nb-picture={picture.id}>
      {broken ? (
        <div className="nb-thumb__broken" role="alert">
          <ImageOff aria-hidden="true" />
          <span className="nb-visually-hidden">{words.brokenPictureDetail(picture.name)}</span>
          <span aria-hidden="true">{words.brokenPicture}</span>
          <span aria-hidden="true" className="nb-thumb__name">
            {picture.name}
          </span>
        </div>
      ) : (
        <img
          className="nb-thumb__image"
          src={picture.url}
          alt={words.pictureOf(index + 1, count, picture.name)}
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      {count > 1 ? (
        <span className="nb-thumb__number" aria-hidden="true">
          {index === 0 ? `1 · ${words.primary}` : index + 1}
        </span>
      ) : null}
      {count > 1 ? <MoveButtons {...{ picture, index, count, words, onMove }} /> : null}
      <IconButton
        className="nb-thumb__remove"
        size="small"
        icon={<X />}
        label={words.remove(picture.name)}
        data-nb-control="remove"
        onClick={() => onRemove(picture)}
      />
    </li>
  );
}

function MoveButtons(props: Omit<PictureThumbProps, 'onRemove'>) {
  const { picture, index, count, words, onMove } = props;
  return (
    <span className="nb-thumb__move">
      <IconButton
        size="small"
        icon={<ChevronLeft />}
        label={words.moveEarlier(picture.name)}
        data-nb-control="earlier"
        aria-disabled={index === 0 || undefined}
        onClick={() => index > 0 && onMove(picture, -1)}
      />
      <IconButton
        size="small"
        icon={<ChevronRight />}
        label={words.moveLater(picture.name)}
        data-nb-control="later"
        aria-disabled={index === count - 1 || undefined}
        onClick={() => index < count - 1 && onMove(picture, 1)}
      />
    </span>
  );
}
