import type { Colour } from './canvas.ts';

export const presetNames = ['standing', 'dancing', 'highfive', 'sitting'] as const;
export type PresetName = (typeof presetNames)[number];

/** The colour that a figure starts with, by the reference it stands for: not white, so that it is told from strokes. */
export const figureColours: readonly [Colour, Colour] = ['#ffeb3b', '#2196f3'];

interface PresetPicture {
  /** SVG's `viewBox`: the canvas, with a margin above and below the figures. */
  box: string;
  figures: readonly {
    /** Arms, body and legs. */
    lines: string;
    head: readonly [x: number, y: number, radius: number];
  }[];
}

/**
 * The presets as small pictures, to whole pixels of the canvas: drawn before what builds figures is there. A test draws
 * them again.
 */
export const presetPictures: Readonly<Record<PresetName, PresetPicture>> = {
  standing: {
    box: '0 4 600 394',
    figures: [
      {
        lines:
          'M136 205L142 149L156 91L195 91L233 91L248 149L254 205M195 91L195 200M162 371L165 285L174 200L216 200L225 285L228 371',
        head: [195, 54, 26],
      },
      {
        lines:
          'M346 205L352 149L367 91L405 91L444 91L458 149L464 205M405 91L405 200M372 371L375 285L384 200L426 200L435 285L438 371',
        head: [405, 54, 26],
      },
    ],
  },
  dancing: {
    box: '0 1 600 398',
    figures: [
      {
        lines:
          'M59 50L76 98L124 120L159 116L193 111L245 125L270 81M159 116L172 212M132 367L138 290L154 215L191 209L248 261L238 337',
        head: [160, 82, 24],
      },
      {
        lines:
          'M372 29L377 79L418 113L452 119L486 124L532 151L541 201M452 119L437 215M385 344L366 270L418 212L455 218L469 294L474 371',
        head: [450, 86, 24],
      },
    ],
  },
  highfive: {
    box: '0 1 600 398',
    figures: [
      {
        lines:
          'M124 207L133 155L156 103L193 105L229 107L276 76L300 29M193 105L187 208M156 369L159 288L167 207L207 209L216 290L218 371',
        head: [194, 71, 25],
      },
      {
        lines:
          'M300 29L324 76L371 107L407 105L444 103L467 155L476 207M407 105L413 208M382 371L384 290L393 209L433 207L441 288L444 369',
        head: [406, 71, 25],
      },
    ],
  },
  sitting: {
    box: '0 3 600 395',
    figures: [
      {
        lines:
          'M173 221L109 187L101 111L128 109L156 107L189 176L257 201M128 109L138 248M225 371L233 261L123 249L153 247L263 247L267 357',
        head: [128, 62, 34],
      },
      {
        lines:
          'M343 201L411 176L444 107L472 109L499 111L491 187L427 221M472 109L462 248M333 357L337 247L447 247L477 249L367 261L375 371',
        head: [472, 62, 34],
      },
    ],
  },
};
