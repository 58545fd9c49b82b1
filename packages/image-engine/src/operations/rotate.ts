import { z } from 'zod';
import { type Clause, takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { numberBetween } from './params.ts';

interface Params {
  /** Degrees clockwise, above 0 and below 360. */
  degrees: number;
}

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

/** Turns the picture by any angle; the corners of a slanted one are filled with white. */
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
    return { degrees: Math.round(degrees * 100) / 100 };
  },
  schema: z.object({ degrees: numberBetween(0, FULL_TURN) }),
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
  passes: ({ degrees }: Params, size: Size) => {
    if (degrees === 0) return [];
    const isSlanted = degrees % 90 !== 0;
    const after = turned(size, degrees);
    if (after.width > 16_384 || after.height > 16_384) return [];
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

function rightAngle(value: number | null): number | null {
  return value !== null && value % 45 === 0 ? value : null;
}
