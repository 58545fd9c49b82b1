import type { Config } from '@nano-banana/client-sdk';
import type { CommonWords } from '../../locales/en/common.ts';
import type { EditorWords } from '../../locales/en/editor.ts';

const MEGABYTE = 1024 * 1024;

/** `PNG, JPG, JPEG, WebP, GIF`: as people write them. */
export function typeNames(
  { imageExtensions }: Pick<Config, 'imageExtensions'>,
  words: CommonWords,
): string {
  const names = imageExtensions.map((extension) => extension.slice(1).toUpperCase());
  return words.listed(names).replace('WEBP', 'WebP');
}

/** Languages that write small whole numbers as JavaScript does. */
const PLAIN = /^(de|en|es|fr|ja|zh)(-[A-Z]\w+)*$/;

/**
 * At most one decimal, none where it would be 0. A page's first `Intl.NumberFormat` takes as long as rendering the
 * widget, and limits are mostly whole numbers.
 * @param tag - language tag (BCP 47)
 */
export function megabytes(bytes: number, tag: string): string {
  const count = bytes / MEGABYTE;
  return count < 1000 && count % 1 === 0 && PLAIN.test(tag)
    ? `${count}`
    : new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(count);
}

export function limitsText(config: Config, words: EditorWords, tag: string): string {
  const { maxImageBytes, maxImages } = config.limits;
  return words.limits(typeNames(config, words), megabytes(maxImageBytes, tag), maxImages);
}
