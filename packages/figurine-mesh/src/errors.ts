/** Why there is no figurine, mesh or price. */
export type FigurineProblem =
  /** The picture's size and data do not fit together, or it is too large. */
  | 'invalid_picture'
  /** An option is outside its range. */
  | 'invalid_option'
  /** The picture is transparent everywhere. */
  | 'nothing_opaque'
  /** What is opaque is too few pixels to make a shape of. */
  | 'subject_too_small'
  /** A model from elsewhere cannot be read, or is not a closed solid and cannot be mended. */
  | 'invalid_mesh'
  /** No printer of this material can make it at this size. */
  | 'not_printable';

/** A refusal. The message says what was wrong and what to do, for the person who asked. */
export class FigurineError extends Error {
  readonly code: FigurineProblem;

  constructor(code: FigurineProblem, message: string) {
    super(message);
    this.name = 'FigurineError';
    this.code = code;
  }
}
