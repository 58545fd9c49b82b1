import type { Box } from '../mask/mask-box.ts';
import type { PassContext, Size } from '../picture/picture.ts';
import { apart } from './apart.ts';
import type { Character } from './character.ts';
import type { Measured, Point } from './figure.ts';
import { type Frame, frameFor } from './frame.ts';
import { movedBox, type Posed, pose, type Ready, readied } from './posed.ts';

/** Poses all characters; once more where two bodies are in each other, or one sticks out of the first frame. */
export async function inFrame(
  figures: readonly Measured[],
  characters: readonly Character[],
  size: Size,
  pause: PassContext['checkpoint'],
): Promise<Posed[]> {
  const ready: Ready[] = [];
  for (const figure of figures) {
    const character = characters[figure.reference];
    if (character) ready.push(await readied(character, figure, pause));
  }
  const all = async (placed: readonly Ready[], frame: Frame) => {
    const posed: Posed[] = [];
    for (const each of placed) {
      const one = await pose(each, frame, size, pause);
      if (one) posed.push(one);
    }
    return posed;
  };
  const drawn = figures.map(({ box }) => box);
  const frame = frameFor(size, unionOf(drawn));
  const posed = await all(ready, frame);
  const moves = apart(posed);
  const isApart = posed.every((_, i) => moves[i] === 0);
  const whole = posed.flatMap(({ isCut, extent }, i) =>
    isCut ? [] : [movedBox(extent, moves[i] ?? 0, 0)],
  );
  const isOut = whole.some(
    ({ left, top, right, bottom }) =>
      left < 0 || top < 0 || right > size.width || bottom > size.height,
  );
  if (isApart && !isOut) return posed;
  const placed = ready.map((each) => {
    const i = posed.findIndex(({ reference }) => reference === each.figure.reference);
    const [x, y] = each.figure.centre;
    const centre: Point = [x + (moves[i] ?? 0) / frame.scale, y];
    return { ...each, figure: { ...each.figure, centre } };
  });
  const extents = whole.map((box) => onCanvasBox(box, frame));
  return all(placed, isOut ? frameFor(size, unionOf([...drawn, ...extents])) : frame);
}

function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** A part of the picture in px of the canvas. */
function onCanvasBox({ left, top, right, bottom }: Box, frame: Frame): Box {
  const across = (x: number) => x / frame.scale + frame.left;
  const down = (y: number) => y / frame.scale + frame.top;
  return { left: across(left), top: down(top), right: across(right), bottom: down(bottom) };
}
