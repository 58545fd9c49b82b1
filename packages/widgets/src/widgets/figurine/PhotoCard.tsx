import { ImagePlus, ImageUp, SquareDashedMousePointer, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Picture } from '../../core/picture.ts';
import { isSelected } from '../../core/selection.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { megabytes, typeNames } from '../image-editor/limits-text.ts';
import { numberText } from './format.ts';
import { rejectionText } from './rejection-text.ts';
import type { FirstMaker } from './use-figurine.ts';

interface PhotoCardProps {
  maker: FirstMaker;
  browse: () => void;
  isDragActive: boolean;
}

/** The photo that goes in: where to drop it, then what it is. */
export function PhotoCard({ maker, browse, isDragActive }: PhotoCardProps) {
  const { words, tag, state, known, dispatch } = maker;
  const { photo, rejection, marks, marking } = state;
  const { choose, asked } = useFocusOnChange(photo);
  const pick = () => {
    asked.current = true;
    browse();
  };
  return (
    <section className="nb-figurine__part" aria-labelledby="nb-figurine-photo">
      <h2 id="nb-figurine-photo" className="nb-figurine__title">
        {words.uploadTitle}
      </h2>
      {photo ? (
        <div className="nb-photo">
          <img src={photo.url} alt={words.uploadAlt(photo.name)} />
          <div className="nb-photo__words">
            <strong title={photo.name}>{photo.name}</strong>
            <span className="nb-fine">
              {words.uploadSize(numberText(Math.max(0.01, photo.file.size / 1024 ** 2), tag, 2))}
            </span>
            <span className="nb-photo__tools">
              <button type="button" part="chip" className="nb-chip" ref={choose} onClick={pick}>
                <ImageUp aria-hidden="true" />
                {words.uploadReplace}
              </button>
              {known?.engine.abilities.subject ? (
                <button
                  type="button"
                  part="chip"
                  className="nb-chip"
                  aria-pressed={marking === 'photo'}
                  onClick={() =>
                    dispatch({ type: 'mark', marking: marking === 'photo' ? null : 'photo' })
                  }
                >
                  <SquareDashedMousePointer aria-hidden="true" />
                  {isSelected(marks.photo) ? words.photoMarks : words.photoMark}
                </button>
              ) : null}
            </span>
          </div>
          <IconButton
            size="small"
            icon={<X />}
            label={words.uploadRemove}
            onClick={() => {
              asked.current = true;
              maker.photo.remove();
            }}
          />
        </div>
      ) : (
        <button
          ref={choose}
          type="button"
          className={classNames('nb-photo-drop', isDragActive && 'nb-photo-drop--active')}
          onClick={pick}
        >
          <span className="nb-empty__icon">
            <ImagePlus aria-hidden="true" />
          </span>
          <strong>{words.uploadDrop}</strong>
          <span>
            {words.uploadHow} <u>{words.uploadBrowse}</u>
          </span>
          <span className="nb-fine">
            {known
              ? words.uploadRules(
                  typeNames(known, words),
                  megabytes(known.limits.maxImageBytes, tag),
                )
              : '\u00a0'}
          </span>
        </button>
      )}
      {rejection ? (
        <Notice tone="danger" title={words.uploadRefused(rejection.name)} urgent>
          <p>{rejectionText(rejection, known, words, tag)}</p>
        </Notice>
      ) : null}
    </section>
  );
}

/** The button that was pressed goes with the photo's coming or going: the keyboard goes on from the one in its place. */
function useFocusOnChange(photo: Picture | null) {
  const choose = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the photo has changed
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (asked.current && isLost) choose.current?.focus({ preventScroll: true });
    asked.current = false;
  }, [photo]);
  return { choose, asked };
}
