import { describe, expect, it } from 'vitest';
import { canvas, frameOf, type Point, ratios } from './canvas.ts';
import { boundsOf, carried, flipped, headRadius, posed, scaled } from './figure.ts';
import { hitAt } from './hit.ts';
import { bones, distance, handles, type Joints, jointNames, middle, mirrored } from './joints.ts';
import { presetNames, presetPictures } from './preset-pictures.ts';
import { presetFigures } from './presets.ts';

let count = 0;
const newId = () => `f${++count}`;
const place = (preset: (typeof presetNames)[number], ratio: (typeof ratios)[number] = '16:9') =>
  presetFigures(preset, frameOf(ratio), newId);
const [standing] = place('standing');

const lengths = (joints: Joints) =>
  bones.map(([from, to]) => {
    const [a, b] = [joints[from], joints[to]];
    return a && b ? distance(a, b) : Number.NaN;
  });

/** Numbers that look random and are the same each time (Park and Miller's generator). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

describe('presets', () => {
  it.each(presetNames)('%s looks as its picture says', (preset) => {
    const whole = { left: 0, top: 0, width: canvas.width, height: canvas.height };
    const rounded = ([x = 0, y = 0]: Point) => `${Math.round(x)} ${Math.round(y)}`;
    const line = (...points: (Point | null)[]) =>
      `M${points.map((point) => (point ? rounded(point) : '?')).join('L')}`;
    const drawn = presetFigures(preset, whole, () => '').map(({ joints }) => {
      const { neck, nose, rHip, lHip } = joints;
      const hips = rHip && lHip && middle(rHip, lHip);
      return {
        lines: [
          line(joints.rWrist, joints.rElbow, joints.rShoulder, neck),
          line(joints.lShoulder, joints.lElbow, joints.lWrist).replace('M', 'L'),
          line(neck, hips),
          line(joints.rAnkle, joints.rKnee, rHip, lHip, joints.lKnee, joints.lAnkle),
        ].join(''),
        head: [...(nose ?? []), headRadius(joints)].map(Math.round),
      };
    });
    expect(presetPictures[preset].figures).toEqual(drawn);
  });

  it.each(presetNames)('%s has two whole figures inside of what the picture shows', (preset) => {
    for (const ratio of ratios) {
      const frame = frameOf(ratio);
      for (const { joints } of place(preset, ratio)) {
        expect(jointNames.every((name) => joints[name])).toBe(true);
        const box = boundsOf(joints);
        expect(box.left).toBeGreaterThanOrEqual(frame.left);
        expect(box.top).toBeGreaterThanOrEqual(frame.top);
        expect(box.left + box.width).toBeLessThanOrEqual(frame.left + frame.width);
        expect(box.top + box.height).toBeLessThanOrEqual(frame.top + frame.height);
      }
    }
  });

  it.each(presetNames)('%s has limbs of the same lengths left and right', (preset) => {
    for (const { joints } of place(preset)) {
      for (const [from, to] of bones.filter(([, to]) => to.startsWith('r'))) {
        const [a, b, c, d] = [
          joints[from],
          joints[to],
          joints[mirrored(from)],
          joints[mirrored(to)],
        ];
        if (!a || !b || !c || !d) throw new Error('A joint is missing');
        expect(distance(a, b)).toBeCloseTo(distance(c, d), 6);
      }
    }
  });

  it('lets the hands of a high five touch, above both heads', () => {
    const [left, right] = place('highfive');
    const [hand, other] = [left.joints.lWrist, right.joints.rWrist];
    if (!hand || !other) throw new Error('A hand is missing');
    expect(distance(hand, other)).toBeLessThan(0.01);
    for (const { joints } of [left, right]) expect(hand[1]).toBeLessThan(joints.nose?.[1] ?? 0);
  });

  it('seats those who sit: thighs lie, shins hang', () => {
    for (const { joints } of place('sitting')) {
      const { rHip, rKnee, rAnkle } = joints;
      if (!rHip || !rKnee || !rAnkle) throw new Error('A leg is missing');
      const thigh = distance(rHip, rKnee);
      expect(Math.abs(rKnee[1] - rHip[1])).toBeLessThan(thigh * 0.2);
      expect(rAnkle[1] - rKnee[1]).toBeGreaterThan(thigh * 0.9);
    }
  });

  it('lets nobody stand as those who dance', () => {
    expect(place('dancing')[0].joints).not.toEqual(place('standing')[0].joints);
  });
});

describe('a joint dragged anywhere', () => {
  it('changes no bone’s length, in 500 drags one after the other', () => {
    const random = numbers(7);
    const before = lengths(standing.joints);
    let joints = standing.joints;
    for (let i = 0; i < 500; i++) {
      const handle = handles[Math.floor(random() * handles.length)] ?? 'nose';
      joints = posed(joints, handle, [random() * 700 - 50, random() * 500 - 50]);
    }
    lengths(joints).forEach((length, i) => {
      expect(length).toBeCloseTo(before[i] ?? 0, 6);
    });
  });

  it('ends where it was dragged to, when a hand is in reach', () => {
    const shoulder = standing.joints.lShoulder ?? [0, 0];
    const to: Point = [shoulder[0] + 30, shoulder[1] - 20];
    const hand = posed(standing.joints, 'lWrist', to).lWrist ?? [0, 0];
    expect(distance(hand, to)).toBeLessThan(1e-6);
  });

  it('stretches a hand out of reach towards its place', () => {
    const { lShoulder, lElbow, lWrist } = posed(standing.joints, 'lWrist', [599, 1]);
    if (!lShoulder || !lElbow || !lWrist) throw new Error('An arm is missing');
    const whole = distance(lShoulder, lElbow) + distance(lElbow, lWrist);
    expect(distance(lShoulder, lWrist)).toBeCloseTo(whole, 4);
  });

  it('keeps the elbow on its side while the hand moves', () => {
    const side = ({ lShoulder, lElbow, lWrist }: Joints) => {
      if (!lShoulder || !lElbow || !lWrist) throw new Error('An arm is missing');
      const [x, y] = [lWrist[0] - lShoulder[0], lWrist[1] - lShoulder[1]];
      return Math.sign(x * (lElbow[1] - lShoulder[1]) - y * (lElbow[0] - lShoulder[0]));
    };
    const bent = posed(standing.joints, 'lWrist', [
      (standing.joints.lShoulder?.[0] ?? 0) + 40,
      (standing.joints.lShoulder?.[1] ?? 0) + 40,
    ]);
    const hand = bent.lWrist ?? [0, 0];
    expect(side(posed(bent, 'lWrist', [hand[0] + 10, hand[1] - 10]))).toBe(side(bent));
  });

  it('leaves the rest of the body where it is', () => {
    const { rWrist: _, rElbow: __, ...rest } = standing.joints;
    expect(posed(standing.joints, 'rWrist', [200, 100])).toMatchObject(rest);
  });

  it('carries the whole figure by its neck, and never off the canvas', () => {
    const box = boundsOf(posed(standing.joints, 'neck', [0, 0]));
    expect(box.left).toBeCloseTo(0, 6);
    expect(box.top).toBeCloseTo(0, 6);
    expect(box.height).toBeCloseTo(boundsOf(standing.joints).height, 6);
  });

  it('does nothing for a joint that is not in the picture', () => {
    const joints = { ...standing.joints, lWrist: null };
    expect(posed(joints, 'lWrist', [1, 1])).toBe(joints);
  });
});

describe('a figure', () => {
  it('flipped twice is as before, and flipped once waves with the other hand', () => {
    const waving = posed(standing.joints, 'rWrist', [150, 60]);
    const back = flipped(flipped(waving));
    for (const name of jointNames) {
      expect(back[name]?.[0]).toBeCloseTo(waving[name]?.[0] ?? Number.NaN, 6);
    }
    const other = flipped(waving);
    expect(other.lWrist?.[1]).toBe(waving.rWrist?.[1]);
    // Still from the front: its right is on the left of the picture.
    expect(other.rShoulder?.[0]).toBeLessThan(other.lShoulder?.[0] ?? 0);
  });

  it('scales about its feet, within the canvas and down to a least height', () => {
    const smaller = boundsOf(scaled(standing.joints, 0.5));
    const before = boundsOf(standing.joints);
    expect(smaller.height).toBeCloseTo(before.height / 2, -1);
    let joints = standing.joints;
    for (let i = 0; i < 40; i++) joints = scaled(joints, 1.2);
    const largest = boundsOf(joints);
    expect(largest.height).toBeLessThanOrEqual(canvas.height);
    expect(largest.left).toBeGreaterThanOrEqual(0);
    for (let i = 0; i < 60; i++) joints = scaled(joints, 0.8);
    expect(boundsOf(joints).height).toBeGreaterThan(50);
  });

  it('is found by its nearest joint, else by its limbs, else not', () => {
    const figures = place('standing');
    const hand = figures[1].joints.lWrist ?? [0, 0];
    const near: Point = [hand[0] + 5, hand[1]];
    expect(hitAt(figures, near, 12)).toMatchObject({ figure: figures[1], handle: 'lWrist' });
    const { rKnee, rAnkle } = figures[0].joints;
    if (!rKnee || !rAnkle) throw new Error('A leg is missing');
    const shin: Point = [(rKnee[0] + rAnkle[0]) / 2, (rKnee[1] + rAnkle[1]) / 2];
    expect(hitAt(figures, shin, 12)).toMatchObject({ figure: figures[0], handle: 'neck' });
    expect(hitAt(figures, [300, 10], 12)).toBeUndefined();
  });

  it('stays on the canvas when it is carried far away', () => {
    const { left, width } = boundsOf(carried(standing.joints, 5000, 0));
    expect(left + width).toBeLessThanOrEqual(canvas.width + 1e-9);
  });
});
