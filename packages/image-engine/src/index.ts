export { convertPicture } from './convert-picture.ts';
export { type EditRequest, type EditResult, editPicture } from './edit-picture.ts';
export {
  DamagedPictureError,
  NothingChangedError,
  type Refusal,
  SubjectUnclearError,
  UnsupportedPromptError,
} from './errors.ts';
export { type ParsedPrompt, parsePrompt } from './grammar/parse-prompt.ts';
export type { PlanStep } from './operations/registry.ts';
export type { PictureType } from './picture/decode.ts';
export { type Selection, selectionSchema } from './picture/selection.ts';

import { registry } from './operations/registry.ts';

/** What the engine can do: one entry per operation, each with a prompt that asks for it. */
export const operations: readonly { op: string; label: string; example: string }[] = registry.map(
  ({ op, label, example }) => ({ op, label, example }),
);
