import { z } from 'zod';
import { type Clause, takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { turnedWithin } from '../light/straighten.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { type PixelPass, RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { numberBetween } from './params.ts';

interface Params {
  /** Degrees clockwise, above 0 and below 360. */
  degrees: number;
  /** It is enlarged just enough that a slant leaves no empty corners; those are white otherwise. */
  filled?: true | undefined;
}

type Steps = readonly { readonly op: string; readonly params: object }[];

/** Whether a card is tilted as a whole, once the picture is on it. */
export const tiltsCard = ({ degrees }: Params, plan: Steps): boolean =>
  degrees % 90 !== 0 &&
  plan.some(({ op, params }) => op === 'frame' && 'style' in params && params.style === 'polaroid');

/** What is cut or framed besides shows none of the empty corners. */
const isFilled = ({ filled }: Params, plan: Steps): boolean =>
  filled === true || plan.some(({ op }) => /^(crop|subjectCrop|format|frame)$/.test(op));

const FULL_TURN = 360;
/** Degrees of a tilt that is not said in degrees. */
const TILTS = { little: 3, usual: 5, much: 10, most: 20 };

function turned({ width, height }: Size, degrees: number): Size {
  if (degrees % 180 === 0) return { width, height };
  if (degrees % 90 === 0) return { width: height, height: width };
  const rad = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(rad)), Math.abs(Math.cos(rad))];
  return {
    width: Math.round(width * cos + height * sin),
    height: Math.round(width * sin + height * cos),
  };
}

interface Hint {
  degrees: number | null;
  /** The phrase alone means turning. */
  verb: boolean;
  needsAngle?: boolean;
  /** A few degrees when it is not said how many. */
  tilt?: boolean;
}

const COUNTER = ['counterclockwise', 'anticlockwise', 'ccw'];
const NOISE = ['turn', 'way', 'direction', 'degrees', 'angle', 'side', 'around', 'once'];

/** Which way the clause says to turn. */
function takeSides(clause: Clause): { left: boolean; right: boolean; over: boolean } {
  const spoken = clause.tokens.slice(clause.from, clause.to).map((t) => t.text);
  const isSpoken = (...words: string[]) => words.some((word) => spoken.includes(word));
  const counter =
    takeWords(clause, 'counter clockwise', 'anti clockwise', ...COUNTER) ||
    isSpoken('counter', 'anti', ...COUNTER);
  const left = takeWords(clause, 'left') || counter;
  const right = takeWords(clause, 'right', 'clockwise', 'cw') || isSpoken('clockwise');
  const over = takeWords(clause, 'upside down', 'half way', 'halfway', 'half turn');
  takeWords(clause, ...NOISE, 'counter', 'anti');
  return { left, right, over };
}

/** Turns the picture by any angle; the corners of a slanted one are filled with white, those of a tilted one cut off. */
export const rotate = defineOperation({
  op: 'rotate',
  label: 'Rotate',
  example: 'Rotate it 90° to the left',
  related: ['Rotate it 90° to the right', 'Turn it upside down', 'Flip it horizontally'],
  stage: 'geometry',
  order: 10,
  touches: ['orientation', 'size'],
  words: [
    ['rotate|rotated|rotation|rotating|spin|turn around|swivel', { degrees: null, verb: true }],
    ['tilt|tilted|tilting|slant|slanted|lean', { degrees: null, verb: true, tilt: true }],
    [
      'turn left|turn to left|quarter left|quarter to left|rotate left|rotate to left|quarter turn left|left turn|rotate counter clockwise|rotate anti clockwise|turn counter clockwise|turn anti clockwise',
      { degrees: -90, verb: true },
    ],
    [
      'turn right|turn to right|quarter right|quarter to right|quarter clockwise|rotate right|rotate to right|quarter turn right|right turn|quarter turn|turn clockwise|turn sideways|turn on side|rotate sideways',
      { degrees: 90, verb: true },
    ],
    ['upside down|half turn|turn over', { degrees: 180, verb: true }],
    [
      'straighten|straightened|level horizon|horizon level|rotate upright|turn upright|make upright',
      { degrees: null, verb: true, needsAngle: true },
    ],
    // "turn" alone means this only with an angle: "turn it into …" is somebody else's wish.
    [
      'turn|turned|clockwise|counter clockwise|anti clockwise|counterclockwise|anticlockwise',
      { degrees: null, verb: false },
    ],
  ],
  read: (clause, hint: Hint) => {
    const angle =
      takeNumber(clause, 'degrees') ??
      (hint.verb ? takeNumber(clause, 'none') : rightAngle(takeNumber(clause, 'none')));
    const { left, right, over } = takeSides(clause);
    if (!hint.verb && angle === null && !left && !right && !over) return null;
    const isUpright = hint.needsAngle || takeWords(clause, 'upright', 'straight', 'level');
    if (isUpright && angle === null) return { cannot: 'it needs to know by how many degrees' };
    const level = takeIntensity(clause);
    const sign = left || (hint.degrees ?? 0) < 0 ? -1 : 1;
    const isTilt = hint.tilt || (level === 'little' && !over);
    const usual = isTilt ? TILTS[level] : Math.abs(hint.degrees ?? (over ? 180 : 90));
    const degrees = (((sign * (angle ?? usual)) % FULL_TURN) + FULL_TURN) % FULL_TURN;
    // A picture that only leans a little is to have no wedges of white, unless it says so.
    const isFull = takeWords(clause, 'filled corners') || (isTilt && degrees % 90 !== 0);
    const filled = isFull ? { filled: true as const } : {};
    return { degrees: Math.round(degrees * 100) / 100, ...filled };
  },
  schema: z.object({ degrees: numberBetween(0, FULL_TURN), filled: z.literal(true).optional() }),
  chip: ({ degrees }) => {
    if (degrees === 180) return 'Upside down';
    return degrees > 180 ? `Rotate ${FULL_TURN - degrees}° left` : `Rotate ${degrees}° right`;
  },
  dial: { key: 'degrees', min: 0, max: FULL_TURN, step: 1 },
  describe: ({ degrees }: Params) => {
    if (degrees === 0) return 'turned it once around';
    if (degrees === 180) return 'turned it upside down';
    return degrees > 180
      ? `rotated it ${FULL_TURN - degrees}° to the left`
      : `rotated it ${degrees}° to the right`;
  },
  passes: (params: Params, size: Size, _all, _places, plan = []) => {
    const { degrees } = params;
    if (degrees === 0) return [];
    const isSlanted = degrees % 90 !== 0;
    const after = turned(size, degrees);
    if (after.width > 16_384 || after.height > 16_384) return [];
    if (tiltsCard(params, plan)) return [onNothing(degrees, after)];
    if (isSlanted && isFilled(params, plan))
      return [{ kind: 'pixels', run: (pixels) => turnedWithin(pixels, degrees) }];
    return [
      {
        kind: 'stream',
        rank: RANK.turn,
        ...(isSlanted ? {} : { grey: 'keeps' as const }),
        size: () => after,
        build: (sharp) => sharp.rotate(degrees, { background: '#ffffff' }),
      },
    ];
  },
});

/** Tilted on a transparent ground. */
const onNothing = (degrees: number, size: Size): PixelPass => ({
  kind: 'pixels',
  size: () => size,
  run: (pixels) =>
    toPixels(fromPixels(pixels).rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })),
});

function rightAngle(value: number | null): number | null {
  return value !== null && value % 45 === 0 ? value : null;
}
