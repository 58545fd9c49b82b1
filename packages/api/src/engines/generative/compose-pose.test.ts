import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelApp, openModelApp } from '../../testing/open-model-app.ts';
import { characterPicture, dataUrl, figure, joint, sketchOf } from '../../testing/poses.ts';

let references: Uint8Array<ArrayBuffer>[];

beforeAll(async () => {
  references = await Promise.all(['#d22', '#22d'].map((colour) => characterPicture(colour)));
});

const touching = {
  figures: [
    figure(0, 0.4, { [joint.leftElbow]: [0.08, 0.25], [joint.leftWrist]: [0.1, 0.16] }),
    figure(1, 0.6, { [joint.rightElbow]: [-0.08, 0.25], [joint.rightWrist]: [-0.1, 0.16] }),
  ],
};

async function colourAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe.each(['gemini', 'openai'] as const)('with %s', (service) => {
  let open: ModelApp;

  beforeAll(async () => {
    open = await openModelApp(service);
  });
  afterAll(() => open.close());

  async function compose(changed: object) {
    const body = {
      referenceImages: references.map((bytes) => dataUrl(bytes)),
      poseSketch: dataUrl(await sketchOf([300, 60, 300, 300])),
      ...changed,
    };
    const call = open.standIn.nextCall();
    const answer = await open.app.request('/api/generate-pose-image', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { answer: (await answer.json()) as { width: number; height: number }, call: await call };
  }

  test('references, the pose drawn clearly, its words, scene and ratio arrive', async () => {
    const scene = 'Two friends on the moon';
    const { answer, call } = await compose({ sceneDescription: scene, pose: touching });
    expect(call.pictures).toHaveLength(3);
    expect(Buffer.from(call.pictures[1]?.bytes ?? [])).toEqual(Buffer.from(references[1] ?? []));
    const drawing = call.pictures[2]?.bytes as Uint8Array;
    expect(await sharp(drawing).metadata()).toMatchObject({ width: 1200, height: 800 });
    // The noses: 0.4 and 0.6 of the width, 0.22 of the height.
    expect(await colourAt(drawing, 480, 176)).toEqual([214, 40, 40]);
    expect(await colourAt(drawing, 720, 176)).toEqual([29, 95, 209]);
    expect(await colourAt(drawing, 20, 20)).toEqual([255, 255, 255]);
    expect(call.prompt).toMatch(/Picture 1 shows character 1\.\r?\nPicture 2 shows character 2\./);
    expect(call.prompt).toMatch(/Picture 3 is a drawing of the pose.*red figure is character 1/);
    expect(call.prompt).toContain('Character 1’s left hand touches character 2’s right hand.');
    expect(call.prompt).toContain('ratio of width to height is 16:9');
    expect(call.prompt).toMatch(/The scene: Two friends on the moon$/);
    expect(answer.width / answer.height).toBeCloseTo(16 / 9, 2);
  });

  test('a free drawing is sent as it is, on black', async () => {
    const { call } = await compose({ sceneDescription: 'A beach', aspectRatio: '2:3' });
    const drawing = call.pictures[2]?.bytes as Uint8Array;
    expect(await colourAt(drawing, 600, 300)).toEqual([255, 255, 255]);
    expect(await colourAt(drawing, 100, 300)).toEqual([0, 0, 0]);
    expect(call.prompt).toContain('Picture 3 is a sketch of the pose');
  });

  test('an empty canvas is not sent', async () => {
    const poseSketch = dataUrl(await sketchOf());
    const { call } = await compose({ sceneDescription: 'A park', poseSketch, aspectRatio: '1:1' });
    expect(call.pictures).toHaveLength(2);
    expect(call.prompt).toContain('They stand side by side');
  });
});
