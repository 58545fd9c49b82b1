import type { Figurine, FigurineOptions } from '@nano-banana/figurine-mesh';

/** A figurine to make a model of. */
export interface MeshRequest {
  /** PNG of the subject, transparent around it. The engine may consume it. */
  cutout: Uint8Array<ArrayBuffer>;
  options: FigurineOptions;
  /** Stops the work when it aborts. */
  signal: AbortSignal;
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
  measurements: Figurine['measurements'];
  /** What was left out or changed, in words. */
  notes: string[];
}

/** Something that turns a cut-out picture into a watertight solid. */
export interface MeshEngine {
  /** Stable machine word. */
  readonly id: string;
  /**
   * Makes one model.
   *
   * @throws AppError `mesh_impossible`, `validation_failed`, `image_damaged`, `engine_failed`,
   *   `overloaded`.
   */
  make(request: MeshRequest): Promise<MadeModel>;
}
