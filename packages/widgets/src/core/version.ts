import type { AspectRatio, DescribedPlanStep, GenerateImageResult } from '@nano-banana/client-sdk';
import type { Picture } from './picture.ts';
import type { Selection } from './selection.ts';

/** One result, with what it was made from. */
export interface Version {
  /** Unique in this browser, over reloads. */
  id: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** As the server gave it: `/api/files/…`. */
  imageUrl: string;
  /** Absolute, for sharing; leads nowhere when the server has removed the picture. */
  url: string;
  /** The picture itself, to be shown and edited on; absent when its bytes did not arrive. Has the version's id. */
  result?: Picture | undefined;
  prompt: string;
  /** As it was asked for; absent: as the primary picture. */
  aspectRatio?: AspectRatio | undefined;
  message: string;
  /** The message sentence by sentence; absent where the engine does not tell. */
  remarks?: GenerateImageResult['remarks'];
  engine: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The primary picture at the time: what "before" shows. */
  before: Picture;
  /** All pictures that went in, and what was marked on the first: what it can be made from again. */
  pictures: readonly Picture[];
  selection: Selection;
  /** The steps that were carried out; absent where the engine does not tell. */
  plan?: DescribedPlanStep[] | undefined;
  /** What the server counted as kept of the primary picture, where only a part of it was to change. */
  mask?: GenerateImageResult['mask'];
  /** Stays when older versions have to leave the browser's store. */
  isPinned: boolean;
}

/** Where the page finds the picture. */
export function sourceOf({ result, url }: Version): string {
  return result?.url ?? url;
}

/** Every picture that a version holds. */
export function picturesOf({ pictures, before, result }: Version): Picture[] {
  return [...new Set([...pictures, before, ...(result ? [result] : [])])];
}
