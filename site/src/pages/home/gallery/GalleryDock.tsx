import { useEffect, useRef } from 'react';
import type { GalleryItem } from '../../../content/gallery.ts';
import { GalleryPicture } from './GalleryPicture.tsx';

interface GalleryDockProps {
  items: readonly GalleryItem[];
  openId: string;
  onOpen: (id: string) => void;
}

/** All pictures in small; the one on show is kept in sight. */
export function GalleryDock({ items, openId, onOpen }: GalleryDockProps) {
  const dock = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that scrolls.
  useEffect(() => {
    const list = dock.current;
    const shown = list?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!list || !shown) return;
    list.scrollTo({ left: shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2 });
  }, [openId]);

  return (
    <ul className="site-viewer-dock" ref={dock} aria-label="All pictures">
      {items.map(({ id, title, url }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={title}
            aria-current={id === openId}
            onClick={() => onOpen(id)}
          >
            <GalleryPicture name={url} alt="" sizes="72px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
