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

/** By language. Making one costs as much as rendering the widget. */
const formats = new Map<string, Intl.NumberFormat>();

/** At most one decimal, none where it would be 0. @param tag - language tag (BCP 47) */
export function megabytes(bytes: number, tag: string): string {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  formats.set(tag, format);
  return format.format(bytes / MEGABYTE);
}

export function limitsText(config: Config, words: EditorWords, tag: string): string {
  const { maxImageBytes, maxImages } = config.limits;
  return words.limits(typeNames(config, words), megabytes(maxImageBytes, tag), maxImages);
}
