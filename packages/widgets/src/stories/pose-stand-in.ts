import type { Client, GeneratePoseRequest, GeneratePoseResult } from '@nano-banana/client-sdk';
import { onEachStory } from './begin-story.ts';
import { createStandIn, type StandInOptions } from './stand-in.ts';

export interface PoseStandInOptions extends StandInOptions {
  /** Another answer than usual: throws what the client would; null = never, until the caller gives up. */
  pose?: (request: GeneratePoseRequest) => Promise<null> | null | undefined;
}

/** A client whose poses are answered inside the page, with a picture drawn from what was sent. */
export function createPoseStandIn({ pose, ...options }: PoseStandInOptions = {}) {
  const standIn = createStandIn(options);
  const requests: GeneratePoseRequest[] = [];
  const files = new Map<string, Blob>();
  let aborted = 0;

  const generate = async (request: GeneratePoseRequest): Promise<GeneratePoseResult> => {
    requests.push(request);
    const own = await pose?.(request);
    if (own === null) {
      await new Promise((_, reject) => {
        request.signal?.addEventListener('abort', () => {
          aborted += 1;
          reject(request.signal?.reason);
        });
      });
    }
    const canvas = await draw(request);
    const imageUrl = `/api/files/${crypto.randomUUID().replaceAll('-', '')}.png`;
    files.set(imageUrl, await canvas.convertToBlob());
    const { width, height } = canvas;
    const message = 'Put both characters on a beach at sunset, in the poses that were drawn.';
    return { success: true, imageUrl, message, engine: 'embedded', width, height };
  };
  const client: Client = {
    ...standIn.client,
    poses: { generate },
    files: {
      url: (imageUrl) => {
        const file = files.get(imageUrl);
        return file ? URL.createObjectURL(file) : imageUrl;
      },
      checkUrl: standIn.client.files.checkUrl,
      get: async (imageUrl) => files.get(imageUrl) ?? new Blob(),
    },
  };
  onEachStory(() => {
    requests.length = 0;
    aborted = 0;
  });
  return { client, requests, aborted: () => aborted };
}

const sizes = { '1:1': [1024, 1024], '4:3': [1200, 900], '16:9': [1280, 720], '2:3': [800, 1200] };

/** A dusk with the references at its edges and the sketch's light parts in the middle. */
async function draw({ referenceImages, poseSketch, aspectRatio = '16:9' }: GeneratePoseRequest) {
  const [width = 1, height = 1] = sizes[aspectRatio];
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser has no 2D canvas');
  const sky = paper.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#ffb38a');
  sky.addColorStop(0.6, '#ffe08a');
  sky.addColorStop(0.61, '#8a6a4a');
  paper.fillStyle = sky;
  paper.fillRect(0, 0, width, height);
  const [sketch, ...references] = await Promise.all(
    [poseSketch, ...referenceImages].map((blob) => createImageBitmap(blob)),
  );
  references.forEach((reference, i) => {
    paper.drawImage(reference, width * (0.08 + 0.62 * i), height * 0.1, width * 0.22, height * 0.3);
  });
  if (!sketch) return canvas;
  paper.globalCompositeOperation = 'screen';
  const scale = Math.min(width / sketch.width, height / sketch.height);
  const [across, down] = [sketch.width * scale, sketch.height * scale];
  paper.drawImage(sketch, (width - across) / 2, (height - down) / 2, across, down);
  return canvas;
}
