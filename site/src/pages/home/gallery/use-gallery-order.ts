import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GalleryItem, galleryItems } from '../../../content/gallery.ts';
import { movedOnePlace } from './gallery-order.ts';

const byId = new Map(galleryItems.map((item) => [item.id, item]));
const firstOrder: readonly string[] = galleryItems.map(({ id }) => id);

/** The gallery's items in the visitor's order, how to move one, and what to tell screen readers of it. */
export function useGalleryOrder() {
  const [order, setOrder] = useState(firstOrder);
  const [announcement, setAnnouncement] = useState('');

  const move = useCallback(
    (id: string, by: 1 | -1) => {
      const next = movedOnePlace(order, id, by);
      const { title = '' } = byId.get(id) ?? {};
      const place = next.indexOf(id) + 1;
      if (next === order) {
        return setAnnouncement(`${title} is ${place === 1 ? 'first' : 'last'} already.`);
      }
      smoothly(() => {
        setOrder(next);
        setAnnouncement(`${title} is now ${place} of ${next.length}.`);
      });
    },
    [order],
  );
  const items = order.flatMap((id): readonly GalleryItem[] => {
    const item = byId.get(id);
    return item ? [item] : [];
  });
  return { items, announcement, move };
}

/** What has moved glides to its place, where the browser can and the visitor likes it. */
function smoothly(change: () => void): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !document.startViewTransition) change();
  else document.startViewTransition(() => flushSync(change));
}
