import type { Client } from './client.ts';
import type { CreatingConnection } from './creating.ts';
import { readEvents } from './events.ts';
import type { GeneratePoseResult } from './types.ts';

/** The call that puts characters into a scene. */
export function poseCalls({ http, create }: CreatingConnection): Pick<Client, 'poses'> {
  return {
    poses: {
      generate: ({ referenceImages, poseSketch, signal, idempotencyKey, onProgress, ...rest }) =>
        create({ signal, idempotencyKey }, async (inner, header) => {
          const body = {
            ...rest,
            referenceImages: await Promise.all(referenceImages.map(dataUrl)),
            poseSketch: await dataUrl(poseSketch),
          };
          const asked = onProgress ? { Accept: 'text/event-stream, application/json' } : {};
          const { response } = await http.POST('/api/generate-pose-image', {
            signal: inner,
            params: { header: { ...header, ...asked } },
            // Its lists may be read-only, which the generated types do not know.
            body: body as never,
            parseAs: 'stream',
          });
          return { data: (await readEvents(response, onProgress)) as GeneratePoseResult };
        }),
    },
  };
}

/** Characters that one call of a function takes without running out of stack. */
const AT_ONCE = 8192;

/** Not through `FileReader`, which only browsers have. */
async function dataUrl(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(i, i + AT_ONCE));
  return `data:${picture.type || 'image/png'};base64,${btoa(text)}`;
}
