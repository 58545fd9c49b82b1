import { uploadLimits } from '../../content/upload-limits.ts';
import { verifyWords } from '../../content/verify.ts';

/** What the API says of a picture, as far as it is shown. */
export interface Provenance {
  verdict: 'made-here' | 'other-credentials' | 'none';
  watermark: Partial<MadeHere> & { found: boolean };
  madeFrom: MadeHere | null;
  credentials: {
    present: boolean;
    valid: boolean;
    intact: boolean | null;
    issuer?: string;
    claimGenerator?: string;
  };
  altered: boolean | null;
  explanation: string[];
}

interface MadeHere {
  id: string;
  kind: 'edit' | 'pose' | 'figurine' | 'cutout';
  engine: string;
  madeAt: string;
}

/** A check that brought no answer, in words for the visitor. */
export class VerifyError extends Error {
  override readonly name = 'VerifyError';
  /** Whether the same picture may be answered another time. */
  readonly mayPass: boolean;

  /** @param sentence Empty where there was no answer. */
  constructor(sentence: string, mayPass: boolean, options?: ErrorOptions) {
    super(sentence, options);
    this.mayPass = mayPass;
  }
}

/**
 * Has a picture checked.
 *
 * @throws VerifyError with the server's sentence, or without one when there was no answer; the signal's reason.
 */
export async function verifyPicture(picture: Blob, signal: AbortSignal): Promise<Provenance> {
  if (picture.size > uploadLimits.limits.maxImageBytes) {
    throw new VerifyError(verifyWords.tooLarge, false);
  }
  const body = new FormData();
  body.append('image', picture);
  const answer = await ask('/api/verify-provenance', { method: 'POST', body, signal });
  return (await answer.json()) as Provenance;
}

/** Fetches a picture of this server by the name that the address of the page carries. */
export async function fetchOwnPicture(name: string, signal: AbortSignal): Promise<Blob> {
  const gone = { 404: verifyWords.gone, 410: verifyWords.gone };
  return (await ask(`/api/files/${name}`, { signal }, gone)).blob();
}

/** @returns null when the hash names no stored picture. */
export function fileNameOf(hash: string): string | null {
  const [, name] = /^#([0-9a-f]{32}\.(?:png|jpg|webp))$/.exec(hash) ?? [];
  return name ?? null;
}

/** @param own Sentences for statuses that say more here than the server can know. */
async function ask(
  path: string,
  init: RequestInit,
  own: Partial<Record<number, string>> = {},
): Promise<Response> {
  const answer = await fetch(path, init).catch((error: unknown) => {
    init.signal?.throwIfAborted();
    throw new VerifyError('', true, { cause: error });
  });
  if (answer.ok) return answer;
  const told: unknown = await answer.json().catch(() => null);
  const isBusy = answer.status === 408 || answer.status === 429 || answer.status >= 500;
  throw new VerifyError(own[answer.status] ?? sentenceOf(told), isBusy);
}

/** Every failure of the API has the sentence for the visitor in one place. */
function sentenceOf(told: unknown): string {
  const isTold = typeof told === 'object' && told !== null && 'error' in told;
  return isTold && typeof told.error === 'string' ? told.error.replace(/\.$/, '') : '';
}
