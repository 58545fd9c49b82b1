import { type Remark, textOf } from './remark.ts';

/** A wish, or part of one, that this engine does not carry out. */
export interface Refusal {
  /** The visitor's own words. */
  phrase: string;
  /** Why not, as a sentence fragment that follows "because". */
  reason: string;
}

/** Nothing of the prompt can be done. The message says what and why, in the visitor's words. */
export class UnsupportedPromptError extends Error {
  readonly code = 'unsupported_edit' as const;
  /** Wishes close to the one asked that the engine does carry out. */
  alternatives: string[];
  /** What the message says, sentence by sentence. */
  readonly remarks: readonly Remark[];

  /** @param message where it is not the remarks as they stand */
  constructor(remarks: readonly Remark[], alternatives: string[], message = textOf(remarks)) {
    super(message);
    this.name = 'UnsupportedPromptError';
    this.alternatives = alternatives;
    this.remarks = remarks;
  }
}

/** The plan can be carried out, but the picture would come out as it went in. */
export class NothingChangedError extends UnsupportedPromptError {
  constructor(remarks: readonly Remark[], alternatives: string[]) {
    super(remarks, alternatives);
    this.name = 'NothingChangedError';
  }
}

/** The bytes are not a complete picture of a type the engine reads. */
export class DamagedPictureError extends Error {
  readonly code = 'image_damaged' as const;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DamagedPictureError';
  }
}

/** The painted part cannot be used with the picture. The message says why. */
export class UnusableMaskError extends Error {
  readonly code = 'unusable_mask' as const;

  constructor(message: string) {
    super(message);
    this.name = 'UnusableMaskError';
  }
}

/** The edit needs the subject, and it cannot be told from the background with enough confidence. */
export class SubjectUnclearError extends Error {
  readonly code = 'subject_unclear' as const;
  readonly remarks: readonly Remark[];

  constructor(remark: Remark) {
    super(remark.text);
    this.remarks = [remark];
    this.name = 'SubjectUnclearError';
  }
}

/** A plan from outside asks for something that no operation does. The message names the step. */
export class InvalidPlanError extends Error {
  readonly code = 'invalid_plan' as const;

  constructor(message: string) {
    super(message);
    this.name = 'InvalidPlanError';
  }
}
