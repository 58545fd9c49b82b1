import type { CommonWords } from './en/common.ts';
import { poseBeginWords } from './en/pose-begin.ts';
import { poseWorkWords } from './en/pose-work.ts';

/** All that the pose painter says: one section for hosts and packs. */
export const poseWords = /* @__PURE__ */ (() => ({ ...poseBeginWords, ...poseWorkWords }))();

export type PoseWords = CommonWords & typeof poseWords;
