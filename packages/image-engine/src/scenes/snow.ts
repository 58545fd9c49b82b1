import type { SKRSContext2D } from '@napi-rs/canvas';
import { tintOf } from '../compose/light.ts';
import { randomFrom } from '../picture/random.ts';
import { brushed } from './brush.ts';
import { type Easel, type Film, linear, over, shade } from './film.ts';
import { addDiscs, defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { addTo, along, dim, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';

const GROUND = 0.63;
const SKY = [
  [0, linear('#b4c8dc')],
  [0.6, linear('#dbe4ec')],
  [1, linear('#f3eee8')],
] as const;
const SNOW = linear('#f1f5fa');
const SHADOW = linear('#a3b9d6');
const WARM = linear('#ffe9cf');
const FLAKE = linear('#ffffff', 1.1);

const BRANCHES = 210;

/** A fir: drooping branches from its foot to its tip, snow on the upper side of many. */
function fir(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  [needles, snow]: readonly [string, string],
  random: () => number,
): void {
  context.lineCap = 'round';
  for (let i = 0; i < BRANCHES; i++) {
    // From below to above, so that upper branches lie over lower ones.
    const up = (i / BRANCHES) ** 1.15;
    const reach = tall * 0.25 * (1 - up) ** 0.85 + tall * 0.008;
    const y = foot - tall * (0.07 + 0.92 * up) + tall * 0.02 * random();
    const out = reach * (random() * 2 - 1) * (0.75 + 0.35 * random());
    const droop = Math.abs(out) * (0.2 + 0.26 * up + 0.16 * random());
    const isSnowy = random() < 0.5;
    context.strokeStyle = isSnowy ? snow : needles;
    context.lineWidth = tall * (isSnowy ? 0.014 : 0.03) * (1.15 - 0.75 * up);
    const lift = isSnowy ? tall * 0.012 : 0;
    context.beginPath();
    context.moveTo(x + out * 0.25, y - lift);
    context.quadraticCurveTo(x + out * 0.7, y + droop * 0.35 - lift, x + out, y + droop - lift);
    context.stroke();
  }
}

interface Stand {
  count: number;
  tall: readonly [number, number];
  foot: number;
  colours: readonly [string, string];
  gap: number;
}

function firs(size: Easel, stand: Stand, random: () => number): Film {
  const unit = Math.sqrt(size.width * size.height);
  const height = size.height / unit;
  return brushed(size, (context) => {
    for (let i = 0; i < stand.count; i++) {
      const x = ((i + 0.1 + 0.8 * random()) / stand.count - 0.5) * 2;
      const [least, most] = stand.tall;
      const tall = least + (most - least) * random();
      const foot = height * (stand.foot + 0.02 * random());
      if (Math.abs(x) > stand.gap) fir(context, x, foot, tall, stand.colours, random);
      else for (let k = 0; k < BRANCHES * 5; k++) random();
    }
  });
}

/** A snowy clearing among firs, flakes in the air. */
export const snow = defineScene({
  light: { from: [0.2, -0.45], tint: tintOf(0.97, 1, 1.06), white: 1, air: 0.035 },
  horizon: GROUND,
  ground: 0.7,
  draw: async (easel) => {
    const random = randomFrom(5);
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const film = await shade(easel, (x, y, out) => {
      const down = y / tall;
      const edge = GROUND + 0.014 * noise(x * 2.4, 6) + 0.01 * x;
      if (down < edge) {
        along(SKY, down / GROUND, out);
        dim(out, 1 + 0.08 * cloudy(x * 1.6, y * 2.4, 3));
        addTo(out, WARM, 0.22 * Math.exp(-((x - 0.2) ** 2 + (down - 0.42) ** 2) * 7));
        return;
      }
      const depth = (down - edge) / (1 - GROUND);
      const distance = 1 / (depth + 0.2);
      const drift = cloudy(x * distance * 1.3 + 2, distance * 3.4, 4);
      out.set(SNOW);
      mixIn(out, SHADOW, ramp(-0.05, 0.4, drift) * 0.5 + 0.14 * ramp(0.3, 1, depth));
      addTo(out, WARM, 0.1 * ramp(0.0, -0.4, drift) * ramp(0.6, 0, depth));
      dim(out, 0.96 + 0.05 * noise(x * 70, distance * 90));
    });
    const stands: readonly (readonly [Stand, number])[] = [
      [
        {
          count: 30,
          tall: [0.16, 0.3],
          foot: GROUND + 0.005,
          colours: ['#9fb0bf', '#d9e2ea'],
          gap: 0,
        },
        0.014,
      ],
      [
        {
          count: 17,
          tall: [0.28, 0.46],
          foot: GROUND + 0.025,
          colours: ['#647a82', '#c6d4e0'],
          gap: 0.1,
        },
        0.013,
      ],
      [
        {
          count: 9,
          tall: [0.5, 0.72],
          foot: GROUND + 0.07,
          colours: ['#4c6668', '#d3dfea'],
          gap: 0.33,
        },
        0.015,
      ],
    ];
    const soft = await defocus(film, () => 0.008);
    for (const [stand, blur] of stands)
      over(soft, await defocus(firs(easel, stand, random), () => blur));
    addDiscs(soft, flakes(random, tall));
    return soft;
  },
});

function flakes(random: () => number, tall: number) {
  return Array.from({ length: 170 }, () => {
    const near = random() ** 3;
    return {
      x: (random() - 0.5) * 1.9,
      y: random() * tall,
      radius: 0.0035 + 0.014 * near,
      colour: FLAKE,
      cover: 1,
      strength: 0.75 - 0.5 * near,
    };
  });
}
