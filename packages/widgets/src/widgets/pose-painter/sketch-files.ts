import { saveFile } from '../../core/deliver.ts';
import type { Figure } from '../../core/pose/figure.ts';
import { fromOpenPose, toOpenPose } from '../../core/pose/keypoints.ts';
import { sketchPicture } from '../../core/pose/paint.ts';
import { textOf, withText } from '../../core/pose/png-text.ts';
import type { Sketch } from '../../core/pose/sketch.ts';
import { readSketch, toFigures, writeSketch } from '../../core/pose/stored-sketch.ts';
import { randomId } from '../../core/random-id.ts';

/** The figures as a file with their keypoints. */
export function saveJson(figures: readonly Figure[]): void {
  saveFile(new Blob([toOpenPose(figures)], { type: 'application/json' }), fileName('json'));
}

/** The sketch as a picture that it can be read from again. */
export async function savePng(sketch: Sketch): Promise<void> {
  const picture = await sketchPicture(sketch);
  saveFile(await withText(picture, JSON.stringify(writeSketch(sketch))), fileName('png'));
}

const fileName = (extension: string) => `pose-sketch-${Date.now()}.${extension}`;

/** @returns undefined when there is neither a sketch nor a figure in it */
export async function readFile(
  file: File,
  { strokes }: Sketch,
): Promise<{ sketch: Sketch; people: number } | undefined> {
  const inside = await textOf(file);
  if (inside !== undefined) {
    const sketch = readSketch(JSON.parse(inside), randomId);
    return sketch && { sketch, people: sketch.figures.length };
  }
  const people = fromOpenPose(await file.text());
  if (!people || people.length === 0) return undefined;
  return { sketch: { strokes, figures: toFigures(people, randomId) }, people: people.length };
}
