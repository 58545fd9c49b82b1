import { decodePicture } from '@nano-banana/image-engine';
import {
  readSigner,
  type SignedPicture,
  type SignerPem,
  type SignRequest,
  signPicture,
} from '@nano-banana/provenance';

/** A made picture for a worker to sign; its memory moves to the worker. */
export interface SignTask extends Omit<SignRequest, 'signer' | 'keep'> {
  signer: SignerPem;
  /** A picture whose pixels stay, where they are those of the made one. */
  keepFrom?: Uint8Array | undefined;
}

/** A signed picture; its memory moves to the caller. */
export type SignedOutput = SignedPicture;

/** Signs a picture. */
export async function sign({ keepFrom, signer, ...task }: SignTask): Promise<SignedOutput> {
  // As the engine decodes it: what is bit-identical is told by the same pixels.
  const keep = keepFrom && (await decodePicture(keepFrom));
  return signPicture({ ...task, keep, signer: readSigner(signer) });
}
