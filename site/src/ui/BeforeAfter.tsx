import { ChevronsLeftRight } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from './Picture.tsx';
import './before-after.css';

interface BeforeAfterProps {
  /** Names of two pictures of one shape. */
  before: string;
  after: string;
  /** What both show, such as "A living room, as a pencil drawing and furnished". */
  alt: string;
  /** As in the `sizes` attribute. */
  sizes?: string;
  priority?: boolean;
}

/** Two states of one picture with a line between them that is dragged, or moved by the arrow keys. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { before, after, alt, sizes = '(width < 45rem) 100vw, 640px', priority } = props;
  const frame = useRef<HTMLDivElement>(null);
  /** Percentage of the width that shows the earlier state. */
  const [share, setShare] = useState(50);

  // Not a style attribute: in prerendered HTML the Content-Security-Policy forbids them.
  useLayoutEffect(() => frame.current?.style.setProperty('--site-share', `${share}%`), [share]);

  const follow = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const along = ((event.clientX - box.left) / box.width) * 100;
    setShare(Math.round(Math.min(100, Math.max(0, along))));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  return (
    <div
      ref={frame}
      className="site-compare"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    >
      <Picture name={after} alt={alt} {...{ sizes, priority }} />
      <Picture name={before} alt="" className="site-compare-before" {...{ sizes, priority }} />
      <span className="site-compare-tag">Before</span>
      <span className="site-compare-tag">After</span>
      <input
        type="range"
        className="site-needs-script"
        min={0}
        max={100}
        step={5}
        value={share}
        aria-label="How much of the picture before is shown"
        aria-valuetext={`${share} % before`}
        onChange={(event) => setShare(Number(event.target.value))}
      />
      <span className="site-compare-handle" aria-hidden="true">
        <ChevronsLeftRight />
      </span>
    </div>
  );
}
