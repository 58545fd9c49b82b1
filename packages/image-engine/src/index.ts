export { type EditRequest, type EditResult, editPicture } from './edit-picture.ts';
export {
  DamagedPictureError,
  InvalidPlanError,
  NothingChangedError,
  type Refusal,
  SubjectUnclearError,
  UnsupportedPromptError,
  UnusableMaskError,
} from './errors.ts';
export { composeMasked, type MaskedEdit, type MaskedResult } from './mask/compose-masked.ts';
export { checkMask } from './mask/read-mask.ts';
export type { Dial } from './operations/operation.ts';
export type { PlanStep } from './operations/registry.ts';
export { decodePicture, type PictureType } from './picture/decode.ts';
export { type LetterShapes, letterShapes, unwritable } from './picture/letter-shapes.ts';
export { SCOPES, type Scope } from './picture/picture.ts';
export {
  boxSchema,
  isEmpty as isEmptySelection,
  MAX_STROKES,
  type Selection,
  selectionSchema,
  strokeSchema,
} from './picture/selection.ts';
export { refusalMessage, refusalRemarks } from './plan/message.ts';
export { natureOf } from './plan/nature.ts';
export { describeIssue, inWords } from './plan/plan-issues.ts';
export { type DescribedStep, describePlan, MAX_STEPS, readPlan } from './plan/read-plan.ts';
export { reasonValues } from './plan/reasons.ts';
export { clearSketch } from './pose/clear-sketch.ts';
export { composePose, type PoseRequest, type PoseResult } from './pose/compose-pose.ts';
export type { PoseFigure } from './pose/figure.ts';
export type { PoseRatio } from './pose/frame.ts';
export { REMARK_CODES, type Remark, type RemarkCode, type RemarkValue } from './remark.ts';
export { inspectSubject } from './subject/inspect-subject.ts';

import { registry } from './operations/registry.ts';

/** What the engine can do: one entry per operation, each with a prompt that asks for it. */
export const operations: readonly {
  op: string;
  label: string;
  example: string;
  /** Needs to know what the subject is. */
  usesSubject: boolean;
  /** Needs something boxed or painted. */
  usesSelection: boolean;
}[] = registry.map(({ op, label, example, usesSubject = false, usesSelection = false }) => ({
  op,
  label,
  example,
  usesSubject,
  usesSelection,
}));
