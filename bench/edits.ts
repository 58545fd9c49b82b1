import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { editPicture } from '@nano-banana/image-engine';

/** An edit, whether it is held to 1.5 times the floor, and ImageMagick's nearest equivalent. */
interface Case {
  name: string;
  prompt: string;
  isColour: boolean;
  magick: string[];
}

/** What to measure. */
export interface MeasureOptions {
  /** Leaves ImageMagick out. */
  withoutPeers?: boolean;
  /** Only edits whose name contains this. */
  only?: string;
  /** Only the picture of that name: '12 MP' or '1 MP'. */
  picture?: string;
  /** Called as each edit is measured. */
  onFigures?: (figures: EditFigures) => void;
}

/** Figures of one edit on one picture; milliseconds are medians. */
export interface EditFigures {
  picture: string;
  name: string;
  isColour: boolean;
  ms: number;
  floorMs: number;
  /** ms / floorMs */
  ratio: number;
  /** null where ImageMagick is not installed. */
  magickMs: number | null;
}

const MAGICK = '/usr/bin/convert';
const SEPIA = '0.393 0.769 0.189 0.349 0.686 0.168 0.272 0.534 0.131';

const CASES: readonly Case[] = [
  {
    name: 'black and white',
    prompt: 'Make it black and white',
    isColour: true,
    magick: ['-colorspace', 'Gray'],
  },
  { name: 'sepia', prompt: 'Make it sepia', isColour: true, magick: ['-color-matrix', SEPIA] },
  {
    name: 'warmer',
    prompt: 'Make it warmer',
    isColour: true,
    magick: ['-color-matrix', '1.1 0 0 0 1 0 0 0 0.87'],
  },
  {
    name: 'cooler',
    prompt: 'Make it cooler',
    isColour: true,
    magick: ['-color-matrix', '0.9 0 0 0 1 0 0 0 1.12'],
  },
  { name: 'brighter', prompt: 'Make it brighter', isColour: true, magick: ['-gamma', '1.35'] },
  { name: 'darker', prompt: 'Make it darker', isColour: true, magick: ['-gamma', '0.75'] },
  {
    name: 'contrast',
    prompt: 'Add more contrast',
    isColour: true,
    magick: ['-brightness-contrast', '0x18'],
  },
  {
    name: 'saturation',
    prompt: 'Make the colours stronger',
    isColour: true,
    magick: ['-modulate', '100,130'],
  },
  {
    name: 'tint',
    prompt: 'Give it a blue tint',
    isColour: true,
    magick: ['-fill', '#265ccc', '-colorize', '45'],
  },
  {
    name: 'vintage',
    prompt: 'Give it a vintage look',
    isColour: true,
    magick: [
      '-modulate',
      '100,80',
      '+level-colors',
      '#13100f,#fbf1cc',
      '-background',
      'black',
      '-vignette',
      '0x200',
    ],
  },
  {
    name: 'duotone',
    prompt: 'Make it a blue and yellow duotone',
    isColour: true,
    magick: ['-colorspace', 'Gray', '-size', '1x256', 'gradient:#265ccc-#fad02e', '-clut'],
  },
  { name: 'posterise', prompt: 'Posterise it', isColour: true, magick: ['-posterize', '5'] },
  { name: 'negative', prompt: 'Invert the colours', isColour: true, magick: ['-negate'] },
  {
    name: 'blur',
    prompt: 'Blur the whole picture',
    isColour: false,
    magick: ['-blur', '0x{sigma}'],
  },
  { name: 'sharpen', prompt: 'Sharpen it', isColour: false, magick: ['-unsharp', '0x1.5'] },
  {
    name: 'vignette',
    prompt: 'Add a vignette',
    isColour: false,
    magick: ['-background', 'black', '-vignette', '0x100'],
  },
  {
    name: 'film grain',
    prompt: 'Add film grain',
    isColour: false,
    magick: ['-attenuate', '0.4', '+noise', 'Gaussian'],
  },
  {
    name: 'rainbow',
    prompt: 'Add a rainbow',
    isColour: false,
    magick: [
      '(',
      '+clone',
      '-size',
      '{w}x{h}',
      'gradient:red-violet',
      '-swap',
      '0,1',
      '+delete',
      ')',
      '-compose',
      'screen',
      '-composite',
    ],
  },
  {
    name: 'pixel art',
    prompt: 'Turn it into pixel art',
    isColour: false,
    magick: ['-scale', '2.4%', '-scale', '{w}x{h}!'],
  },
  {
    name: 'pencil sketch',
    prompt: 'Turn it into a pencil sketch',
    isColour: false,
    magick: [
      '-colorspace',
      'Gray',
      '(',
      '+clone',
      '-negate',
      '-blur',
      '0x{sigma}',
      ')',
      '-compose',
      'ColorDodge',
      '-composite',
    ],
  },
  {
    name: 'rotate 90',
    prompt: 'Rotate it 90° to the left',
    isColour: false,
    magick: ['-rotate', '-90'],
  },
  {
    name: 'rotate 7',
    prompt: 'Rotate it by 7 degrees',
    isColour: false,
    magick: ['-background', 'white', '-rotate', '7'],
  },
  { name: 'flip', prompt: 'Flip it horizontally', isColour: false, magick: ['-flop'] },
  {
    name: 'crop',
    prompt: 'Crop it to a square',
    isColour: false,
    magick: ['-gravity', 'center', '-crop', '{h}x{h}+0+0', '+repage'],
  },
  {
    name: 'half size',
    prompt: 'Make it half the size',
    isColour: false,
    magick: ['-resize', '50%'],
  },
  {
    name: 'text',
    prompt: 'Add the text “Hello” at the bottom',
    isColour: false,
    magick: [
      '-gravity',
      'south',
      '-pointsize',
      '120',
      '-fill',
      'white',
      '-annotate',
      '+0+40',
      'Hello',
    ],
  },
  {
    name: 'border',
    prompt: 'Add a white border',
    isColour: false,
    magick: ['-bordercolor', 'white', '-border', '4%'],
  },
];

/** A photo-like JPEG: soft shapes of light, edges, fine texture and sensor noise; the same every time. */
export async function photoLike(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const [u, v] = [(x / width) * 8, (y / height) * 6];
      const shapes = Math.sin(u * 1.7 + Math.sin(v * 1.3)) * 46 + Math.cos(v * 2.1 - u * 0.6) * 38;
      const edge =
        (Math.hypot(((u * 1.3) % 2) - 1, ((v * 1.1) % 2) - 1) < 0.6 ? 28 : -12) +
        (y > height * 0.7 ? -24 : 18);
      const texture = Math.sin(x * 0.35 + Math.sin(y * 0.11) * 3) * Math.sin(y * 0.27) * 11;
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      const light = 122 + shapes + edge + texture + ((seed >>> 16) & 15) - 7;
      data[i] = Math.max(0, Math.min(255, light + Math.sin(u) * 34));
      data[i + 1] = Math.max(0, Math.min(255, light + ((seed >>> 8) & 3)));
      data[i + 2] = Math.max(0, Math.min(255, light + Math.cos(v + u * 0.4) * 40));
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/**
 * Measures every edit against decoding and encoding the same JPEG (quality 90), interleaved, and
 * against ImageMagick's nearest equivalent.
 *
 * @param rounds how often each is run; the median counts. ImageMagick, many times slower, runs once
 */
export async function measureEdits(
  rounds = 5,
  options: MeasureOptions = {},
): Promise<EditFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  const hasMagick = existsSync(MAGICK) && spawnSync(MAGICK, ['-version']).status === 0;
  const figures: EditFigures[] = [];
  try {
    for (const [picture, width, height] of [
      ['12 MP', 4000, 3000],
      ['1 MP', 1152, 864],
    ] as const) {
      if (options.picture && options.picture !== picture) continue;
      const file = join(folder, 'photo.jpg');
      const jpeg = await photoLike(width, height);
      writeFileSync(file, jpeg);
      const fill = (arg: string) =>
        arg
          .replace('{w}', `${width}`)
          .replace('{h}', `${height}`)
          .replace('{h}', `${height}`)
          .replace('{sigma}', `${Math.round(width / 220)}`);
      for (const { name, prompt, isColour, magick } of CASES.filter((c) =>
        c.name.includes(options.only ?? ''),
      )) {
        const [floor, own, peer]: [number[], number[], number[]] = [[], [], []];
        const edit = () => editPicture({ images: [jpeg], prompt });
        await edit();
        for (let round = 0; round < rounds; round++) {
          floor.push(await timed(() => sharp(file).jpeg({ quality: 90 }).toBuffer()));
          own.push(await timed(edit));
          if (hasMagick && round === 0 && !options.withoutPeers) {
            const args = [file, ...magick.map(fill), '-quality', '90', join(folder, 'out.jpg')];
            peer.push(await timed(() => execFileSync(MAGICK, args, { stdio: 'ignore' })));
          }
        }
        const [ms, floorMs] = [median(own), median(floor)];
        const magickMs = peer.length > 0 ? Math.min(...peer) : null;
        const measured = { picture, name, isColour, ms, floorMs, ratio: ms / floorMs, magickMs };
        options.onFigures?.(measured);
        figures.push(measured);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return figures;
}

/** The figures as a table of text. */
export function tableOf(figures: readonly EditFigures[]): string {
  const row = (cells: readonly string[]) =>
    cells.map((cell, i) => (i < 2 ? cell.padEnd(16) : cell.padStart(12))).join('');
  const lines = figures.map((f) => {
    const peer =
      f.magickMs === null
        ? ['not installed', '']
        : [f.magickMs.toFixed(0), (f.magickMs / f.ms).toFixed(1)];
    return row([
      f.picture,
      f.name,
      f.ms.toFixed(1),
      f.floorMs.toFixed(1),
      f.ratio.toFixed(2),
      f.isColour ? (f.ratio <= 1.5 ? 'ok' : 'OVER') : '',
      ...peer,
    ]);
  });
  return [
    row(['picture', 'edit', 'ms', 'floor ms', '× floor', 'bar 1.5', 'magick ms', '× faster']),
    ...lines,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [rounds = '5', only = '', peers = '', picture = ''] = process.argv.slice(2);
  const print = (figures: readonly EditFigures[]) =>
    process.stdout.write(`${tableOf(figures).split('\n').at(-1)}\n`);
  process.stdout.write(`${tableOf([])}\n`);
  await measureEdits(Number(rounds), {
    only,
    picture,
    withoutPeers: peers === 'alone',
    onFigures: (figures) => print([figures]),
  });
}
