import { atWorkingSize, type OpaquePixels } from '../picture/working-size.ts';
import { type Flow, flowOf } from '../vision/flow.ts';
import { kuwahara } from './kuwahara.ts';
import type { Pause } from './pause.ts';
import { intoPixels, lightOf, type Planes, planesOf } from './planes.ts';

/** A picture reduced to its forms, and what the reduction was made from. */
export interface Forms {
  photo: Planes;
  /** Light of the photo, 0 … 1. */
  light: Float32Array;
  flow: Flow;
  /** Flat, clean areas. */
  flat: Planes;
}

/** How far details are merged. */
export interface Simplification {
  /** Share of the longer edge that the filter's radius spans. */
  radius: number;
  /** Times the filter is run: 1 painterly … 3 flat. */
  times: number;
}

/** Radius under which the filter has nothing to choose between, px. */
const LEAST_RADIUS = 1.5;
/** Flat areas hold no detail that a larger plane would show; px. */
const FORMS_EDGE = 800;

/** Share of a style's work that the forms are, about. */
const FORMS_SHARE = 0.4;

/** Reduces a picture to flat, clean areas along its flow. */
export async function formsOf(
  pixels: OpaquePixels,
  simplification: Simplification,
  pause: Pause,
): Promise<Forms> {
  const photo = planesOf(pixels);
  const light = lightOf(photo);
  await pause(0.05);
  const flow = await flowBy(light, pixels, pause);
  await pause();
  const copy = { ...pixels, data: pixels.data.slice() };
  const flat = await atWorkingSize(copy, FORMS_EDGE, (small, shrink) =>
    simplified(small, shrink === 1 ? flow : null, simplification, pause),
  );
  return { photo, light, flow, flat: planesOf(flat) };
}

/** The flow, averaged over as much of the picture as a form's edge is broad. */
function flowBy(
  light: Float32Array,
  size: { width: number; height: number },
  pause: Pause,
): Promise<Flow> {
  return flowOf(light, size, Math.max(1.2, Math.max(size.width, size.height) / 500), pause);
}

async function simplified(
  pixels: OpaquePixels,
  known: Flow | null,
  { radius, times }: Simplification,
  pause: Pause,
): Promise<OpaquePixels> {
  let flat = planesOf(pixels);
  const flow = known ?? (await flowBy(lightOf(flat), pixels, pause));
  const reach = Math.max(LEAST_RADIUS, Math.max(pixels.width, pixels.height) * radius);
  for (let i = 0; i < times; i++) {
    flat = await kuwahara(flat, flow, reach, pause);
    await pause(0.1 + (FORMS_SHARE * (i + 1)) / times);
  }
  return intoPixels(flat, pixels);
}
