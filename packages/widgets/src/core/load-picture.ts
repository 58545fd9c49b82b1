/**
 * A picture that the host gives, by code that comes with the first picture.
 * @throws what `fetchPicture` throws
 */
export const loadPicture = (image: Blob | string | URL): Promise<File> =>
  import('./fetch-picture.ts').then(({ fetchPicture }) => fetchPicture(image));
