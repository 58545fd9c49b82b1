/** What a navigation carries for the page it leads to. */
export interface HandedPicture {
  picture: Blob;
}

/** The picture that the visitor brought along from another page; undefined without one. */
export function handedPicture(state: unknown): Blob | undefined {
  if (typeof state !== 'object' || state === null || !('picture' in state)) return undefined;
  return state.picture instanceof Blob ? state.picture : undefined;
}
