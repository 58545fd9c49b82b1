import { type RefObject, useEffect, useState } from 'react';

/** Share of a loop that has to be in the window. */
const VISIBLE = 0.5;

interface Loop {
  isPlaying: boolean;
  toggle: () => void;
}

/**
 * Plays a loop while at least half of it is in the window, and pauses it else. Visitors who like less motion start it
 * themselves; so does whoever has paused it.
 * @param isHeld - something covers the page: nothing plays behind it
 */
export function usePlayWhileVisible(
  ref: RefObject<HTMLVideoElement | null>,
  isHeld: boolean,
): Loop {
  const [isVisible, setIsVisible] = useState(false);
  /** What the visitor has asked for; null = nothing yet. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio } of entries) setIsVisible(intersectionRatio >= VISIBLE);
      },
      { threshold: [0, VISIBLE] },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [ref]);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const likesCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const plays = isVisible && !isHeld && (choice ?? !likesCalm);
    setIsPlaying(plays);
    if (!plays) return video.pause();
    video.play().catch((error: unknown) => {
      // Paused again before it had begun: nothing went wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setIsPlaying(false);
      // biome-ignore lint/suspicious/noConsole: nothing is lost for the visitor, whom the picture still serves
      console.warn('A loop of the gallery does not play:', error);
    });
  }, [ref, isVisible, isHeld, choice]);

  return { isPlaying, toggle: () => setChoice(!isPlaying) };
}
