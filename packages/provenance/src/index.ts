export {
  type CheckedPicture,
  type CheckRequest,
  checkPicture,
} from './check-picture.ts';

import type { SignerPem } from './credentials/signer.ts';

export { type Credentials, mayHaveCredentials } from './credentials/read.ts';
export { readSigner, type Signer, type SignerPem } from './credentials/signer.ts';
export type { EncodedPicture, Story } from './credentials/write.ts';
export type { PictureType } from './encode.ts';
export { UnreadablePictureError } from './errors.ts';
export {
  type ConvertRequest,
  convertSigned,
  type SignedPicture,
  type SignRequest,
  signPicture,
} from './sign-picture.ts';
export type { SourceType } from './source-types.ts';
export { embedMark } from './watermark/embed.ts';
export { type FoundMark, findMarks } from './watermark/find.ts';
export type { Raster } from './watermark/plane.ts';

/**
 * Makes a root and a certificate from it, for who has none: nobody outside vouches for it.
 *
 * @param organisation Said to be who signs.
 */
export async function makeSigner(organisation: string): Promise<SignerPem> {
  // Needed once in an installation's life: nobody else loads what knows certificates.
  const { makeSigner: make } = await import('./credentials/make-signer.ts');
  return make(organisation);
}
