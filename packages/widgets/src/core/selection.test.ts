import { describe, expect, test } from 'vitest';
import {
  boxBetween,
  carriedOn,
  isSelected,
  middleBox,
  movedBox,
  nothingSelected,
  resizedBox,
  selectionFields,
} from './selection.ts';

describe('a box', () => {
  test('is the same whichever corners it is drawn between, and stays on the picture', () => {
    const box = { left: 0.2, top: 0.1, right: 1, bottom: 0.6 };
    expect(boxBetween([0.2, 0.1], [1.4, 0.6])).toEqual(box);
    expect(boxBetween([1.4, 0.6], [0.2, 0.1])).toEqual(box);
  });

  test('is none when it has no area', () => {
    expect(boxBetween([0.5, 0.5], [0.501, 0.9])).toBeUndefined();
  });

  test('moves as far as the picture goes and keeps its size', () => {
    expect(movedBox(middleBox, 0.9, -0.1)).toEqual({
      left: 0.5,
      top: 0.15,
      right: 1,
      bottom: 0.65,
    });
  });

  test('is never turned inside out', () => {
    const { left, right } = resizedBox(middleBox, -5, 0);
    expect(right).toBeGreaterThan(left);
    expect(resizedBox(middleBox, 5, 5)).toMatchObject({ right: 1, bottom: 1 });
  });
});

describe('a stroke', () => {
  const stroke = { keep: true, radius: 0.02, points: [[0.5, 0.5]] as [number, number][] };

  test('takes points on the picture only', () => {
    expect(carriedOn(stroke, [2, -1]).points.at(-1)).toEqual([1, 0]);
  });

  test('leaves out points that are nearly the last one', () => {
    expect(carriedOn(stroke, [0.501, 0.5]).points).toHaveLength(1);
  });
});

test('only what was marked is sent', () => {
  expect(isSelected(nothingSelected)).toBe(false);
  expect(selectionFields(nothingSelected)).toEqual({});
  expect(selectionFields({ box: middleBox, strokes: [] })).toEqual({ subjectBox: middleBox });
});
