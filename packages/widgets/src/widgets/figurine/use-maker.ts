import { figurineWords } from '../../locales/figurine.ts';
import { useWords } from '../../provider/Language.tsx';
import { useDownloads } from './use-downloads.ts';
import type { FirstMaker } from './use-figurine.ts';
import { usePrint } from './use-print.ts';

/** Everything the figurine maker's parts show and do from the photo on. */
export type Maker = ReturnType<typeof useMaker>;

/** The figurine maker with the words and the steps that are loaded with the photo. */
export function useMaker(first: FirstMaker) {
  const maker = { ...first, words: useWords(figurineWords) };
  return { ...maker, downloads: useDownloads(maker), print: usePrint(maker) };
}
