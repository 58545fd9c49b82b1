import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import type { GalleryItem } from '../../../content/gallery.ts';
import { usePlayWhileVisible } from './use-play-while-visible.ts';

interface GalleryLoopProps {
  item: GalleryItem;
  /** Something covers it. */
  isHeld: boolean;
}

/** A silent loop over its picture, with a button that holds it. What it shows is said by the words around it. */
export function GalleryLoop({ item, isHeld }: GalleryLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle } = usePlayWhileVisible(video, isHeld);
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <video
        ref={video}
        className="site-gallery-video"
        muted
        loop
        playsInline
        preload="none"
        poster={`/art/${item.url}-640.webp`}
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={`${item.video}.webm`} type="video/webm" />
        <source src={`${item.video}.mp4`} type="video/mp4" />
      </video>
      <button
        type="button"
        className="site-icon-button site-gallery-play"
        aria-label={`${isPlaying ? 'Pause' : 'Play'} ${item.title}`}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
      </button>
    </>
  );
}
