import type { Light } from '../compose/light.ts';
import type { Rgb } from '../grammar/words/colours.ts';
import type { Easel, Film } from './film.ts';

/** A place that can be drawn behind a subject. */
export interface Scene {
  readonly light: Light;
  /** Where the sky, or the wall, ends: share of the height. */
  readonly horizon: number;
  /** From which share of the height on something can stand there; null where nothing stands. */
  readonly ground: number | null;
  /** Draws it, out of focus as it stands behind a subject, at exactly that size. */
  readonly draw: (easel: Easel, colours: readonly Rgb[]) => Promise<Film>;
}

/** Keeps a scene's literal types while checking it. */
export function defineScene(scene: Scene): Scene {
  return scene;
}
