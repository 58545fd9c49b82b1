import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { applyCurves, type Curve, curveThrough } from '../picture/curves.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';
import { shadeCorners } from './vignette.ts';

const LEVELS = { little: 50, usual: 100, much: 130, most: 150 };

// An aged colour print: lifted, slightly blue blacks, creamy highlights. The softened contrast of
// each channel mutes the colours too.
const RED = curveThrough([
  [0, 0.095],
  [0.25, 0.285],
  [0.5, 0.56],
  [0.75, 0.79],
  [1, 0.95],
]);
const GREEN = curveThrough([
  [0, 0.085],
  [0.25, 0.272],
  [0.5, 0.522],
  [0.75, 0.755],
  [1, 0.915],
]);
const BLUE = curveThrough([
  [0, 0.145],
  [0.25, 0.295],
  [0.5, 0.482],
  [0.75, 0.66],
  [1, 0.78],
]);
function age(pixels: Pixels, amount: number, pause: () => Promise<void>): Promise<Pixels> {
  const mixed = (curve: Curve) =>
    Uint8Array.from(curve, (to, from) => Math.min(255, Math.max(0, from + (to - from) * amount)));
  return applyCurves(pixels, [mixed(RED), mixed(GREEN), mixed(BLUE)], pause);
}

/** The look of an old colour print. */
export const vintage = defineOperation({
  op: 'vintage',
  label: 'Vintage',
  example: 'Give it a vintage look',
  related: ['Make it sepia', 'Add film grain', 'Make it warmer'],
  stage: 'style',
  order: 14,
  touches: ['colours', 'contrast'],
  words: [
    [
      'vintage|35 mm|35 mm film|shot on film|look like film|look like real film|look like analog film|analog film|super 8|retro|old photo|old picture|old photograph|old image|old fashioned|old school|oldschool|old time|old times|olden days|olden times|old days|past era|old timey|old film|polaroid film|polaroid filter|polaroid colors|analog|analogue|analog photo|film camera|taken with film camera|shot with film camera|old camera|taken with old camera|kodak gold|film look|film style|film photo|faded|faded look|nostalgic|nostalgia|lomo|lomography|kodak|kodachrome|fuji|disposable camera|digicam|digital camera|2000s|y2k|matte|matte look|matte film|matte film look|matte finish|matte fade|faded matte|1920s|1930s|1940s|1950s|1960s|1970s|1980s|1990s|20s|30s|40s|50s|60s|70s|80s|90s|antique|aged|aged photo|old looking|look old|looks old|hipster|instagram filter|throwback|old|the forties|forties|the fifties|the sixties|the seventies|the eighties|the nineties|sixties|seventies|eighties|nineties',
      {},
    ],
  ],
  read: (clause) => {
    // "an old man" is somebody; "old" alone speaks of the picture only where it says how it looks.
    // "restore this old photo" wants the opposite.
    if (
      clause.tokens.some((t) =>
        /^(restore|restoration|repair|fix|clean|colorize|enhance|improve|scan)/.test(t.text),
      )
    )
      return null;
    const only = clause.to - clause.from === 1 ? clause.tokens[clause.from]?.text : '';
    const before = clause.tokens
      .slice(0, clause.from)
      .map((t) => t.text)
      .join(' ');
    const saysSo =
      /(?:look|looks|feel|(?:make|turn) (?:it|this|everything|the \w+))(?: really| very| so| a bit| a little)?$/.test(
        before,
      );
    if (only === 'old' && clause.tokens.length > 1 && !saysSo) return null;
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(
      clause,
      'film',
      'camera',
      'vintage',
      'retro',
      'old',
      'analog',
      'faded',
      'era',
      'print',
      'taken',
      'polaroid',
      'photography',
    );
    return { percent: said === null ? LEVELS[level] : Math.min(150, Math.abs(said)) };
  },
  schema: z.object({ percent: numberBetween(0, 150) }),
  chip: ({ percent }) => `Vintage ${inPercent(percent)}`,
  dial: { key: 'percent', min: 1, max: 150, step: 1 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `gave it a ${percent < LEVELS.usual ? 'light ' : percent > LEVELS.usual ? 'strong ' : ''}vintage look`,
  passes: ({ percent }) => [
    {
      kind: 'pixels',
      run: async (pixels, { checkpoint }) => {
        const aged = await age(pixels, Math.min(1.2, percent / 100), checkpoint);
        return shadeCorners(aged, { amount: 0.0034 * percent, start: 0.58 }, checkpoint);
      },
    },
  ],
});
