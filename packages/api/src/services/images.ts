import type { ImageEngine } from '../engines/image-engine.ts';
import { AppError } from '../errors.ts';
import type { AspectRatio } from '../limits.ts';
import type { FilesService } from './files.ts';
import { readPictures, type UploadedPicture } from './pictures.ts';

/** A visitor's wish. */
export interface GenerateRequest {
  /** 1 to 5 pictures as they came; the first is the primary. */
  pictures: readonly UploadedPicture[];
  /** What to change, in plain words; not blank. */
  prompt: string;
  /** Width : height of the result; undefined keeps the primary's own. */
  aspectRatio?: AspectRatio | undefined;
  /** Aborts when the visitor is gone. */
  signal: AbortSignal;
}

/** The edited picture, stored. */
export interface GeneratedImage {
  /** Name in the file store, such as `<32 hex>.jpg`. */
  file: string;
  message: string;
  /** Id of the engine that made it. */
  engine: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

/** Edits pictures. */
export interface ImagesService {
  /**
   * Judges the pictures, edits them and stores the result.
   *
   * @throws AppError with the code of whatever stands in the way.
   */
  generate(request: GenerateRequest): Promise<GeneratedImage>;
}

export interface ImagesServiceOptions {
  engine: ImageEngine;
  files: FilesService;
  /** Seconds after which an edit is stopped. */
  timeoutSeconds: number;
}

export function createImagesService(options: ImagesServiceOptions): ImagesService {
  const { engine, files, timeoutSeconds } = options;

  async function edit(request: GenerateRequest, images: Uint8Array<ArrayBuffer>[]) {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const signal = AbortSignal.any([request.signal, deadline]);
    const { prompt, aspectRatio } = request;
    try {
      return await engine.edit({ images, prompt, aspectRatio, signal });
    } catch (error) {
      if (request.signal.aborted) throw new AppError('cancelled');
      if (deadline.aborted) throw new AppError('engine_timeout');
      throw error;
    }
  }

  return {
    async generate(request) {
      const images = readPictures(request.pictures);
      const { data, type, message, width, height } = await edit(request, images);
      if (request.signal.aborted) throw new AppError('cancelled');
      const file = await files.save(data, type);
      return { file, message, engine: engine.id, width, height };
    },
  };
}
