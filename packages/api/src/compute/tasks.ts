import type { MessagePort } from 'node:worker_threads';
import type { Selection } from '@nano-banana/image-engine';
import type { DescribedStep, PlanStep } from '../engines/image-engine.ts';
import type { OutputType } from '../picture-types.ts';

/** An edit for a worker; the pictures' memory moves to the worker. */
export interface EditTask {
  images: Uint8Array<ArrayBuffer>[];
  prompt: string;
  /** A judged plan, instead of the prompt. */
  plan?: readonly PlanStep[] | undefined;
  selection?: Selection | undefined;
  aspectRatio?: string | undefined;
}

/** A search for the subject of a picture, whose memory moves to the worker. */
export interface InspectTask {
  image: Uint8Array<ArrayBuffer>;
  selection: Selection;
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

/** A change of file type for a worker; the picture's memory moves to the worker. */
export interface ConvertTask {
  data: Uint8Array<ArrayBuffer>;
  type: OutputType;
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

/**
 * A refusal that the engine foresaw. It crosses the thread boundary as plain data, because a
 * thrown error keeps only its message there.
 */
export interface Refusal {
  refused: 'unsupported_edit' | 'subject_unclear' | 'image_damaged';
  /** The sentence to show the visitor. */
  message: string;
  alternatives?: string[];
}

/** Every task by the name of the worker's export that does it. */
export interface Tasks {
  edit: {
    input: EditTask;
    output: (MadePicture & { message: string; plan: DescribedStep[] }) | Refusal;
  };
  inspect: { input: InspectTask; output: InspectedSubject | Refusal };
  convert: { input: ConvertTask; output: MadePicture | Refusal };
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
