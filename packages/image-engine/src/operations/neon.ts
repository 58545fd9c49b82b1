import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import { colourAt } from '../grammar/words/colours.ts';
import { neon as neonStyle } from '../style/neon.ts';
import { defineOperation } from './operation.ts';
import {
  type StyleStrength,
  styleChip,
  stylePass,
  styleStrengthDial,
  styleStrengthSchema,
  takeStyleStrength,
} from './style-strength.ts';

/** "Neon" alone is the glow; before a colour it only says which green is meant. */
function belongsToColour(clause: Clause): boolean {
  const words = clause.tokens.map((token) => token.text);
  return colourAt(words, clause.to) !== null;
}

/** Glowing tubes along the edges on a night-dark picture. */
export const neon = defineOperation({
  op: 'neon',
  label: 'Neon glow',
  example: 'Give it a neon glow',
  related: ['Make it a pop-art poster', 'Turn day into night', 'Make it a duotone'],
  stage: 'style',
  order: 47,
  touches: ['colours', 'brightness', 'sharpness'],
  words: [
    [
      'neon glow|neon light|neon lights|neon lighting|neon style|neon look|neon effect|neon edges|neon outline|neon outlines|neon lines|neon art|neon tubes|neon city|neon colors|glowing edges|glowing outlines|glowing lines|glow edges|cyberpunk|cyber punk|cyberpunk style|cyberpunk look|synthwave|synth wave|vaporwave|vapor wave|retrowave|retro wave|outrun|outrun style|tron|tron style|blade runner|blade runner style|blacklight|black light',
      { isColourWord: false },
    ],
    ['neon|neons', { isColourWord: true }],
  ],
  read: (clause, { isColourWord }: { isColourWord: boolean }) => {
    if (isColourWord && belongsToColour(clause)) return null;
    const percent = takeStyleStrength(clause);
    takeWords(
      clause,
      'glow',
      'glowing',
      'light',
      'lights',
      'style',
      'look',
      'effect',
      'vibe',
      'edges',
    );
    return { percent };
  },
  schema: styleStrengthSchema,
  chip: ({ percent }) => styleChip('Neon glow', percent),
  dial: styleStrengthDial,
  scopable: true,
  describe: (_params: StyleStrength) => 'gave it a neon glow',
  passes: ({ percent }) => [
    stylePass('Lighting the tubes', (pixels, pause) => neonStyle(pixels, percent / 100, pause)),
  ],
});
