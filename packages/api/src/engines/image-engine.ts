import type { AspectRatio } from '../limits.ts';
import type { OutputType } from '../picture-types.ts';
import type { FeatureCategory } from './feature-categories.ts';

/** One edit to carry out. */
export interface EditRequest {
  /** Bytes of 1 to 5 judged pictures; the first is the primary. The engine may consume them. */
  images: Uint8Array<ArrayBuffer>[];
  /** What to change, in plain words; not blank. */
  prompt: string;
  /** Width : height of the result; undefined keeps the primary's own. */
  aspectRatio?: AspectRatio | undefined;
  /** Stops the work when it aborts. */
  signal: AbortSignal;
  /** Told how much is done, 0 to 1, by engines that know. */
  onProgress?: ((share: number) => void) | undefined;
}

/** The picture that an edit made. */
export interface EditResult {
  data: Uint8Array;
  type: OutputType;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** What was done, and what was left out, in words. */
  message: string;
}

/** What an engine can do, for `GET /api/config`. */
export interface EngineAbilities {
  maxImages: number;
  aspectRatios: AspectRatio[];
  mask: boolean;
  operations: { op: string; label: string; example: string }[];
}

/** Something that turns pictures and words into a picture. */
export interface ImageEngine {
  /** Stable machine word. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** True when it can invent content that is in none of the pictures. */
  readonly generative: boolean;
  readonly abilities: EngineAbilities;
  /** Canned wishes that this engine carries out. */
  readonly featureCategories: FeatureCategory[];
  /**
   * Carries out one edit.
   *
   * @throws AppError `unsupported_edit`, `image_damaged`, `engine_failed`, `overloaded`.
   */
  edit(request: EditRequest): Promise<EditResult>;
}
