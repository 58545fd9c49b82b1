import type { Dial, PoseRatio, RemarkValue, Scope, Selection } from '@nano-banana/image-engine';
import type { AspectRatio } from '../limits.ts';
import type { OutputType } from '../picture-types.ts';
import type { FeatureCategory } from './feature-categories.ts';

/** One step of what an edit does; each engine has its own operations. Plain data. */
export interface PlanStep {
  op: string;
  params: Record<string, unknown>;
  /** The part of the picture it is limited to; left out, the whole picture. */
  on?: Scope | undefined;
}

/** A step as it is shown to the visitor. */
export interface DescribedStep extends PlanStep {
  /** A few words for a small label. */
  label: string;
  /** The parameter that can be turned up and down; left out where there is none. */
  dial?: Dial | undefined;
}

/** One edit to carry out. */
export interface EditRequest {
  /** Bytes of 1 to 5 judged pictures; the first is the primary. The engine may consume them. */
  images: Uint8Array<ArrayBuffer>[];
  /** What to change, in plain words; blank only when there is a plan. */
  prompt: string;
  /** What to do instead of what the prompt says, as {@link ImageEngine.readPlan} gave it. */
  plan?: readonly PlanStep[] | undefined;
  /** What the visitor marked on the primary; given to engines that have the ability `subject`. */
  selection?: Selection | undefined;
  /** Width : height of the result; undefined keeps the primary's own. */
  aspectRatio?: AspectRatio | undefined;
  /**
   * A judged picture of the part of the primary that is wanted edited, in its proportions and of any
   * resolution: white or grey where it may change, black or transparent where not. The engine answers the
   * whole picture; what is not painted is put back afterwards. Never together with `aspectRatio`.
   */
  mask?: Uint8Array<ArrayBuffer> | undefined;
  /** Stops the work when it aborts. */
  signal: AbortSignal;
  /** Told how much is done, by engines that know. */
  onProgress?: OnProgress | undefined;
}

/**
 * Told how far work is.
 *
 * @param share 0 to 1.
 * @param stage What is being done, such as "Finding the subject", where that is known.
 */
export type OnProgress = (share: number, stage?: string) => void;

/** A sentence for the visitor, and what it says in a form that other languages can be made of. */
export interface Remark {
  /** Stable machine word. */
  code: string;
  /** The sentence in English. */
  text: string;
  /** What it speaks of. */
  values?: Record<string, RemarkValue>;
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
  /** The message sentence by sentence, by engines that can say so. */
  remarks?: Remark[] | undefined;
  /** What was done, step by step, by engines that have the ability `plan`. */
  plan?: DescribedStep[] | undefined;
}

/** The joints of a drawn figure. */
export interface PoseFigure {
  /** The reference picture whose character takes this pose, counted from 0. */
  reference: number;
  /**
   * OpenPose's 18 (COCO with a neck), each as shares of the canvas' width and height; null where one is not
   * seen.
   */
  keypoints: readonly (readonly [x: number, y: number] | null)[];
}

/** Characters to be put into a scene, as they are drawn. */
export interface PoseRequest {
  /** Bytes of 1 or 2 judged pictures with one character each. The engine may consume them. */
  references: Uint8Array<ArrayBuffer>[];
  /** A judged picture of the canvas, 600 × 400 pixels on #1a1f2e. The engine may consume it. */
  sketch: Uint8Array<ArrayBuffer>;
  /** What the sketch shows, where that is known; at least one figure. */
  pose?: { figures: readonly PoseFigure[] } | undefined;
  /** The place, in plain words. */
  scene: string;
  aspectRatio: PoseRatio;
  /** Stops the work when it aborts. */
  signal: AbortSignal;
  /** Told how much is done, by engines that know. */
  onProgress?: OnProgress | undefined;
}

/** What an engine can do, for `GET /api/config`. */
export interface EngineAbilities {
  maxImages: number;
  aspectRatios: AspectRatio[];
  /** Edits can be limited to a painted part; true for all engines, as it is composited for them. */
  mask: boolean;
  /** It answers what it did as steps, and takes them in place of a prompt. */
  plan: boolean;
  /** It takes a box and strokes that say what the subject is. */
  subject: boolean;
  /** What a picture costs the operator, in US dollars; null where it costs nothing or is not known. */
  pricePerImageUsd: number | null;
  operations: {
    op: string;
    label: string;
    example: string;
    usesSubject: boolean;
    usesSelection: boolean;
  }[];
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
   * Judges a plan that came from outside; only with the ability `plan`.
   *
   * @throws AppError `validation_failed` that says what is wrong with which step.
   */
  readPlan?(plan: unknown): PlanStep[];
  /**
   * Carries out one edit.
   *
   * @throws AppError `unsupported_edit`, `subject_unclear`, `image_damaged`, `engine_failed`,
   *   `overloaded`; of engines that ask a service also `prompt_blocked`, `picture_blocked`,
   *   `no_picture`, `quota_exceeded`, `rate_limited`, `engine_not_set_up`, `engine_timeout`; the
   *   signal's reason when it aborts.
   */
  edit(request: EditRequest): Promise<EditResult>;
  /**
   * Puts characters into a scene, in the poses that are drawn.
   *
   * @throws AppError as {@link ImageEngine.edit}, and the signal's reason when it aborts.
   */
  composePose(request: PoseRequest): Promise<EditResult>;
}
