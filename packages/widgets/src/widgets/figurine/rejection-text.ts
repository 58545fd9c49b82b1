import type { Config } from '@nano-banana/client-sdk';
import { MIN_IMAGE_BYTES, type Rejection } from '../../core/picture.ts';
import type { FigurineBeginWords } from '../../locales/figurine.ts';
import { megabytes, typeNames } from '../image-editor/limits-text.ts';

/** Why a file was not taken. */
export function rejectionText(
  { reason }: Rejection,
  known: Config | null,
  words: FigurineBeginWords,
  tag: string,
): string {
  if (!known) return '';
  const { maxImageBytes } = known.limits;
  if (reason === 'type') return words.uploadWrongType(typeNames(known, words));
  if (reason === 'too-large')
    return words.uploadTooLarge(maxImageBytes, megabytes(maxImageBytes, tag));
  return words.uploadTooSmall(MIN_IMAGE_BYTES);
}
