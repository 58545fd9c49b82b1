import { cropped } from '../compose/fit.ts';
import type { Light } from '../compose/light.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { type SceneName, scenes } from '../scenes/scenes.ts';

/** A scene that characters are put into. */
export interface Stage {
  ground: Pixels;
  light: Light;
  /** From which share of the height on somebody can stand; null where nobody stands. */
  standsFrom: number | null;
}

/** Feet stand so far in front of where the ground begins, as a share of the height. */
const STEP_FORWARD = 0.05;
/** A scene is drawn at most so much taller than what is shown of it. */
const TALLEST = 1.5;

/**
 * Draws a scene whose ground reaches up to the feet of who stands in it: where they stand higher, it is
 * drawn taller, and its upper part is left out.
 *
 * @param feet where they stand, shares of the height
 */
export async function drawStage(
  name: SceneName,
  size: Size,
  feet: readonly number[],
  pause: PassContext['checkpoint'],
): Promise<Stage> {
  const { light, ground: standsFrom } = scenes[name];
  if (standsFrom === null || feet.length === 0) {
    return { ground: await drawScene(name, size, [], pause), light, standsFrom };
  }
  const wanted = Math.max(...feet) - STEP_FORWARD;
  const taller = Math.min(TALLEST, Math.max(1, (1 - wanted) / (1 - standsFrom)));
  const height = Math.round(size.height * taller);
  const whole = await drawScene(name, { width: size.width, height }, [], pause);
  const top = height - size.height;
  const box = { left: 0, top, right: size.width, bottom: height };
  const shown = (standsFrom * height - top) / size.height;
  return { ground: cropped(whole, box, whole.channels), light, standsFrom: shown };
}
