import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editPicture } from '@nano-banana/image-engine';
import sharp from 'sharp';

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
  /** null where ImageMagick is not installed or cannot do it; Infinity where it was given up. */
  magickMs: number | null;
}

/** ImageMagick 7 or 6. */
const MAGICK = ['magick', 'convert'].find((name) => spawnSync(name, ['-version']).status === 0);
/** ImageMagick is given up after that long, ms. */
const PATIENCE = 60_000;
/** Highest ratio to the floor that a colour edit may have, and that all of them may have in the middle. */
const MOST = 3;
const MIDDLE = 1.5;
const SEPIA = '0.393 0.769 0.189 0.349 0.686 0.168 0.272 0.534 0.131';

/** Darker corners by a multiplied gradient: ImageMagick's own `-vignette` takes a minute. */
const SHADED = [
  ...['(', '-size', '{w}x{h}', 'radial-gradient:white-#606060', ')'],
  ...['-compose', 'multiply', '-composite'],
];

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
    magick: ['-modulate', '100,80', '+level-colors', '#13100f,#fbf1cc', ...SHADED],
  },
  {
    name: 'duotone',
    prompt: 'Make it a blue and yellow duotone',
    isColour: true,
    magick: ['-colorspace', 'Gray', '-size', '1x256', 'gradient:#265ccc-#fad02e', '-clut'],
  },
  { name: 'posterise', prompt: 'Posterise it', isColour: false, magick: ['-posterize', '5'] },
  {
    name: 'enhance',
    prompt: 'Enhance it',
    isColour: true,
    magick: ['-channel', 'RGB', '-contrast-stretch', '0.5%x0.5%', '-modulate', '100,108'],
  },
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
    magick: [...SHADED],
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

/** Milliseconds that ImageMagick takes; Infinity when it is given up, null when it cannot: it may have no fonts. */
function timedPeer(args: readonly string[]): number | null {
  const start = performance.now();
  const { status } = spawnSync(MAGICK ?? '', args, { stdio: 'ignore', timeout: PATIENCE });
  if (status === 0) return performance.now() - start;
  return performance.now() - start >= PATIENCE ? Number.POSITIVE_INFINITY : null;
}

interface Photo {
  picture: string;
  jpeg: Buffer;
  width: number;
  height: number;
  /** Where it lies, and where ImageMagick may write. */
  file: string;
  out: string;
  /** How often each edit is run. */
  rounds: number;
}

function magickArgs({ magick }: Case, { width, height, file, out }: Photo): string[] {
  const fill = (arg: string) =>
    arg
      .replaceAll('{w}', `${width}`)
      .replaceAll('{h}', `${height}`)
      .replaceAll('{sigma}', `${Math.round(height / 90)}`);
  return [file, ...magick.map(fill), '-quality', '90', out];
}

/** Measures one edit, interleaved with the floor, after as many runs that do not count. */
async function measured(each: Case, photo: Photo, withPeer: boolean): Promise<EditFigures> {
  const { picture, jpeg, file, rounds } = photo;
  const [floor, own]: [number[], number[]] = [[], []];
  const edit = () => editPicture({ images: [jpeg], prompt: each.prompt });
  for (let round = 0; round < Math.ceil(rounds / 2); round++) await edit();
  for (let round = 0; round < rounds; round++) {
    floor.push(await timed(() => sharp(file).jpeg({ quality: 90 }).toBuffer()));
    own.push(await timed(edit));
  }
  const [ms, floorMs] = [median(own), median(floor)];
  return {
    picture,
    name: each.name,
    isColour: each.isColour,
    ms,
    floorMs,
    ratio: ms / floorMs,
    magickMs: withPeer ? timedPeer(magickArgs(each, photo)) : null,
  };
}

/**
 * Measures every edit against decoding and encoding the same JPEG with sharp (quality 90, its own
 * defaults otherwise), interleaved, and once against ImageMagick's nearest equivalent.
 *
 * @param rounds how often each edit of the large picture is run, of the small one four times as
 *   often; the median counts
 */
export async function measureEdits(
  rounds = 3,
  options: MeasureOptions = {},
): Promise<EditFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  const withPeer = MAGICK !== undefined && !options.withoutPeers;
  const figures: EditFigures[] = [];
  try {
    for (const [picture, width, height, times] of [
      ['12 MP', 4000, 3000, rounds],
      ['1 MP', 1152, 864, rounds * 4],
    ] as const) {
      if (options.picture && options.picture !== picture) continue;
      const jpeg = await photoLike(width, height);
      const [file, out] = [join(folder, 'photo.jpg'), join(folder, 'out.jpg')];
      writeFileSync(file, jpeg);
      const photo: Photo = { picture, jpeg, width, height, file, out, rounds: times };
      for (const each of CASES.filter((c) => c.name.includes(options.only ?? ''))) {
        const row = await measured(each, photo, withPeer);
        options.onFigures?.(row);
        figures.push(row);
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
  const lines = figures.map((f) =>
    row([
      f.picture,
      f.name,
      f.ms.toFixed(1),
      f.floorMs.toFixed(1),
      f.ratio.toFixed(2),
      f.isColour ? (f.ratio <= MOST ? 'ok' : 'OVER') : '',
      ...peerCells(f),
    ]),
  );
  return [
    row(['picture', 'edit', 'ms', 'floor ms', '× floor', `bar ${MOST}`, 'magick ms', '× faster']),
    ...lines,
  ].join('\n');
}

function peerCells({ magickMs, ms }: EditFigures): string[] {
  if (magickMs === null) return ['–', ''];
  const isGivenUp = magickMs === Number.POSITIVE_INFINITY;
  const times = (isGivenUp ? PATIENCE : magickMs) / ms;
  return isGivenUp
    ? [`> ${PATIENCE / 1000} s`, `> ${times.toFixed(0)}`]
    : [magickMs.toFixed(0), times.toFixed(1)];
}

/** What the figures come to: the colour edits of each picture, and how many edits beat ImageMagick. */
export function summaryOf(figures: readonly EditFigures[]): string {
  const lines = [...new Set(figures.map((f) => f.picture))].flatMap((picture) => {
    const colour = figures.filter((f) => f.picture === picture && f.isColour);
    const worst = [...colour].sort((a, b) => b.ratio - a.ratio)[0];
    if (!worst) return [];
    const middle = median(colour.map((f) => f.ratio)).toFixed(2);
    return [
      `${picture}: colour edits ${middle} × the floor (median, bar ${MIDDLE}), worst ${worst.name} ${worst.ratio.toFixed(2)}`,
    ];
  });
  const compared = figures.filter((f) => f.magickMs !== null);
  const ahead = compared.filter((f) => (f.magickMs ?? 0) > f.ms);
  const peer =
    compared.length > 0
      ? `Ahead of ImageMagick in ${ahead.length} of ${compared.length} edits`
      : 'ImageMagick: not measured';
  return [...lines, peer].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [rounds = '3', only = '', peers = '', picture = ''] = process.argv.slice(2);
  process.stdout.write(`${tableOf([])}\n`);
  const figures = await measureEdits(Number(rounds), {
    only,
    picture,
    withoutPeers: peers === 'alone',
    onFigures: (row) => process.stdout.write(`${tableOf([row]).split('\n').at(-1)}\n`),
  });
  process.stdout.write(`${summaryOf(figures)}\n`);
}
