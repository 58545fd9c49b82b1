import type { CommonWords } from '../locales/en/common.ts';
import { type FigurineWords, figurineEn } from '../locales/en-figurine.ts';
import { useWords } from './NanoBananaProvider.tsx';

/** What the figurine maker says. */
export function useFigurineWords(): CommonWords & FigurineWords {
  return useWords(figurineEn);
}
