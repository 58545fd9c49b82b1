import { MoveHorizontal } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

interface Picture {
  src: string;
  alt: string;
  tag: string;
}

export interface CompareSliderProps {
  before: Picture;
  after: Picture;
  /** Name of the slider for assistive technology. */
  label: string;
  /** The position in words; gets the share of "before" in percent. */
  valueText: (percent: number) => string;
  /** Percent of "before" at the start, 0 to 100. */
  initial?: number;
  /** "before" alone is shown, as long as this is so. */
  isBeforeHeld?: boolean;
  /** "after" could not be loaded. */
  onAfterError?: () => void;
}

/**
 * Two pictures on one stage with a handle between them. Both are shown whole, so that a crop or a turn
 * does not distort. A native range input underneath makes it work by keyboard and for screen readers.
 */
export function CompareSlider({
  before,
  after,
  label,
  valueText,
  initial = 50,
  isBeforeHeld = false,
  onAfterError,
}: CompareSliderProps) {
  const [place, setSplit] = useState(initial);
  const split = isBeforeHeld ? 100 : place;
  const range = useRef<HTMLInputElement>(null);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    setSplit(splitAt(event.currentTarget, event.clientX));
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    range.current?.focus({ preventScroll: true });
    follow(event);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard it is the slider inside that works
    <div
      part="compare"
      className="nb-compare"
      style={{ '--nb-split': `${split}%` } as CSSProperties}
      onPointerDown={begin}
      // The browser's own handling would take the focus away from the slider again.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <Side kind="before" {...before} />
      <Side kind="after" {...after} onError={onAfterError} />
      <input
        ref={range}
        className="nb-compare__range"
        type="range"
        min={0}
        max={100}
        value={Math.round(split)}
        aria-label={label}
        aria-valuetext={valueText(Math.round(split))}
        onChange={(event) => setSplit(Number(event.target.value))}
      />
      <span className="nb-compare__bar" aria-hidden="true">
        <span className="nb-compare__handle">
          <MoveHorizontal />
        </span>
      </span>
    </div>
  );
}

interface SideProps extends Picture {
  kind: 'before' | 'after';
  onError?: (() => void) | undefined;
}

function Side({ kind, src, alt, tag, onError }: SideProps) {
  return (
    <span className={`nb-compare__side nb-compare__side--${kind}`}>
      <img src={src} alt={alt} draggable={false} onError={onError} />
      <span className="nb-compare__tag">{tag}</span>
    </span>
  );
}

/** Percent from the inline start, where "before" is: the left, or the right in right-to-left text. */
function splitAt(stage: HTMLElement, clientX: number): number {
  const { left, width } = stage.getBoundingClientRect();
  const fromLeft = Math.min(1, Math.max(0, (clientX - left) / width)) * 100;
  return getComputedStyle(stage).direction === 'rtl' ? 100 - fromLeft : fromLeft;
}
