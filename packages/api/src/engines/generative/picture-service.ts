import type { MaskStyle, PreparedPicture } from '../../compute/prepare-inputs.ts';
import type { AppError } from '../../errors.ts';
import type { AspectRatio } from '../../limits.ts';

/** What a service is asked for. */
export interface PictureQuestion {
  /** What the visitor wants, with what is to be said of the pictures. */
  instruction: string;
  /** In the visitor's order. */
  pictures: readonly PreparedPicture[];
  /** PNG in the first picture's size, as {@link PictureService.maskAs} says. */
  mask?: Uint8Array<ArrayBuffer> | undefined;
  aspectRatio?: AspectRatio | undefined;
  /** Closes the connection when it aborts. */
  signal: AbortSignal;
}

/** A model elsewhere that makes pictures. */
export interface PictureService {
  /** Id of the model, which messages name. */
  readonly model: string;
  /** Longest edge in pixels of the inputs that the model makes use of. */
  readonly maxEdgePx: number;
  /** Bytes of all inputs together, at most. */
  readonly maxInputBytes: number;
  /** `white`: the mask is sent as another picture, whose white part is to be changed. */
  readonly maskAs: MaskStyle;
  /**
   * Asks once.
   *
   * @returns the bytes of the picture.
   * @throws ServiceFailure when there is none; anything when the signal aborts.
   */
  ask(question: PictureQuestion): Promise<Uint8Array<ArrayBuffer>>;
}

/** Whether a failed call may be made again, and whether it cost anything. */
export interface FailureDetails {
  /** Milliseconds to wait before the one other try; left out, it would be of no use. */
  retryAfterMs?: number | undefined;
  /** The service may have made a picture, and count it. */
  mayBeBilled?: boolean;
}

/** A call that brought no picture. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** What the visitor is told. */
  readonly failure: AppError;
  readonly details: FailureDetails;

  constructor(failure: AppError, details: FailureDetails = {}) {
    super(failure.message);
    this.failure = failure;
    this.details = details;
  }
}
