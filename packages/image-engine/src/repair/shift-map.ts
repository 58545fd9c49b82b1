import type { Checkpoint } from '../subject/find-subject.ts';
import { cutSeams } from './cut-seams.ts';
import { type Field, fieldOf } from './field.ts';
import type { Layer } from './layer.ts';
import { membrane } from './membrane.ts';
import { type Place, placesOf, type Sight, sightOf } from './shift-places.ts';
import { type Shift, shiftOf, usefulShifts } from './shifts.ts';

/** Pixels of a hole, at most, at which the shifts are found that fill it. */
const MOST_MISSING = 3_000;
/** Times that every shift is tried at that size; more change next to nothing. */
const ROUNDS = 2;
/** Half the width, px, of the band along seams in which they are cut anew on larger layers. */
const BAND = 1;

/** Which shift fills each place of a hole. */
interface ShiftMap {
  field: Field;
  places: Place[];
  shifts: Shift[];
  labels: Uint8Array;
}

/**
 * Fills a hole with few whole pieces of the picture, each shifted to where it goes on what is at the rim, and cut
 * where the seams show least (Y. Pritch et al., Shift-Map Image Editing, 2009): what is straight stays straight,
 * which patches that are matched one by one do not promise.
 *
 * @param layers of the picture, smallest first
 * @returns the matches on the last layer; null when there is no piece for some part of the hole
 */
export async function shiftMap(
  layers: readonly Layer[],
  checkpoint: Checkpoint,
): Promise<Field | null> {
  const start = layers.findLastIndex(({ hole }) => missing(hole) <= MOST_MISSING);
  let smaller: ShiftMap | null = null;
  for (const layer of layers.slice(Math.max(0, start))) {
    const field = start < 0 ? null : fieldOf(layer);
    if (!field) return null;
    const map: ShiftMap | null = smaller
      ? await enlarged(smaller, field, checkpoint)
      : await found(field, checkpoint);
    if (!map) return null;
    smaller = map;
  }
  if (!smaller) return null;
  const { field, places, shifts, labels } = smaller;
  for (const [node, { p, centre }] of places.entries())
    if (p === centre || !field.layer.hole[centre])
      field.match[centre] = centre + (shifts[labels[node] as number] as Shift).step;
  return field;
}

const missing = (hole: Uint8Array) => hole.reduce((sum, is) => sum + is, 0);

async function found(field: Field, checkpoint: Checkpoint): Promise<ShiftMap | null> {
  const { layer } = field;
  const busy = new Float32Array(layer.colours.length);
  for (let p = 0; p < layer.hole.length; p++)
    busy.set(layer.texture.subarray(p * 2, p * 2 + 2), p * 3);
  const guess = {
    colours: await membrane(layer, checkpoint),
    texture: await membrane({ ...layer, colours: busy }, checkpoint),
  };
  const sight = sightOf(field, guess);
  const places = placesOf(field);
  const shifts = await usefulShifts(field, sight, places, checkpoint);
  if (!shifts) return null;
  const labels = Uint8Array.from(places, (place) => cheapest(place, shifts, sight));
  const free = places.map((_, node) => node);
  await cutSeams({ field, sight, places, shifts, labels }, free, ROUNDS, checkpoint);
  return { field, places, shifts, labels };
}

function cheapest(place: Place, shifts: readonly Shift[], sight: Sight): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [k, shift] of shifts.entries()) {
    const cost = sight.cost(place, shift);
    if (cost < least) [least, best] = [cost, k];
  }
  return best;
}

/** The same shifts on a larger layer, each set right by a pixel or two, and the seams cut anew. */
async function enlarged(
  { field: { layer: small }, places: before, shifts: coarse, labels: old }: ShiftMap,
  field: Field,
  checkpoint: Checkpoint,
): Promise<ShiftMap | null> {
  const { width, height } = field.layer;
  const [sx, sy] = [width / small.width, height / small.height];
  const sight = sightOf(field, null);
  const places = placesOf(field);
  const labelAt = new Int16Array(small.hole.length).fill(-1);
  for (const [node, { p }] of before.entries()) labelAt[p] = old[node] as number;
  const labels = new Uint8Array(places.length);
  const lost: number[] = [];
  for (const [node, { x, y }] of places.entries()) {
    const u = Math.min(small.width - 1, Math.floor((x + 0.5) / sx));
    const v = Math.min(small.height - 1, Math.floor((y + 0.5) / sy));
    const label = labelAt[v * small.width + u] as number;
    if (label < 0) lost.push(node);
    else labels[node] = label;
  }
  const of = new Map<number, Place[]>();
  for (const [node, place] of places.entries()) {
    const own = of.get(labels[node] as number) ?? [];
    own.push(place);
    of.set(labels[node] as number, own);
  }
  const shifts = coarse.map(({ dx, dy }, k) => {
    const rim = (of.get(k) ?? [])
      .filter(({ rim }) => rim.length > 0)
      .filter((_, i, all) => i % Math.ceil(all.length / 120) === 0);
    let best = shiftOf(Math.round(dx * sx), Math.round(dy * sy), width);
    let least = Number.POSITIVE_INFINITY;
    for (const v of [0, -1, 1, -2, 2])
      for (const u of [0, -1, 1, -2, 2]) {
        const near = shiftOf(Math.round(dx * sx) + u, Math.round(dy * sy) + v, width);
        let sum = 0;
        for (const place of rim) sum += Math.min(500, sight.cost(place, near));
        if (sum < least) [least, best] = [sum, near];
      }
    return best;
  });
  await checkpoint();
  const used = [...of.keys()].map((k) => shifts[k] as Shift);
  const nodeAt = new Int32Array(field.layer.hole.length).fill(-1);
  for (const [node, { p }] of places.entries()) nodeAt[p] = node;
  for (const [node, place] of places.entries()) {
    if (sight.isKnown(place, shifts[labels[node] as number] as Shift)) continue;
    const other = cheapest(place, used, sight);
    if (!sight.isKnown(place, used[other] as Shift)) return null;
    labels[node] = shifts.indexOf(used[other] as Shift);
    lost.push(node);
  }
  const isFree = new Uint8Array(places.length);
  const loosen = ({ x, y }: Place) => {
    for (let v = Math.max(0, y - BAND); v <= Math.min(height - 1, y + BAND); v++)
      for (let u = Math.max(0, x - BAND); u <= Math.min(width - 1, x + BAND); u++) {
        const node = nodeAt[v * width + u] as number;
        if (node >= 0) isFree[node] = 1;
      }
  };
  for (const node of lost) loosen(places[node] as Place);
  for (const [node, place] of places.entries())
    for (const q of [place.x + 1 < width ? place.p + 1 : -1, place.p + width]) {
      const other = q < 0 ? -1 : (nodeAt[q] ?? -1);
      if (other >= 0 && labels[other] !== labels[node]) loosen(place);
    }
  const free = [...isFree.keys()].filter((node) => isFree[node]);
  await cutSeams({ field, sight, places, shifts, labels }, free, 1, checkpoint);
  return { field, places, shifts, labels };
}
