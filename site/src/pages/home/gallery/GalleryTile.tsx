import { type KeyboardEvent, useCallback, useEffect } from 'react';
import type { GalleryItem } from '../../../content/gallery.ts';
import { useNearView } from '../../../ui/near-view.ts';
import { GalleryLoop } from './GalleryLoop.tsx';
import { GalleryPicture } from './GalleryPicture.tsx';
import { useDragOnePlace } from './use-drag-one-place.ts';

const sizes: Record<GalleryItem['span'], string> = {
  small: '(width < 60rem) 46vw, 304px',
  wide: '(width < 60rem) 94vw, 624px',
  tall: '(width < 60rem) 94vw, 624px',
  big: '(width < 60rem) 94vw, 704px',
};

const arrows: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface GalleryTileProps {
  item: GalleryItem;
  /** Id of the words that say how to move it. */
  hintId: string;
  isCovered: boolean;
  onOpen: (id: string) => void;
  onMove: (id: string, by: 1 | -1) => void;
}

/** One place of the grid: opens the viewer, moves by a drag or by Shift and an arrow key. */
export function GalleryTile({ item, hintId, isCovered, onOpen, onMove }: GalleryTileProps) {
  const { id, title, prompt, span, type, url } = item;
  const [place, isNear] = useNearView<HTMLLIElement>(false);
  const move = useCallback((by: 1 | -1) => onMove(id, by), [onMove, id]);
  const drag = useDragOnePlace(move);

  // By script: a strict Content-Security-Policy takes no style attribute in the page as it is sent.
  useEffect(() => {
    place.current?.style.setProperty('view-transition-name', `gallery-${id}`);
  }, [place, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? arrows[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  return (
    <li ref={place} className="site-gallery-tile" data-span={span} {...drag}>
      <GalleryPicture name={url} alt="" sizes={sizes[span]} />
      <button
        type="button"
        className="site-gallery-open"
        aria-haspopup="dialog"
        aria-describedby={hintId}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        onClick={() => onOpen(id)}
        onKeyDown={onKeyDown}
      >
        <span className="site-visually-hidden">{title}</span>
        <span className="site-gallery-words">{prompt ?? title}</span>
      </button>
      {type === 'video' && isNear && <GalleryLoop item={item} isHeld={isCovered} />}
    </li>
  );
}
