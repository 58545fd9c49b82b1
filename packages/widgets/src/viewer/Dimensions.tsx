import { forwardRef, useImperativeHandle, useRef } from 'react';
import type { Camera } from './camera.ts';
import { dimensionsOf, labelPlaces } from './dimensions.ts';
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
        const lines = dimensionsOf(camera, mesh).map(({ length, ends: [from, to] }) => ({
          words: text(length),
          from: [from[0] * clientWidth, from[1] * clientHeight] as const,
          to: [to[0] * clientWidth, to[1] * clientHeight] as const,
        }));
        const places = labelPlaces(lines);
        for (const [index, { words, from, to }] of lines.entries()) {
          const group = svg.children[index];
          const place = places[index];
          if (!group || !place) continue;
          group.querySelector('path')?.setAttribute('d', `M${from.join()}L${to.join()}`);
          const label = group.querySelector('text');
          label?.setAttribute('x', String(place[0]));
          label?.setAttribute('y', String(place[1]));
          if (label && label.textContent !== words) label.textContent = words;
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
