import type { CommonWords } from './en/common.ts';
import { figurineBeginWords } from './en/figurine-begin.ts';
import { figurineStepsWords } from './en/figurine-steps.ts';

/** The figurine maker's one section for hosts and packs: from a photo to a printed figurine. In English it comes in two parts. */
export const figurineWords = /* @__PURE__ */ (() => ({
  ...figurineBeginWords,
  ...figurineStepsWords,
}))();

export type FigurineBeginWords = CommonWords & typeof figurineBeginWords;
export type FigurineWords = CommonWords & typeof figurineWords;
