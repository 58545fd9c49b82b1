import { fileOf } from './image-type.ts';

/**
 * A picture that the host gives: the file itself, or an address to fetch it from.
 * @throws Error when the address does not answer with a file; a `TypeError` when it cannot be reached (or is of another
 * origin that does not allow it)
 */
export async function fetchPicture(image: Blob | string | URL): Promise<File> {
  if (image instanceof File) return image;
  if (image instanceof Blob) return named(image);
  const address = String(image);
  const file = readDataAddress(address);
  if (file) return file;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${image} answered ${answer.status}`);
  return named(
    await answer.blob(),
    decodeURIComponent(/[^/?#]*(?=$|[?#])/.exec(answer.url)?.[0] ?? ''),
  );
}

const UNNAMED = 'picture';

const named = (blob: Blob, name = '') => new File([blob], name || UNNAMED, { type: blob.type });

/** Read here, and not by `fetch`: it is there at once, and a page's policy may allow no connection to it. */
function readDataAddress(address: string): File | undefined {
  const [, type = '', isBase64, data] = /^data:([^,]*?)(;base64)?,(.*)/is.exec(address) ?? [];
  if (data === undefined) return undefined;
  const text = decodeURIComponent(data);
  const bytes = isBase64
    ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(text);
  return fileOf(bytes, UNNAMED, type);
}
