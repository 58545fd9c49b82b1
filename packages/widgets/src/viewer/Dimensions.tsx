import { forwardRef, useImperativeHandle, useRef } from 'react';
import type { Camera } from './camera.ts';
import { dimensionsOf } from './dimensions.ts';
import type { ViewMesh } from './mesh.ts';

export interface DimensionsHandle {
  /** Follows the camera, without React: many times a second. */
  follow(camera: Camera): void;
}

interface DimensionsProps {
  mesh: ViewMesh;
  /** Millimetres in words. */
  text: (millimetres: number) => string;
}

/** Lines along the model with its width, height and depth. Their words stand elsewhere for screen readers. */
export const Dimensions = forwardRef<DimensionsHandle, DimensionsProps>(function Dimensions(
  { mesh, text },
  ref,
) {
  const drawing = useRef<SVGSVGElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      follow(camera) {
        const svg = drawing.current;
        if (!svg) return;
        const { clientWidth, clientHeight } = svg;
        for (const [index, { length, ends }] of dimensionsOf(camera, mesh).entries()) {
          const [from, to] = ends.map(([x, y]) => [x * clientWidth, y * clientHeight] as const);
          const group = svg.children[index];
          if (!from || !to || !group) continue;
          group.querySelector('path')?.setAttribute('d', `M${from.join()}L${to.join()}`);
          const label = group.querySelector('text');
          label?.setAttribute('x', String((from[0] + to[0]) / 2));
          label?.setAttribute('y', String((from[1] + to[1]) / 2));
          if (label && label.textContent !== text(length)) label.textContent = text(length);
        }
      },
    }),
    [mesh, text],
  );
  return (
    <svg ref={drawing} className="nb-view__dimensions" aria-hidden="true">
      {['width', 'height', 'depth'].map((name) => (
        <g key={name}>
          <path />
          <text />
        </g>
      ))}
    </svg>
  );
});
