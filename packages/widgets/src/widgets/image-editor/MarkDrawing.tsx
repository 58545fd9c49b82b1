import type { Box, Stroke } from '../../core/selection.ts';

type Line = readonly (readonly [number, number])[];

interface MarkDrawingProps {
  /** Of the drawing, in its own units. */
  width: number;
  height: number;
  box: Box | undefined;
  strokes: readonly Stroke[];
  /** Closed lines around the subject. */
  lines: readonly Line[];
}

/** The marks and the subject's outline, over the picture. */
export function MarkDrawing({ width, height, box, strokes, lines }: MarkDrawingProps) {
  const points = (line: Line) => line.map(([x, y]) => `${x * width},${y * height}`).join(' ');
  const outline = lines.map((line) => `M${points(line).replaceAll(' ', 'L')}Z`).join('');
  return (
    <>
      {strokes.map(({ keep, radius, points: line }, index) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name and keep their order
          key={index}
          className={keep ? 'nb-mark__keep' : 'nb-mark__remove'}
          points={points(line.length === 1 ? [...line, ...line] : line)}
          strokeWidth={2 * radius * Math.max(width, height)}
        />
      ))}
      {box ? (
        <rect
          className="nb-mark__box"
          x={box.left * width}
          y={box.top * height}
          width={(box.right - box.left) * width}
          height={(box.bottom - box.top) * height}
        />
      ) : null}
      {/* Two lines, so that it is seen on light and on dark. */}
      {outline ? <path className="nb-mark__outline nb-mark__outline--under" d={outline} /> : null}
      {outline ? <path className="nb-mark__outline" d={outline} /> : null}
    </>
  );
}
