import { useAnalytics } from '@nano-banana/widgets';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { onAnalytics } from '../../../analytics/configured.ts';
import { galleryItems } from '../../../content/gallery.ts';
import { GalleryTile } from './GalleryTile.tsx';
import './gallery.css';
import { useGalleryOrder } from './use-gallery-order.ts';

const loadViewer = () => import('./GalleryViewer.tsx');
const GalleryViewer = lazy(async () => ({ default: (await loadViewer()).GalleryViewer }));

/** Fifteen pictures in a grid that visitors may put in another order, and a viewer for each. */
export function Gallery({ onUsePrompt }: { onUsePrompt: (prompt: string) => void }) {
  const titleId = useId();
  const hintId = useId();
  const { items, announcement, move } = useGalleryOrder();
  const [openId, setOpenId] = useState<string>();
  const close = useCallback(() => setOpenId(undefined), []);
  const track = useAnalytics(onAnalytics);

  const tell = useCallback(
    (action: 'open' | 'use-prompt' | 'copy' | 'move', id: string) => {
      const prompt = galleryItems.find((item) => item.id === id)?.prompt;
      track({ name: 'gallery_interaction', action, item: id, prompt });
    },
    [track],
  );
  const open = (id: string) => {
    setOpenId(id);
    tell('open', id);
  };
  const moveOnePlace = useCallback(
    (id: string, by: 1 | -1) => {
      move(id, by);
      tell('move', id);
    },
    [move, tell],
  );
  const usePrompt = (id: string, prompt: string) => {
    close();
    tell('use-prompt', id);
    onUsePrompt(prompt);
  };
  return (
    <section
      className="site-wrap site-gallery"
      id="gallery"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="site-gallery-head">
        <h2 id={titleId}>One sentence each.</h2>
        <p className="site-lead">
          Every picture with a prompt on it came out of this editor.
          <span id={hintId} className="site-gallery-hint">
            Drag a picture to move it one place
            <span className="site-gallery-keys">, or press Shift and an arrow key</span>.
          </span>
        </p>
      </div>
      <ul className="site-gallery-grid" onPointerEnter={loadViewer} onFocus={loadViewer}>
        {items.map((item) => (
          <GalleryTile
            key={item.id}
            item={item}
            hintId={hintId}
            isCovered={openId !== undefined}
            onOpen={open}
            onMove={moveOnePlace}
          />
        ))}
      </ul>
      <p className="site-visually-hidden" role="status">
        {announcement}
      </p>
      {openId && (
        <Suspense>
          <GalleryViewer
            items={items}
            openId={openId}
            onOpen={open}
            onMove={moveOnePlace}
            onUsePrompt={usePrompt}
            onCopied={(id) => tell('copy', id)}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
