import { describe, expect, it } from 'vitest';
import { samplePicture } from '../sample-versions.ts';
import { canvas, frameOf } from './canvas.ts';
import { jointNames } from './joints.ts';
import { fromOpenPose, poseOf, toOpenPose } from './keypoints.ts';
import { textOf, withText } from './png-text.ts';
import { posedReferences } from './pose-request.ts';
import { presetFigures } from './presets.ts';
import type { Sketch } from './sketch.ts';
import { readSketch, toFigures, writeSketch } from './stored-sketch.ts';

let count = 0;
const newId = () => `f${++count}`;
const figures = presetFigures('dancing', frameOf('16:9'), newId);

describe('keypoints', () => {
  it('are shares of the canvas in OpenPose’s order; null when far beyond its edges', () => {
    const [first] = figures;
    const joints = { ...first.joints, lWrist: [-603, 20] as const, rWrist: [-6, 20] as const };
    const pose = poseOf([{ ...first, joints }]);
    const [figure] = pose?.figures ?? [];
    expect(figure?.reference).toBe(0);
    expect(figure?.keypoints).toHaveLength(18);
    expect(figure?.keypoints[0]?.[0]).toBeCloseTo((first.joints.nose?.[0] ?? 0) / 600, 4);
    expect(figure?.keypoints[jointNames.indexOf('lWrist')]).toBeNull();
    expect(figure?.keypoints[jointNames.indexOf('rWrist')]).toEqual([-0.01, 0.05]);
  });

  it('are left out where there are no figures', () => {
    expect(poseOf([])).toBeUndefined();
  });

  it('come back from their JSON', () => {
    const people = fromOpenPose(toOpenPose(figures)) ?? [];
    const back = toFigures(people, newId);
    expect(back.map(({ reference, colour }) => [reference, colour])).toEqual([
      [0, '#ffeb3b'],
      [1, '#2196f3'],
    ]);
    for (const name of jointNames) {
      expect(back[0]?.joints[name]?.[0]).toBeCloseTo(figures[0].joints[name]?.[0] ?? 0, 1);
    }
  });

  it('are read from other canvases, in the middle of ours, and missing ones stay missing', () => {
    const points = jointNames.flatMap((_, i) => (i === 4 ? [0, 0, 0] : [256 + i, 512, 0.9]));
    const file = { canvas_width: 512, canvas_height: 512, people: [{ pose_keypoints_2d: points }] };
    const [person] = fromOpenPose(JSON.stringify([file])) ?? [];
    expect(person?.joints.rWrist).toBeNull();
    expect(person?.joints.nose?.[0]).toBeCloseTo(300, 6);
    expect(person?.joints.nose?.[1]).toBeCloseTo(400, 6);
  });

  it('are read from BODY_25 and from shares', () => {
    const points = Array.from({ length: 25 }, (_, i) => [i / 25, 0.5, 1]).flat();
    const [person] =
      fromOpenPose(JSON.stringify({ people: [{ pose_keypoints_2d: points }] })) ?? [];
    // The ninth of the 25 is the middle of the hips, which COCO does not have.
    expect(person?.joints.lWrist?.[0]).toBeCloseTo((7 / 25) * 600, 6);
    expect(person?.joints.rHip?.[0]).toBeCloseTo((9 / 25) * 600, 6);
    expect(person?.joints.lEar?.[0]).toBeCloseTo((18 / 25) * 600, 6);
  });

  it('come onto the canvas from a picture whose size the file does not tell', () => {
    const file = (places: (i: number) => [number, number]) =>
      JSON.stringify({
        people: [{ pose_keypoints_2d: jointNames.flatMap((_, i) => [...places(i), 0.9]) }],
      });
    const [large] = fromOpenPose(file((i) => [3000 + i, 100 + 100 * i])) ?? [];
    const heights = jointNames.map((name) => large?.joints[name]?.[1] ?? Number.NaN);
    expect(Math.min(...heights)).toBeCloseTo(28, 6);
    expect(Math.max(...heights)).toBeCloseTo(372, 6);
    const [centred] = fromOpenPose(file((i) => [0, -0.5 + i / 17])) ?? [];
    expect(centred?.joints.nose).toEqual([300, 100]);
  });

  it('are read of those who were made out, in the first frame that has some', () => {
    const someone = jointNames.flatMap((_, i) => [300, 20 * i, 1]);
    const nobody = someone.map(() => 0);
    const people = [null, nobody, [1, 2, 3], someone].map((pose_keypoints_2d) => ({
      pose_keypoints_2d,
    }));
    const read = fromOpenPose(JSON.stringify([{ people: [] }, { people }]));
    expect(read?.map(({ joints }) => joints.neck)).toEqual([[300, 20]]);
  });

  it.each(['', 'null', '{}', '[]', '{"people":[{"pose_keypoints_2d":[1,2,3]}]}', '{"people":5}'])(
    'are not found in %s',
    (text) => {
      expect(fromOpenPose(text) ?? []).toEqual([]);
    },
  );
});

describe('what is sent', () => {
  const [first, second] = [samplePicture('ana'), samplePicture('ben')];

  it('names the references by their order', () => {
    const { referenceImages, pose } = posedReferences([first, second], figures);
    expect(referenceImages).toEqual([first.file, second.file]);
    expect(pose?.figures.map(({ reference }) => reference)).toEqual([0, 1]);
  });

  it('lets the second figure stand for the only reference, when that is in the second slot', () => {
    const { referenceImages, pose } = posedReferences([null, second], figures);
    expect(referenceImages).toEqual([second.file]);
    expect(pose?.figures.map(({ reference }) => reference)).toEqual([1, 0]);
  });
});

describe('a stored sketch', () => {
  const sketch: Sketch = {
    figures,
    strokes: [
      { kind: 'draw', colour: '#f44336', size: 3, isPressed: false, points: [[1.234, 5, 0.5]] },
      { kind: 'erase', colour: '#ffffff', size: 15, isPressed: false, points: [[9, 9, 0]] },
    ],
  };

  it('comes back with strokes and figures', () => {
    const back = readSketch(JSON.parse(JSON.stringify(writeSketch(sketch))), newId);
    expect(back?.strokes[0]).toEqual({ ...sketch.strokes[0], points: [[1.23, 5, 0.5]] });
    expect(back?.strokes[1]?.kind).toBe('erase');
    expect(back?.figures).toHaveLength(2);
  });

  it('loses only what is broken in it', () => {
    const written = JSON.parse(JSON.stringify(writeSketch(sketch)));
    written.strokes[0].colour = 'url(evil)';
    written.strokes.push(null, { points: [1] }, { ...written.strokes[1], size: Number.NaN });
    written.pose = 'gone';
    expect(readSketch(written, newId)).toEqual({ strokes: [sketch.strokes[1]], figures: [] });
    expect(readSketch(null, newId)).toBeUndefined();
    expect(readSketch({ strokes: 5 }, newId)).toBeUndefined();
  });
});

describe('a PNG with words inside', () => {
  // One transparent pixel.
  const png = new Blob([
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (char) => char.charCodeAt(0),
    ),
  ]);

  it('gives them back, umlauts and all', async () => {
    const carrying = await withText(png, '{"a":"ä 🍌"}');
    expect(await textOf(carrying)).toBe('{"a":"ä 🍌"}');
    expect(carrying.size).toBeGreaterThan(png.size);
  });

  it('has none when nobody put them there, or when it is cut off or no PNG', async () => {
    expect(await textOf(png)).toBeUndefined();
    expect(await textOf((await withText(png, 'hello')).slice(0, 60))).toBeUndefined();
    expect(await textOf(new Blob(['{"people":[]}']))).toBeUndefined();
  });
});

describe('what the picture shows of the canvas', () => {
  it('is the largest part of its proportions', () => {
    expect(frameOf('1:1')).toEqual({ left: 100, top: 0, width: 400, height: 400 });
    expect(frameOf('16:9')).toEqual({ left: 0, top: 31.25, width: 600, height: 337.5 });
    expect(frameOf('4:3').height).toBe(canvas.height);
    expect(frameOf('2:3').width).toBeCloseTo(266.67, 2);
  });
});
