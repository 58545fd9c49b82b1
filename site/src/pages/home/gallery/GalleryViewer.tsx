import { ArrowLeft, ArrowRight, MoveLeft, MoveRight, WandSparkles, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { GalleryItem } from '../../../content/gallery.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { GalleryDock } from './GalleryDock.tsx';
import { GalleryLoop } from './GalleryLoop.tsx';
import { GalleryPicture } from './GalleryPicture.tsx';
import { useSwipe } from './use-swipe.ts';
import './gallery-viewer.css';

interface GalleryViewerProps {
  items: readonly GalleryItem[];
  openId: string;
  onOpen: (id: string) => void;
  onMove: (id: string, by: 1 | -1) => void;
  onUsePrompt: (id: string, prompt: string) => void;
  onCopied: (id: string) => void;
  onClose: () => void;
}

/** One picture of the gallery over the whole window, with its words, and all others in a dock. */
export function GalleryViewer(props: GalleryViewerProps) {
  const { items, openId, onOpen, onMove, onUsePrompt, onCopied, onClose } = props;
  const titleId = useId();
  const modal = useModal(true, onClose);
  const at = items.findIndex(({ id }) => id === openId);
  const item = items[at];

  const turn = (by: 1 | -1) => {
    const next = items[(at + by + items.length) % items.length];
    if (next) onOpen(next.id);
  };
  const swipe = useSwipe(turn);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  if (!item) return null;
  const { id, title, desc, prompt, url, type } = item;
  return (
    <dialog className="site-viewer" aria-labelledby={titleId} {...modal} onKeyDown={onKeyDown}>
      <div className="site-viewer-panel">
        <div className="site-viewer-stage" {...swipe}>
          <div className="site-viewer-frame" key={id}>
            <GalleryPicture name={url} alt={desc} sizes="(width < 60rem) 100vw, 960px" />
            {type === 'video' && <GalleryLoop item={item} isHeld={false} />}
          </div>
          <button
            type="button"
            className="site-icon-button site-viewer-turn"
            aria-label="Previous picture"
            onClick={() => turn(-1)}
          >
            <ArrowLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            className="site-icon-button site-viewer-turn"
            aria-label="Next picture"
            onClick={() => turn(1)}
          >
            <ArrowRight aria-hidden="true" />
          </button>
        </div>
        <div className="site-viewer-words">
          <div aria-live="polite">
            <p className="site-viewer-count">
              {at + 1} of {items.length}
            </p>
            <h2 id={titleId}>{title}</h2>
            <p>{desc}</p>
            {prompt && <p className="site-viewer-prompt">“{prompt}”</p>}
          </div>
          {prompt && (
            <div className="site-viewer-actions">
              <button
                type="button"
                className="site-button site-button-banana"
                onClick={() => onUsePrompt(id, prompt)}
              >
                <WandSparkles aria-hidden="true" />
                Use This Prompt
              </button>
              <CopyButton text={prompt} label="Copy" onCopied={() => onCopied(id)} />
            </div>
          )}
          <div className="site-viewer-move">
            <span>Its place in the grid</span>
            <button
              type="button"
              className="site-icon-button"
              aria-label="Move one place earlier"
              disabled={at === 0}
              onClick={() => onMove(id, -1)}
            >
              <MoveLeft aria-hidden="true" />
            </button>
            <button
              type="button"
              className="site-icon-button"
              aria-label="Move one place later"
              disabled={at === items.length - 1}
              onClick={() => onMove(id, 1)}
            >
              <MoveRight aria-hidden="true" />
            </button>
          </div>
        </div>
        <GalleryDock items={items} openId={openId} onOpen={onOpen} />
        <button
          type="button"
          className="site-icon-button site-viewer-close"
          aria-label="Close"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
