import type { MessagePort } from 'node:worker_threads';
import type { Selection } from '@nano-banana/image-engine';
import type { CheckedPicture, CheckRequest, SignerPem } from '@nano-banana/provenance';
import type { DescribedStep, PlanStep, PoseRequest, Remark } from '../engines/image-engine.ts';
import type { MadeModel, MeshRequest } from '../engines/mesh-engine.ts';
import type { OutputType } from '../picture-types.ts';
import type { Glance, LookTask } from './look-at-picture.ts';
import type { PreparedInputs, PrepareTask } from './prepare-inputs.ts';
import type { SignedOutput, SignTask } from './sign-picture.ts';

/** An edit for a worker; the pictures' memory moves to the worker. */
export interface EditTask {
  images: Uint8Array<ArrayBuffer>[];
  prompt: string;
  /** A judged plan, instead of the prompt. */
  plan?: readonly PlanStep[] | undefined;
  selection?: Selection | undefined;
  aspectRatio?: string | undefined;
  /** What is painted of the first picture: all that will be kept of the result. */
  mask?: Uint8Array | undefined;
}

/** A painted part of a picture, to be judged. */
export interface CheckMaskTask {
  picture: Uint8Array<ArrayBuffer>;
  mask: Uint8Array<ArrayBuffer>;
}

/** An edited picture of which only the painted part is kept; all memory moves to the worker. */
export interface ComposeMaskedTask extends CheckMaskTask {
  edited: Uint8Array<ArrayBuffer>;
}

/** A search for the subject of a picture, whose memory moves to the worker. */
export interface InspectTask {
  image: Uint8Array<ArrayBuffer>;
  selection: Selection;
}

/** A picture of characters for a worker to make; all pictures' memory moves to the worker. */
export type PoseTask = Omit<PoseRequest, 'signal' | 'onProgress'>;

/** A drawn pose for a worker to make clear; the sketch's memory moves to the worker. */
export type SketchTask = Pick<PoseRequest, 'sketch' | 'pose'>;

/** A picture for a worker to cut to a ratio; its memory moves to the worker. */
export interface RatioTask {
  data: Uint8Array<ArrayBuffer>;
  aspectRatio: PoseRequest['aspectRatio'];
}

/** What was found; places as shares of the upright picture's width and height. */
export interface InspectedSubject {
  /** 0 to 1. */
  confidence: number;
  verdict: 'sure' | 'check' | 'unclear';
  /** Null when nothing was found. */
  box: { left: number; top: number; right: number; bottom: number } | null;
  /** Closed polygons. */
  outline: [x: number, y: number][][];
}

/** A change of file type for a worker, credentials included; the picture's memory moves to the worker. */
export interface ConvertTask {
  data: Uint8Array<ArrayBuffer>;
  /** What it is. */
  from: OutputType;
  type: OutputType;
  signer: SignerPem;
}

/** A picture that a worker made; its memory moves to the caller. */
export interface MadePicture {
  data: Uint8Array;
  type: OutputType;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

/** What there is to tell of a picture. */
export interface Told {
  message: string;
  /** The same, sentence by sentence. */
  remarks: Remark[];
}

/** A picture whose provenance a worker looks for; its memory moves to the worker. */
export type CheckTask = Omit<CheckRequest, 'signal'>;

/** A printable model for a worker to make; the picture's memory moves to the worker. */
export type ModelTask = Pick<MeshRequest, 'cutout' | 'options'>;

/** A model from elsewhere for a worker to make printable; its memory moves to the worker. */
export interface RepairTask {
  /** Binary glTF. */
  glb: Uint8Array<ArrayBuffer>;
  options: MeshRequest['options'];
}

/**
 * A refusal that the engine foresaw. It crosses the thread boundary as plain data, because a
 * thrown error keeps only its message there.
 */
export interface Refusal {
  refused:
    | 'unsupported_edit'
    | 'subject_unclear'
    | 'image_damaged'
    | 'validation_failed'
    | 'mesh_impossible';
  /** The sentence to show the visitor. */
  message: string;
  /** The same, sentence by sentence. */
  remarks?: readonly Remark[];
  alternatives?: string[];
}

/** Every task by the name of the worker's export that does it. */
export interface Tasks {
  edit: {
    input: EditTask;
    output: (MadePicture & Told & { plan: DescribedStep[] }) | Refusal;
  };
  pose: { input: PoseTask; output: (MadePicture & Told) | Refusal };
  sketch: { input: SketchTask; output: { drawing: Uint8Array<ArrayBuffer> | null } | Refusal };
  ratio: { input: RatioTask; output: MadePicture | Refusal };
  inspect: { input: InspectTask; output: InspectedSubject | Refusal };
  convert: { input: ConvertTask; output: MadePicture | Refusal };
  sign: { input: SignTask; output: SignedOutput | Refusal };
  check: { input: CheckTask; output: CheckedPicture | Refusal };
  model: { input: ModelTask; output: MadeModel | Refusal };
  repair: { input: RepairTask; output: MadeModel | Refusal };
  prepare: { input: PrepareTask; output: PreparedInputs | Refusal };
  look: { input: LookTask; output: Glance | Refusal };
  checkMask: { input: CheckMaskTask; output: { isUsable: true } | Refusal };
  composeMasked: {
    input: ComposeMaskedTask;
    output: (MadePicture & { keptShare: number }) | Refusal;
  };
}

/** How far a task is. */
export interface Progress {
  /** 0 to 1. */
  share: number;
  /** What is being done, where that is known. */
  stage?: string | undefined;
}

/**
 * How the pool and a worker speak about one task: the worker says `started` and then how far it is;
 * the pool may say `cancel`.
 */
export interface Controlled<Input> {
  input: Input;
  control: MessagePort;
}
