import { z } from '@hono/zod-openapi';
import { limits } from '../../limits.ts';
import type { UploadedPicture } from '../../services/pictures.ts';

/** How a data URL of a picture begins; its declared type is not believed. */
const start = /^data:[a-z0-9.+-]+\/[a-z0-9.+-]+;base64,/i;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * A picture in a data URL, as an upload would be.
 *
 * @param field As it is named in the words of what is wrong with it.
 */
export function pictureInDataUrl(field: string) {
  const words = `${field} must be a picture as a data URL in Base64, such as "data:image/png;base64,iVBORw0…".`;
  return z.string(words).transform((url, context): UploadedPicture => {
    const head = start.exec(url.slice(0, 200))?.[0];
    const text = head === undefined ? '' : url.slice(head.length);
    if (head === undefined || text.length % 4 === 1 || !base64.test(text)) {
      context.addIssue({ code: 'custom', message: words });
      return z.NEVER;
    }
    const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
    const size = Math.floor((text.length * 3) / 4) - padding;
    // What is refused for its size need not be decoded.
    const bytes = size > limits.maxImageBytes ? new Uint8Array() : decoded(text);
    return { size, bytes };
  });
}

/** In memory of its own: Node keeps small buffers in one that is shared, and it cannot move to a worker. */
function decoded(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64'));
}
