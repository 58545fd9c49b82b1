import { load } from './fonts.ts';
import { drawText, setText } from './lettering.ts';
import { writable } from './writable.ts';

/** A line of capitals as a picture of their shapes. */
export interface LetterShapes {
  /** px. */
  width: number;
  height: number;
  /** How far each pixel is covered, 0 to 255. */
  data: Uint8Array;
  /** px. */
  capHeight: number;
}

/** The poster's typeface is Latin; for these scripts there is the sans. */
const OTHER_SCRIPTS = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** em between letters, that they stay apart. */
const APART = 0.035;

const faceFor = (text: string) => load(OTHER_SCRIPTS.test(text) ? 'sans' : 'poster');
const capitals = (text: string) => text.normalize('NFC').toUpperCase();

/** Others, such as @ and %, have strokes too fine to be raised or cut. */
const STRONG_SIGNS = /^[\p{L}\p{M}\p{N}\s.,:;!?'’"“”()&+/–—-]+$/u;

/** The characters of a line that cannot be made as strong capitals, each once and as they were written. */
export function unwritable(text: string): string[] {
  const face = faceFor(text);
  const graphemes = [...new Intl.Segmenter('und').segment(text.normalize('NFC'))];
  const missing = graphemes
    .map(({ segment }) => segment)
    .filter(
      (sign) => !STRONG_SIGNS.test(sign) || writable(capitals(sign), face).missing.length > 0,
    );
  return [...new Set(missing)];
}

/** A line in strong capitals to be cut or raised; what no typeface can write is left out. */
export function letterShapes(text: string, capHeight: number): LetterShapes {
  const face = faceFor(text);
  const line = writable(capitals(text).replace(/\s+/gu, ' '), face).text;
  const spaced = { ...face, tracking: face.tracking + APART };
  const boundless = { width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER };
  const setting = setText(line, spaced, { ...boundless, lines: 1, capHeight });
  const { data, width, height } = drawText(setting, [0, 0, 0], 'left');
  const covered = Uint8Array.from({ length: width * height }, (_, p) => data[4 * p + 3] as number);
  return { width, height, data: covered, capHeight };
}
