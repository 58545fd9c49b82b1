import { randomFrom } from '../picture/random.ts';
import type { Footprint } from './brush.ts';
import type { Pause } from './pause.ts';
import { difference, type Easel, paintStroke, type Reach } from './strokes.ts';

/** One going-over with a brush of one size. */
export interface Layer extends Reach {
  /** Paints only where the canvas is that far from the model; 0 paints everywhere. */
  error: number;
  seed: number;
}

/**
 * Paints one layer of curved strokes that follow the flow and stop where the colour changes (after
 * Hertzmann, "Painterly rendering with curved brush strokes of multiple sizes", 1998).
 */
export async function paintLayer(easel: Easel, layer: Layer, pause: Pause): Promise<void> {
  const { width, height } = easel.canvas;
  const step = Math.max(1.5, layer.breadth * 0.75);
  const random = randomFrom(layer.seed);
  const across = Math.max(1, Math.round(width / step));
  const down = Math.max(1, Math.round(height / step));
  const order = shuffled(across * down, random);
  const turn = Math.max(8, Math.floor(60_000 / (layer.breadth * layer.breadth * layer.length)));
  for (let k = 0; k < order.length; k++) {
    if (k % turn === 0) await pause();
    const cell = order[k] as number;
    const x = Math.min(width - 1, ((cell % across) + random()) * step);
    const y = Math.min(height - 1, (Math.floor(cell / across) + random()) * step);
    const shade = 1 + (random() - 0.5) * 0.07;
    const brush = easel.brushes[Math.floor(random() * easel.brushes.length)] as Footprint;
    if (
      layer.error > 0 &&
      difference(easel.canvas, easel.model, x | 0, y | 0, x | 0, y | 0) < layer.error
    )
      continue;
    paintStroke(easel, layer, brush, x, y, shade);
  }
}

/** The numbers below `count` in random order (Fisher and Yates). */
function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
  return order;
}
