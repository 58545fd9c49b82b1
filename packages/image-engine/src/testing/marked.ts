import type { PlanStep } from '../operations/registry.ts';
import { inspect } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import { runOnPixels } from '../plan/execute.ts';
import { passesOf } from '../plan/passes.ts';
import { drawn, png } from './pictures.ts';

/** An orange disc on a green meadow of a fine pattern. */
export function disc(width = 120, height = 90): Pixels {
  return drawn(width, height, (x, y) => {
    const inside = Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) * 0.3;
    const grain = ((x * 7 + y * 13) % 5) * 6;
    return inside ? [226, 120 + (y % 3), 40] : [40 + grain, 120 + grain, 50];
  });
}

/** Carries steps out on a picture whose middle the visitor has boxed. */
export async function applyToMarked(pixels: Pixels, ...steps: PlanStep[]): Promise<Pixels> {
  const source = await inspect(await png(pixels));
  const box = { left: 0.22, top: 0.12, right: 0.78, bottom: 0.88 };
  return runOnPixels(pixels, source, passesOf(steps, source), { box });
}
