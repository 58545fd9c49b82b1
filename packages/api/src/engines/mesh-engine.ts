import type { FigurineOptions, Measurements } from '@nano-banana/figurine-mesh';

/** How a model should be. */
export type ModelOptions = Omit<FigurineOptions, 'lettering'> & {
  /** A name on the front of the base. */
  namePlate?: string | undefined;
};

/** A figurine to make a model of. */
export interface MeshRequest {
  /** PNG of the subject, transparent around it. The engine may consume it. */
  cutout: Uint8Array<ArrayBuffer>;
  options: ModelOptions;
  /** Stops the work when it aborts. */
  signal: AbortSignal;
  /** Keeps a few words for whoever does the same work again after a crash. */
  notes?: { read(): Promise<string | undefined>; write(words: string): Promise<void> } | undefined;
  /** Told how far it is: 0 to 1, and what is being done. */
  onProgress?: ((share: number, stage?: string) => void) | undefined;
}

/** A printable model. */
export interface MadeModel {
  /** Binary STL, mm. */
  stl: Uint8Array;
  /** 3MF with colours, mm. */
  threeMf: Uint8Array;
  /** Binary glTF with colours, m. */
  glb: Uint8Array;
  measurements: Measurements;
  /** What was left out or changed, in words. */
  notes: string[];
}

/** Something that turns a cut-out picture into a watertight solid. */
export interface MeshEngine {
  /** Stable machine word. */
  readonly id: string;
  /** Seconds after which work is stopped; left out, as for a picture. */
  readonly timeoutSeconds?: number;
  /**
   * Makes one model.
   *
   * @throws AppError `mesh_impossible`, `validation_failed`, `image_damaged`, `engine_failed`,
   *   `engine_not_set_up`, `overloaded`.
   */
  make(request: MeshRequest): Promise<MadeModel>;
  /**
   * Ends what goes on elsewhere for work that nobody wants any more; a process that stops leaves it to the next.
   *
   * @param notes What that work had kept.
   */
  abandon?(notes: string): Promise<void>;
}
