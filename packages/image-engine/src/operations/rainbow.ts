import { takeNumber, takeWords } from '../grammar/clause.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import type { Pixels, Size } from '../picture/picture.ts';
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

/** How strongly each of the steps across the band shows: it fades towards both edges. */
function opacities(): Float32Array {
  return Float32Array.from({ length: STEPS }, (_, i) => Math.sin((Math.PI * i) / STEPS) ** 0.6);
}

/** The circle that the arc follows: through both lower corners, its top below the upper edge; px. */
function circle({ width, height }: Size) {
  const rise = height * 0.88;
  const half = width * 0.56;
  const radius = (half * half + rise * rise) / (2 * rise);
  const band = Math.min(height * 0.2, width * 0.16, radius * 0.5);
  return { radius, band, centre: height * 0.12 + radius };
}

/** Half the length of the row that lies within a circle, px; 0 when it passes above it. */
function halfChord(radius: number, down: number): number {
  return Math.sqrt(Math.max(0, radius * radius - down * down));
}

/** Lays an arc of light over the picture, in place; only its own pixels are looked at. */
function drawArc(pixels: Pixels, amount: number): Pixels {
  const { data, width, height, channels } = pixels;
  const { radius, band, centre } = circle(pixels);
  const [colours, shown] = [spectrum(), opacities()];
  const middle = width / 2;
  const lay = (y: number, from: number, to: number) => {
    const down = (centre - y - 0.5) ** 2;
    const strength = amount * (1 - 0.45 * (y / height));
    for (let x = from, i = (y * width + from) * channels; x < to; x++, i += channels) {
      const across = x + 0.5 - middle;
      const step = (((radius - Math.sqrt(across * across + down)) / band) * STEPS) | 0;
      if (step < 0 || step >= STEPS) continue;
      const opacity = strength * (shown[step] as number);
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        const light = colours[step * 3 + c] as number;
        // Part screen, part plain colour: on a white sky screen alone would not be seen.
        const lit = value + light - (value * light) / 255;
        data[i + c] = value + (lit * 0.55 + light * 0.45 - value) * opacity;
      }
    }
  };
  for (let y = Math.max(0, Math.floor(centre - radius)); y < height; y++) {
    const down = centre - y - 0.5;
    const [outer, inner] = [halfChord(radius, down), halfChord(radius - band, down)];
    const left = Math.max(0, Math.floor(middle - outer));
    const right = Math.min(width, Math.ceil(middle + outer));
    lay(y, left, Math.min(right, Math.ceil(middle - inner)));
    lay(y, Math.max(left, Math.ceil(middle - inner), Math.floor(middle + inner)), right);
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
      percent: said === null ? LEVELS[level] : Math.min(100, Math.abs(said)),
    };
  },
  describe: ({ form }: Params) =>
    form === 'arc' ? 'added a rainbow' : 'laid rainbow colours over it',
  passes: ({ form, percent }: Params) => [
    { kind: 'pixels', run: (pixels) => (form === 'arc' ? drawArc : spread)(pixels, percent / 100) },
  ],
});
