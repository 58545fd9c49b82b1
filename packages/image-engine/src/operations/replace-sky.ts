import { z } from 'zod';
import { blendByMask } from '../compose/blend-by-mask.ts';
import { takeWords } from '../grammar/clauses/clause.ts';
import { putUnderSky } from '../sky/put-under-sky.ts';
import { SKY_NAMES, type SkyName } from '../sky/skies.ts';
import { defineOperation } from './operation.ts';

interface Params {
  sky: SkyName;
  /** Whether its light falls on the land; else nothing but the sky changes. */
  relight: boolean;
}

/** Each sky's name in a label, and in a sentence. */
const SPOKEN: Record<SkyName, { chip: string; under: string }> = {
  clear: { chip: 'clear blue', under: 'a clear blue sky' },
  clouds: { chip: 'blue with clouds', under: 'a blue sky with clouds' },
  sunset: { chip: 'sunset', under: 'a sunset sky' },
  storm: { chip: 'stormy', under: 'a stormy sky' },
  night: { chip: 'starry', under: 'a starry sky' },
};

/** Every way to name a sky: "a stormy sky", "sky with storm clouds". */
const named = (adjectives: string, things = '') =>
  [
    ...adjectives.split('|').map((adjective) => `${adjective} sky`),
    ...things
      .split('|')
      .flatMap((thing) => (thing ? [`sky with ${thing}`, `${thing} in sky`] : [])),
  ].join('|');

/** Another sky over the same land, in the light of that sky. */
export const replaceSky = defineOperation<'replaceSky', Params, Pick<Params, 'sky'>>({
  op: 'replaceSky',
  label: 'Replace sky',
  example: 'Give it a sunset sky',
  related: ['Give it a blue sky with clouds', 'Make the sky darker', 'Give it golden-hour light'],
  stage: 'subject',
  order: 35,
  touches: [],
  words: [
    [
      named(
        'clear|blue|clear blue|deep blue|bright blue|light blue|sunny|cloudless|summer|bright summer|perfect|azure',
      ),
      { sky: 'clear' },
    ],
    [
      `blue sky with clouds|${named('cloudy blue|blue cloudy|cloudy', 'clouds|white clouds|fluffy clouds')}`,
      { sky: 'clouds' },
    ],
    [
      named(
        'sunset|sunrise|evening|dusk|dawn|golden|orange|pink|rose|red|fiery|glowing|pink sunset|orange sunset|dramatic sunset|golden sunset|romantic',
        'sunset|sunrise|evening glow',
      ),
      { sky: 'sunset' },
    ],
    [
      `${named(
        'stormy|storm|thunderstorm|threatening|ominous|gloomy|dark cloudy|dark stormy|dramatic|more dramatic|moody|dramatic cloudy|dramatic stormy|epic|menacing|brooding|apocalyptic',
        'storm clouds|dark clouds|thunderclouds|thunder clouds|dramatic clouds|heavy clouds',
      )}|storm clouds|dark clouds|thunderclouds|thunder clouds|dramatic clouds|heavy clouds`,
      { sky: 'storm' },
    ],
    [named('starry|starry night|night|star filled', 'stars'), { sky: 'night' }],
  ],
  read: (clause, { sky }) => {
    // Whoever wants to stand before a sky need not have one behind them.
    if (clause.tokens.some(({ text }) => /^(front|background|backdrop)$/.test(text))) return null;
    takeWords(
      clause,
      ...[
        'new',
        'another',
        'nice',
        'beautiful',
        'nicer',
        'better',
        'pretty',
        'lovely',
        'realistic',
      ],
      ...[
        'replace',
        'change',
        'swap',
        'make',
        'put',
        'add',
        'give',
        'sky',
        'behind',
        'over',
        'above',
      ],
      ...['day', 'a bit', 'little', 'really'],
    );
    return { sky, relight: true };
  },
  schema: z.object({ sky: z.enum(SKY_NAMES), relight: z.boolean() }),
  chip: ({ sky }) => `Sky: ${SPOKEN[sky].chip}`,
  describe: ({ sky, relight }: Params) =>
    relight ? `put it under ${SPOKEN[sky].under}` : `put ${SPOKEN[sky].under} over it`,
  passes: ({ sky, relight }: Params) => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const mask = await context.sky(pixels);
        if (!mask) return null;
        const lit = await putUnderSky(pixels, mask, sky, context);
        return relight ? lit : blendByMask(pixels, lit, mask, true, context.checkpoint);
      },
    },
  ],
});
