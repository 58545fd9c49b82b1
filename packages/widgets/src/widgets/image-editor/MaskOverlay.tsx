import { useEffect, useMemo, useRef } from 'react';
import type { MaskMark } from '../../core/mask.ts';
import { paintOverlay } from '../../core/mask-overlay.ts';
import { createMaskPainter, fitted, type MaskSize } from '../../core/mask-raster.ts';

interface MaskOverlayProps {
  marks: readonly MaskMark[];
  /** The line that is being painted. */
  draft: MaskMark | null;
  feather: number;
  /** Of the picture, in pixels. */
  size: MaskSize;
}

/** Pixels on the longer edge: enough to look sharp, and few enough to follow a hand. */
const SHOWN_EDGE = 800;

/** What may change, over the picture, with its soft edge as it will be. */
export function MaskOverlay({ marks, draft, feather, size }: MaskOverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = fitted(size, SHOWN_EDGE);
  const paint = useMemo(() => createMaskPainter({ width, height }), [width, height]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      const { clientWidth, clientHeight } = context.canvas;
      // As `object-fit: contain` has it.
      const scale = Math.max(width / clientWidth, height / clientHeight);
      paintOverlay(context, paint(marks, draft, feather), scale);
    });
    return () => cancelAnimationFrame(frame);
  }, [paint, marks, draft, feather, width, height]);
  return <canvas ref={canvas} className="nb-mark__veil" width={width} height={height} />;
}
