/** Types of pictures that the product makes and stores. */
export type OutputType = 'image/png' | 'image/jpeg' | 'image/webp';

/** File name endings of {@link OutputType}, without the dot. */
export type OutputExtension = 'png' | 'jpg' | 'webp';

/** The media type of each ending. */
export const typeOfExtension = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
} as const satisfies Record<OutputExtension, OutputType>;

/** The ending of each media type. */
export const extensionOfType = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const satisfies Record<OutputType, OutputExtension>;
