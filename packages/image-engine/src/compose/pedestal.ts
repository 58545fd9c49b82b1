import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PassContext, Pixels } from '../picture/picture.ts';

/** A round base: the middle of its upper face, the half axes of that face, and its thickness, px. */
export interface Pedestal {
  x: number;
  y: number;
  across: number;
  deep: number;
  thick: number;
}

/** Rows laid over between two pauses. */
const ROWS = 200;

/** Reflections round the side of a dark glossy cylinder, from left to right. */
const SIDE = [
  [0, '#101216'],
  [0.1, '#2b2f37'],
  [0.22, '#6d737f'],
  [0.3, '#8a919d'],
  [0.4, '#3a3e47'],
  [0.72, '#16181c'],
  [0.9, '#383d47'],
  [1, '#0e0f12'],
] as const;
const FACE = [
  [0, '#5c626d'],
  [0.5, '#3a3e47'],
  [1, '#22252b'],
] as const;

/** Draws on the part of a picture, in three channels, that the base and its shadow take; in place. */
async function drawnAround(
  { width, height, data }: Pixels,
  { x, y, across, deep, thick }: Pedestal,
  pause: PassContext['checkpoint'],
  draw: (context: SKRSContext2D) => void,
): Promise<void> {
  const left = Math.max(0, Math.floor(x - across * 1.6));
  const top = Math.max(0, Math.floor(y - deep * 2));
  const right = Math.min(width, Math.ceil(x + across * 1.7));
  const bottom = Math.min(height, Math.ceil(y + thick + deep * 1.4 + across * 0.4));
  if (right <= left || bottom <= top) return;
  const canvas = createCanvas(right - left, bottom - top);
  const context = canvas.getContext('2d');
  context.translate(-left, -top);
  draw(context);
  await pause();
  const layer = context.getImageData(0, 0, canvas.width, canvas.height).data;
  for (let row = top, p = 0; row < bottom; row++) {
    if ((row - top) % ROWS === 0) await pause();
    for (let o = (row * width + left) * 3; o < (row * width + right) * 3; o += 3, p += 4) {
      const share = (layer[p + 3] as number) / 255;
      if (share === 0) continue;
      for (let c = 0; c < 3; c++)
        data[o + c] =
          (data[o + c] as number) * (1 - share) + (layer[p + c] as number) * share + 0.5;
    }
  }
}

/** Puts the base on the ground, with its shadow. */
export async function drawPedestal(
  pixels: Pixels,
  base: Pedestal,
  pause: PassContext['checkpoint'],
): Promise<void> {
  const { x, y, across, deep, thick } = base;
  await drawnAround(pixels, base, pause, (context) => {
    const ellipse = (cy: number, scale: number) => {
      context.beginPath();
      context.ellipse(x, cy, across * scale, deep * scale, 0, 0, 2 * Math.PI);
    };
    context.filter = `blur(${across * 0.12}px)`;
    context.fillStyle = 'rgba(30,26,24,0.5)';
    context.beginPath();
    context.ellipse(
      x + across * 0.1,
      y + thick + deep * 0.16,
      across * 1.1,
      deep * 1.05,
      0,
      0,
      2 * Math.PI,
    );
    context.fill();
    context.filter = `blur(${Math.max(0.5, across * 0.02)}px)`;
    context.fillStyle = 'rgba(16,13,12,0.6)';
    ellipse(y + thick + deep * 0.03, 1.01);
    context.fill();
    context.filter = 'none';
    const side = context.createLinearGradient(x - across, 0, x + across, 0);
    for (const [at, colour] of SIDE) side.addColorStop(at, colour);
    context.fillStyle = side;
    context.beginPath();
    context.ellipse(x, y + thick, across, deep, 0, 0, Math.PI);
    context.lineTo(x - across, y);
    context.ellipse(x, y, across, deep, 0, Math.PI, 0, true);
    context.closePath();
    context.fill();
    const face = context.createRadialGradient(
      x - across * 0.35,
      y - deep * 0.4,
      0,
      x,
      y,
      across * 1.05,
    );
    for (const [at, colour] of FACE) face.addColorStop(at, colour);
    context.fillStyle = face;
    ellipse(y, 1);
    context.fill();
    context.lineWidth = Math.max(1, across * 0.008);
    context.strokeStyle = 'rgba(255,255,255,0.3)';
    context.beginPath();
    context.ellipse(x, y, across * 0.995, deep * 0.99, 0, Math.PI * 0.04, Math.PI * 0.96);
    context.stroke();
    context.strokeStyle = 'rgba(0,0,0,0.3)';
    ellipse(y, 0.9);
    context.stroke();
  });
}

/** Darkens the base's face where something of that half width stands on it, px. */
export async function drawContact(
  pixels: Pixels,
  base: Pedestal,
  foot: { x: number; y: number; half: number },
  pause: PassContext['checkpoint'],
): Promise<void> {
  const { x, y, across, deep } = base;
  await drawnAround(pixels, base, pause, (context) => {
    context.beginPath();
    context.ellipse(x, y, across, deep, 0, 0, 2 * Math.PI);
    context.clip();
    context.filter = `blur(${Math.max(0.5, across * 0.05)}px)`;
    context.fillStyle = 'rgba(0,0,0,0.6)';
    context.beginPath();
    context.ellipse(
      foot.x + across * 0.03,
      foot.y,
      foot.half,
      Math.min(deep * 0.6, foot.half * 0.36),
      0,
      0,
      2 * Math.PI,
    );
    context.fill();
  });
}
