import type { Config } from '@nano-banana/client-sdk';
import type { DetailsWords } from '../../locales/en/details.ts';

/**
 * Who made a picture.
 * @param id - the engine's; it need not be the one that is active now
 */
export function madeByText(id: string, config: Config | null, words: DetailsWords): string {
  if (id === 'embedded') return words.madeByEmbedded;
  return words.madeBy(config?.engine.id === id ? config.engine.name : id);
}
