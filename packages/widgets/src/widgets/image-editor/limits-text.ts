import type { Config } from '@nano-banana/client-sdk';
import type { EditorWords } from '../../locales/en/editor.ts';

const MEGABYTE = 1024 * 1024;

/** `PNG, JPG, JPEG, WebP, GIF`: as people write them. */
export function typeNames({ imageExtensions }: Pick<Config, 'imageExtensions'>): string {
  const names = imageExtensions.map((extension) => extension.slice(1).toUpperCase());
  return names.join(', ').replace('WEBP', 'WebP');
}

/** At most one decimal, none where it would be 0. */
export function megabytes(bytes: number): string {
  return String(Math.round((bytes / MEGABYTE) * 10) / 10);
}

export function limitsText(config: Config, words: EditorWords): string {
  const { maxImageBytes, maxImages } = config.limits;
  return words.limits(typeNames(config), megabytes(maxImageBytes), maxImages);
}
