import { type Colour, colours, maxFigures, type Ratio, ratios, usualRatio } from './canvas.ts';
import type { Figure } from './figure.ts';
import { fromOpenPose, isRecord, type ReadFigure, toOpenPose } from './keypoints.ts';
import { figureColours } from './preset-pictures.ts';
import type { Sketch } from './sketch.ts';
import type { InkPoint, Stroke } from './stroke.ts';

/** What outlasts a reload. */
export interface StoredWork {
  sketch: Sketch;
  scene: string;
  ratio: Ratio;
}

/** Strokes with their points in one flat list, and the figures in OpenPose's own words. */
export function writeSketch({ strokes, figures }: Sketch): Record<string, unknown> {
  return {
    strokes: strokes.map(({ points, ...stroke }) => ({ ...stroke, points: points.flatMap(flat) })),
    pose: JSON.parse(toOpenPose(figures)),
  };
}

function flat([x, y, pressure]: InkPoint): number[] {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100, Math.round(pressure * 100) / 100];
}

/** @returns undefined when it is no sketch; what is broken in one is left out */
export function readSketch(value: unknown, newId: () => string): Sketch | undefined {
  if (!isRecord(value) || !Array.isArray(value.strokes)) return undefined;
  const people = fromOpenPose(JSON.stringify(value.pose)) ?? [];
  return { strokes: value.strokes.flatMap(readStroke), figures: toFigures(people, newId) };
}

/** As many as there may be, each for another reference. */
export function toFigures(people: readonly ReadFigure[], newId: () => string): Figure[] {
  const [first] = people;
  const isSwapped = first?.reference === 1;
  return people.slice(0, maxFigures).map(({ joints, colour }, index) => {
    const reference = (index === 0) === isSwapped ? 1 : 0;
    return {
      ...{ id: newId(), joints, reference },
      colour: colours.find((known) => known === colour) ?? figureColours[reference],
    };
  });
}

function readStroke(value: unknown): Stroke[] {
  if (!isRecord(value) || !Array.isArray(value.points)) return [];
  const { size, points } = value;
  const colour: Colour | undefined = colours.find((known) => known === value.colour);
  const isSize = typeof size === 'number' && size > 0 && size <= 100;
  if (!colour || !isSize || points.length === 0 || points.length % 3 !== 0) return [];
  if (!points.every((number) => typeof number === 'number')) return [];
  return [
    {
      kind: value.kind === 'erase' ? 'erase' : 'draw',
      ...{ colour, size },
      isPressed: value.isPressed === true,
      points: Array.from(
        { length: points.length / 3 },
        (_, i): InkPoint => [points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0],
      ),
    },
  ];
}

/** @returns whether there was room for it */
export function storeWork(key: string, { sketch, scene, ratio }: StoredWork): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...writeSketch(sketch), scene, ratio }));
    return true;
  } catch {
    return false;
  }
}

/** @returns undefined where nothing was kept, or the browser keeps nothing */
export function storedWork(key: string, newId: () => string): StoredWork | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const sketch = readSketch(value, newId);
    if (!sketch || !isRecord(value)) return undefined;
    return {
      sketch,
      scene: typeof value.scene === 'string' ? value.scene : '',
      ratio: ratios.find((known) => known === value.ratio) ?? usualRatio,
    };
  } catch {
    return undefined;
  }
}
