/** The bytes of a picture that cannot be decoded. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
  readonly code = 'image_damaged';
}
