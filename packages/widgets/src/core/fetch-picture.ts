/**
 * A picture that the host gives: the file itself, or an address to fetch it from.
 * @throws Error when the address does not answer with a file; a `TypeError` when it cannot be reached (or is of another
 * origin that does not allow it)
 */
export async function fetchPicture(image: Blob | string | URL): Promise<File> {
  if (image instanceof File) return image;
  if (image instanceof Blob) return new File([image], 'picture', { type: image.type });
  const answer = await fetch(image);
  if (!answer.ok) throw new Error(`${image} answered ${answer.status}`);
  const { pathname } = new URL(answer.url || String(image), document.baseURI);
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  const blob = await answer.blob();
  return new File([blob], name || 'picture', { type: blob.type });
}
