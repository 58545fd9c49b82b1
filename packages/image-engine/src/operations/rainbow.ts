import { takeIntensity, takeNumber, takeWords } from '../grammar/clause.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

interface Params {
  /** An arc across the picture, or the colours spread over all of it. */
  form: 'arc' | 'spread';
  /** 1 to 100. */
  percent: number;
}

const LEVELS = { little: 32, usual: 55, much: 75, most: 92 };
const STEPS = 1024;

// Red outside to violet inside, as light breaks in rain.
const SPECTRUM: readonly (readonly [number, number, number])[] = [
  [255, 46, 60],
  [255, 140, 40],
  [255, 226, 64],
  [76, 214, 96],
  [44, 176, 255],
  [84, 84, 246],
  [176, 76, 240],
];

/** Colours along the spectrum, three bytes for each of the steps. */
function spectrum(): Uint8Array {
  const colours = new Uint8Array(STEPS * 3);
  for (let i = 0; i < STEPS; i++) {
    const at = (i / (STEPS - 1)) * (SPECTRUM.length - 1);
    const from = SPECTRUM[Math.floor(at)] ?? [0, 0, 0];
    const to = SPECTRUM[Math.ceil(at)] ?? from;
    for (let c = 0; c < 3; c++) {
      colours[i * 3 + c] = Math.round((from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * (at % 1));
    }
  }
  return colours;
}

/** Lays light over a pixel: screen, so that nothing gets darker. */
function glow(data: Uint8Array, i: number, colours: Uint8Array, at: number, opacity: number): void {
  for (let c = 0; c < 3; c++) {
    const value = data[i + c] as number;
    const light = colours[at + c] as number;
    const lit = 255 - ((255 - value) * (255 - light)) / 255;
    // Part screen, part plain colour: on a white sky screen alone would not be seen.
    data[i + c] = value + (lit * 0.55 + light * 0.45 - value) * opacity;
  }
}

/** A circle through both lower corners whose top is a tenth below the upper edge. */
function drawArc(pixels: Pixels, amount: number): Pixels {
  const { data, width, height, channels } = pixels;
  const colours = spectrum();
  const rise = height * 0.88;
  const half = width * 0.56;
  const radius = (half * half + rise * rise) / (2 * rise);
  const band = Math.min(height * 0.2, width * 0.16, radius * 0.5);
  const centre = height * 0.12 + radius;
  for (let y = 0; y < height; y++) {
    const down = centre - y - 0.5;
    for (let x = 0; x < width; x++) {
      const away = radius - Math.hypot(x + 0.5 - width / 2, down);
      if (away < 0 || away >= band) continue;
      const t = away / band;
      const edge = Math.sin(Math.PI * t) ** 0.6;
      const fade = 1 - 0.45 * (y / height);
      glow(
        data,
        (y * width + x) * channels,
        colours,
        ((t * (STEPS - 1)) | 0) * 3,
        amount * edge * fade,
      );
    }
  }
  return pixels;
}

/** The spectrum from the upper left to the lower right; the picture's own light and dark stay. */
function spread(pixels: Pixels, amount: number): Pixels {
  const { data, width, height, channels } = pixels;
  const colours = spectrum();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += channels) {
      const t = ((x + 0.5) / width) * 0.72 + ((y + 0.5) / height) * 0.28;
      const at = ((t * (STEPS - 1)) | 0) * 3;
      for (let c = 0; c < 3; c++) {
        const v = (data[i + c] as number) / 255;
        const s = (colours[at + c] as number) / 255;
        // Soft light (W3C Compositing), warmed by a little of the plain colour.
        const soft =
          s <= 0.5 ? v - (1 - 2 * s) * v * (1 - v) : v + (2 * s - 1) * (Math.sqrt(v) - v);
        data[i + c] =
          255 * (v + (soft * 0.72 + s * (0.2 + 0.8 * v) * 0.28 - v) * Math.min(1, amount * 1.5));
      }
    }
  }
  return pixels;
}

/** Rainbow light over the picture. */
export const rainbow = defineOperation({
  op: 'rainbow',
  label: 'Rainbow',
  example: 'Add a rainbow',
  related: ['Lay rainbow colours over it', 'Make the colours stronger', 'Make it a duotone'],
  stage: 'overlay',
  order: 10,
  touches: [],
  words: [
    [
      'rainbow colors|rainbow overlay|rainbow filter|rainbow effect|rainbow gradient|rainbow tint|rainbow tones|rainbow style|rainbow color|rainbow light|rainbow colored|rainbow look|rainbow wash|colors of rainbow|holographic|iridescent|prism|prismatic|pride colors|pride|psychedelic',
      { form: 'spread' as const },
    ],
    ['rainbow|rainbow arc|rainbow across|rainbows', { form: 'arc' as const }],
  ],
  read: (clause, hint: { form: Params['form'] }) => {
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(
      clause,
      'sky',
      'in the sky',
      'arc',
      'overlay',
      'colors',
      'gradient',
      'flag',
      'behind',
    );
    return {
      form: hint.form,
      percent: said === null ? LEVELS[level] : Math.min(100, Math.max(1, Math.abs(said))),
    };
  },
  describe: ({ form }: Params) =>
    form === 'arc' ? 'added a rainbow' : 'laid rainbow colours over it',
  passes: ({ form, percent }: Params) => [
    { kind: 'pixels', run: (pixels) => (form === 'arc' ? drawArc : spread)(pixels, percent / 100) },
  ],
});
