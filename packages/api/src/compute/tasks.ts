import type { MessagePort } from 'node:worker_threads';
import type { OutputType } from '../picture-types.ts';

/** An edit for a worker; the pictures' memory moves to the worker. */
export interface EditTask {
  images: Uint8Array<ArrayBuffer>[];
  prompt: string;
  aspectRatio?: string | undefined;
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
  refused: 'unsupported_edit' | 'image_damaged';
  /** The sentence to show the visitor. */
  message: string;
  alternatives?: string[];
}

/** Every task by the name of the worker's export that does it. */
export interface Tasks {
  edit: { input: EditTask; output: (MadePicture & { message: string }) | Refusal };
  convert: { input: ConvertTask; output: MadePicture | Refusal };
}

/**
 * How the pool and a worker speak about one task: the worker says `started` and then how much is
 * done, a number from 0 to 1; the pool may say `cancel`.
 */
export interface Controlled<Input> {
  input: Input;
  control: MessagePort;
}
