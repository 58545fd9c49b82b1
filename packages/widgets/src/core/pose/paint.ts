import { canvas, type Point } from './canvas.ts';
import { type Figure, headRadius, lineWidth } from './figure.ts';
import { bones, middle } from './joints.ts';
import { outlineOf, pathOf } from './outline.ts';
import type { Sketch } from './sketch.ts';
import type { Stroke } from './stroke.ts';

/** What can be drawn on, here and in a worker; its units are pixels of the canvas. */
export type Paper = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Whole strokes on a transparent layer of their own: the eraser rubs out strokes and nothing else. */
function paintStrokes(paper: Paper, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) paintInk(paper, stroke, pathOf(outlineOf(stroke)));
}

export function paintInk(paper: Paper, { kind, colour }: Stroke, path: Path2D): void {
  paper.globalCompositeOperation = kind === 'erase' ? 'destination-out' : 'source-over';
  paper.fillStyle = colour;
  paper.fill(path);
  paper.globalCompositeOperation = 'source-over';
}

export function paintFigures(paper: Paper, figures: readonly Figure[]): void {
  for (const figure of figures) paintFigure(paper, figure);
}

function paintFigure(paper: Paper, { joints, colour }: Figure): void {
  const { rHip, lHip, neck, nose } = joints;
  paper.strokeStyle = colour;
  paper.lineWidth = lineWidth;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  paper.beginPath();
  const line = (from: Point | null, to: Point | null) => {
    if (!from || !to) return;
    paper.moveTo(from[0], from[1]);
    paper.lineTo(to[0], to[1]);
  };
  for (const [from, to] of bones) {
    // A spine to the middle of the hips instead of a line to each, and no line into the head.
    const isTorso = to === 'rHip' || to === 'lHip';
    if (to !== 'nose' && !(isTorso && rHip && lHip)) line(joints[from], joints[to]);
  }
  if (rHip && lHip) {
    line(neck, middle(rHip, lHip));
    line(rHip, lHip);
  }
  const radius = headRadius(joints);
  if (nose && neck) {
    const share = radius / Math.max(1e-6, Math.hypot(neck[0] - nose[0], neck[1] - nose[1]));
    line(neck, [nose[0] + (neck[0] - nose[0]) * share, nose[1] + (neck[1] - nose[1]) * share]);
    paper.moveTo(nose[0] + radius, nose[1]);
    paper.arc(nose[0], nose[1], radius, 0, Math.PI * 2);
  }
  paper.stroke();
}

/** The whole sketch at 600 × 400, as it is sent. @throws Error where the browser gives no canvas to draw on */
export async function sketchPicture({ strokes, figures }: Sketch): Promise<Blob> {
  const sheet = new OffscreenCanvas(canvas.width, canvas.height);
  const layer = new OffscreenCanvas(canvas.width, canvas.height);
  const [paper, ink] = [sheet.getContext('2d'), layer.getContext('2d')];
  if (!paper || !ink) throw new Error('This browser gives no canvas to draw on');
  paper.fillStyle = canvas.ground;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paintStrokes(ink, strokes);
  paper.drawImage(layer, 0, 0);
  paintFigures(paper, figures);
  return sheet.convertToBlob({ type: 'image/png' });
}
