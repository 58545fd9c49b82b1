import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { measuredTilt, turnedWithin } from '../light/straighten.ts';
import type { Remark } from '../remark.ts';
import { defineOperation } from './operation.ts';

/** Where something leans, and what does. */
const LEANING = [
  ...['left', 'right', 'side', 'one', 'over', 'back', 'forward', 'backwards'],
  ...['building', 'buildings', 'house', 'houses', 'tower', 'church', 'wall', 'walls', 'door'],
];

/** Nothing in the picture tells what should be level. */
const UNTOLD: Remark = {
  code: 'left_out',
  text: 'Left out: “straighten”, because the embedded engine needs to know by how many degrees.',
  values: { phrase: 'straighten', reason: 'which_degrees' },
};

/** Levels the horizon and lines that should stand or lie; nothing is added at the corners. */
export const straighten = defineOperation({
  op: 'straighten',
  label: 'Straighten',
  example: 'Straighten it',
  related: ['Rotate it 3° to the left', 'Crop it to 4:5', 'Enhance it'],
  stage: 'geometry',
  order: 5,
  touches: ['orientation'],
  words: [
    [
      'straighten|straightened|straightening|straighten up|straighten out|straighten horizon|straight horizon|horizon straight|make straight|make straighter|auto straighten|level horizon|level out horizon|leveled horizon|horizon level|fix horizon|correct horizon|crooked horizon|tilted horizon|slanted horizon|horizon is crooked|horizon is tilted|horizon crooked|horizon tilted|horizon slanted|horizon|crooked|is crooked|fix tilt|correct tilt|remove tilt|fix slant|tilted|is tilted|slanted|is slanted|lopsided|not straight|not level|make level|level|leveled|fix verticals|correct verticals|straighten lines|straight lines|converging verticals|fix angle|level it out|leaning|lean over|leans|leans over|tilts|seems to lean|put straight|set straight|is leaning|leaning to one side|at angle|straighten verticals|straight verticals|straighten vertical lines|straighten vertical|vertical lines straight|straight vertical lines|straighten building|skewed|askew|wonky',
      {},
    ],
  ],
  read: (clause) => {
    // "Straighten it by 3 degrees" says what to do: that is a turn.
    if (clause.tokens.some((t) => t.unit === 'degrees')) return null;
    takeIntensity(clause);
    takeWords(
      clause,
      'horizon',
      'straight',
      'level',
      'lines',
      'angle',
      'tilt',
      'crooked',
      'tilted',
    );
    // "The houses lean over to the right": which way says how it is, and not what is to be done.
    const said = clause.tokens.slice(clause.from, clause.to);
    if (said.some(({ text }) => /^(lean|leans|leaning|tilts|tilted|crooked|slanted)$/.test(text)))
      takeWords(clause, ...LEANING);
    return {};
  },
  schema: z.object({}),
  chip: () => 'Straighten',
  describe: () => 'straightened it',
  passes: () => {
    // Masks are taken through the same pass later: they turn by what was measured in the picture.
    let tilt: number | null | undefined;
    return [
      {
        kind: 'measured',
        run: async (pixels, { checkpoint, say }) => {
          if (tilt === undefined) {
            tilt = await measuredTilt(pixels, checkpoint);
            if (tilt === null) say(UNTOLD);
          }
          return tilt ? turnedWithin(pixels, -tilt) : null;
        },
      },
    ];
  },
});
