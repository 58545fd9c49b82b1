import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { comic as comicStyle, type Printing } from '../style/comic.ts';
import { defineOperation } from './operation.ts';
import {
  type StyleStrength,
  styleChip,
  stylePass,
  styleStrengthDial,
  styleStrengthSchema,
  takeStyleStrength,
} from './style-strength.ts';

interface Params extends StyleStrength {
  /** In colour, or as a page of manga in black and white. */
  printing: Printing;
}

/** Printed colours with dots for the shade, solid blacks and bold ink lines. */
export const comic = defineOperation({
  op: 'comic',
  label: 'Comic',
  example: 'Make it a comic',
  related: ['Make it a cartoon', 'Make it a pop-art poster', 'Turn it into a pencil sketch'],
  stage: 'style',
  order: 44,
  touches: ['sharpness'],
  words: [
    [
      'comic|comics|comic book|comic books|comicbook|comic strip|newspaper comic|comic newspaper|comic style|comic book style|comic look|comic effect|comic panel|comic page|comic art|comic book art|comicify|graphic novel|halftone|half tone|halftone dots|halftone effect|ben day dots|benday dots|lichtenstein|roy lichtenstein|marvel comic|marvel comics|dc comics|superhero comic|spider verse style|into the spider verse style',
      { printing: 'colour' as const },
    ],
    [
      'manga|manga style|manga look|manga page|manga panel|manga art|manga drawing|black and white comic|black and white comics|black and white comic book|comic in black and white|noir comic|sin city|sin city style|screentone|screentones|ink comic|inked comic',
      { printing: 'blackAndWhite' as const },
    ],
  ],
  read: (clause, { printing }: { printing: Printing }) => {
    const percent = takeStyleStrength(clause);
    takeWords(
      clause,
      'style',
      'look',
      'effect',
      'book',
      'page',
      'panel',
      'strip',
      'drawing',
      'drawn',
      'art',
      'dots',
      'cover',
      'hero',
      'superhero',
      'like',
    );
    return { percent, printing };
  },
  schema: styleStrengthSchema.extend({ printing: z.enum(['colour', 'blackAndWhite']) }),
  chip: ({ percent, printing }) =>
    styleChip(printing === 'colour' ? 'Comic' : 'Manga page', percent),
  dial: styleStrengthDial,
  scopable: true,
  describe: ({ printing }: Params) =>
    printing === 'colour' ? 'made it a comic' : 'made it a page of manga in black and white',
  passes: ({ percent, printing }) => [
    stylePass('Inking the comic', (pixels, pause) =>
      comicStyle(pixels, percent / 100, pause, printing),
    ),
  ],
});
