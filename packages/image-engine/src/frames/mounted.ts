import type { Rgb } from '../grammar/words/colours.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Part } from '../picture/focus.ts';
import type { Pixels } from '../picture/picture.ts';
import { type Edges, fill, inFrame, shadeWithin } from './draw.ts';
import { all, grown, isDark, parts, placeOf, type Style, WHITE } from './style.ts';

/** A picture behind a mount with a bevelled window, a little heavier below, in a rail. */
export function mounted(
  share: number,
  drawRail: (
    pixels: Pixels,
    rail: number,
    pause: () => Promise<void>,
    colour: Rgb | null,
  ) => Promise<void>,
): Style {
  const widths = (side: number) => [parts(side, share), parts(side, 1)] as const;
  return {
    edges: (_, side) => {
      const [rail, mount] = widths(side);
      return { ...all(mount + rail), bottom: parts(side, 1.16) + rail };
    },
    draw: async (pixels, edges, { side, colour, rail: ink }, pause) => {
      const [rail] = widths(side);
      const result = await inFrame(pixels, edges, colour, pause);
      const picture = placeOf(pixels, edges);
      const whole = { left: 0, top: 0, width: result.width, height: result.height };
      const mount = grown(whole, -rail);
      await drawRail(result, rail, pause, ink);
      const cast = parts(side, 0.24);
      const falls = { ...mount, top: mount.top + cast * 0.35, left: mount.left + cast * 0.2 };
      const shadow = { box: falls, softness: cast * 0.8, strength: 0.42 };
      await shadeWithin(result, mount, shadow, pause);
      bevel(result, picture, parts(side, 0.05), isDark(colour));
      const softness = Math.max(1, side * 0.04);
      const lower = { ...picture, top: picture.top + softness * 0.6 };
      await shadeWithin(result, picture, { box: lower, softness, strength: 0.4 }, pause);
      return result;
    },
  };
}

const DARK_WOOD: Rgb = [38, 34, 31];

/** A rail around all, of dark wood or in that colour: lighter on its outer upper edges, where light from above left falls. */
export async function moulding(
  result: Pixels,
  rail: number,
  pause: () => Promise<void>,
  colour: Rgb | null,
): Promise<void> {
  const { width, height } = result;
  for (const box of [
    { left: 0, top: 0, width, height: rail },
    { left: 0, top: height - rail, width, height: rail },
    { left: 0, top: 0, width: rail, height },
    { left: width - rail, top: 0, width: rail, height },
  ])
    fill(result, box, colour ?? DARK_WOOD);
  await eachRow(rail, pause, (k) => {
    const place = (k + 0.5) / rail;
    // A rounded profile catches light on its outer third, and turns away from it towards the picture.
    const light = Math.exp(-(((place - 0.28) / 0.16) ** 2)) * 0.2;
    const dark = place > 0.8 ? (place - 0.8) * 1.6 : 0;
    const span = { width: width - 2 * k, height: height - 2 * k };
    const rims: [Part, number][] = [
      [{ left: k, top: k, width: span.width, height: 1 }, 1],
      [{ left: k, top: k, width: 1, height: span.height }, 0.75],
      [{ left: k, top: height - 1 - k, width: span.width, height: 1 }, 0.3],
      [{ left: width - 1 - k, top: k, width: 1, height: span.height }, 0.45],
    ];
    for (const [rim, share] of rims) {
      fill(result, rim, WHITE, 0, light * share);
      if (dark > 0) fill(result, rim, [0, 0, 0], 0, dark);
    }
  });
}

/** Heights of a moulding from its outer to its inner edge: a rounded back, a hollow, and a bead beside the picture. */
const PROFILE = [0, 0.5, 0.85, 1, 0.98, 0.85, 0.66, 0.5, 0.42, 0.42, 0.5, 0.72, 0.8, 0.66, 0.3];
/** How much a slope of 1 that is turned to the light is brighter, and one that is turned away darker. */
const RELIEF = { lit: 0.544, shaded: 0.42 };
/** How much of it each piece is turned: light falls from above left. */
const TURNED = { top: 1, left: 0.75, right: -0.6, bottom: -0.85 };
/** What metal mirrors where it shines most. */
const SHINE: Rgb = [255, 248, 226];

/** A picture in a moulding of metal of that width, without a mount. */
export async function inMetal(
  pixels: Pixels,
  rail: number,
  colour: Rgb,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const edges: Edges = all(rail);
  const result = await inFrame(pixels, edges, colour, pause);
  const { width, height } = result;
  await eachRow(rail, pause, (k) => {
    const at = ((k + 0.5) / rail) * (PROFILE.length - 1);
    const below = PROFILE[Math.floor(at)] as number;
    const above = PROFILE[Math.min(PROFILE.length - 1, Math.floor(at) + 1)] as number;
    const slope = (above - below) * (PROFILE.length - 1) * 0.16;
    const flat = 0.86 + 0.14 * (below + (above - below) * (at % 1));
    const span = { width: width - 2 * k, height: height - 2 * k };
    const pieces: [Part, number][] = [
      [{ left: k, top: k, width: 1, height: span.height }, TURNED.left],
      [{ left: width - 1 - k, top: k, width: 1, height: span.height }, TURNED.right],
      [{ left: k, top: k, width: span.width, height: 1 }, TURNED.top],
      [{ left: k, top: height - 1 - k, width: span.width, height: 1 }, TURNED.bottom],
    ];
    for (const [piece, turned] of pieces) {
      const light = Math.max(-1, Math.min(1, slope * turned));
      const level = flat * (1 + Math.min(0, light) * RELIEF.shaded);
      const shine = Math.max(0, light) * RELIEF.lit;
      const tone = colour.map((part, c) =>
        Math.round(part * level * (1 - shine) + (SHINE[c] as number) * shine),
      );
      fill(result, piece, tone as unknown as Rgb);
    }
  });
  const picture = placeOf(pixels, edges);
  const softness = Math.max(1, rail * 0.12);
  const lower = {
    ...picture,
    top: picture.top + softness * 0.6,
    left: picture.left + softness * 0.4,
  };
  await shadeWithin(result, picture, { box: lower, softness, strength: 0.5 }, pause);
  return result;
}

/** The cut edge of a mount: its core is white, lit below and in shade above. */
function bevel(result: Pixels, picture: Part, px: number, isDarkMount: boolean): void {
  for (let k = 1; k <= px; k++) {
    const rim = grown(picture, k);
    const core: Rgb = [250, 249, 246];
    const shaded: Rgb = isDarkMount ? [196, 194, 190] : [206, 203, 197];
    fill(result, { ...rim, height: 1 }, shaded);
    fill(result, { ...rim, width: 1 }, shaded);
    fill(result, { ...rim, top: rim.top + rim.height - 1, height: 1 }, core);
    fill(result, { ...rim, left: rim.left + rim.width - 1, width: 1 }, core);
  }
}
