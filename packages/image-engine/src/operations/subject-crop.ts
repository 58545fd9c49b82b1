import { z } from 'zod';
import { partAboutSubject } from '../formats/subject-crop.ts';
import { type Clause, takePair, takeWords } from '../grammar/clauses/clause.ts';
import { sparesPartOfSubject } from '../grammar/clauses/scope.ts';
import { ratioWords } from './crop-box.ts';
import { cutOut } from './cut-out.ts';
import { defineOperation } from './operation.ts';

interface Params {
  /**
   * `close`: the subject with a little room around it; `centre`: as much as there is with it in the middle; `marked`:
   * what is marked, whatever it shows.
   */
  fit: 'close' | 'centre' | 'marked';
  /** Width to height; null for whatever comes of it. */
  ratio: string | null;
}

interface Hint {
  fit: Params['fit'];
  /** What follows is what it is about. */
  named?: boolean;
  square?: boolean;
  /** Means it only when nothing else is said. */
  bare?: boolean;
}

const SUBJECTS = ['subject', 'person', 'product', 'object', 'item', 'main subject', 'main object'];
const CLOSE = [
  ...[
    'crop around',
    'crop tight around',
    'crop tightly around',
    'crop close around',
    'trim around',
  ],
  ...[
    'crop closely around',
    'tight crop around',
    'tight crop of',
    'close crop of',
    'crop close to',
  ],
  ...['zoom in on', 'zoom on', 'zoom into', 'zoom to', 'get closer to', 'closer to', 'close up of'],
  ...['crop in on', 'zoom in to'],
];
const CENTRE = ['center', 'centering', 'recenter', 're center', 'crop centered on', 'centered on'];
const SQUARE = ['square around', 'crop square around', 'square crop around'];

const CHIPS: Readonly<Record<Params['fit'], string>> = {
  close: 'Crop to the subject',
  centre: 'Subject in the middle',
  marked: 'Crop to the marked area',
};
const DONE: Readonly<Record<Params['fit'], string>> = {
  close: 'cropped it to the subject',
  centre: 'put the subject in the middle',
  marked: 'cropped it to the marked area',
};

const DEFINITE = /^(the|my|this|that|our|his|her)$/;

/** What is named behind the phrase is the subject, unless it is a part of one. */
function takeThing({ tokens, used, to }: Clause): boolean {
  const thing = tokens.slice(to).filter(({ text }) => !DEFINITE.test(text));
  const isNamed =
    thing.length > 0 && thing.length <= 3 && thing.every(({ kind }) => kind === 'word');
  if (!isNamed || sparesPartOfSubject(thing)) return false;
  if (
    thing.some(({ text }) => /^(sky|background|backdrop|text|title|middle|left|right)$/.test(text))
  )
    return false;
  for (let i = to; i < tokens.length; i++) used.add(i);
  return true;
}

/** Cuts the picture to its subject, or so that the subject is in the middle. */
export const subjectCrop = defineOperation<'subjectCrop', Params, Hint>({
  op: 'subjectCrop',
  label: 'Crop to the subject',
  example: 'Crop tight around the subject',
  related: ['Center the subject', 'Crop it to a square', 'Zoom in'],
  stage: 'geometry',
  // Before whatever else moves pixels: the subject is looked for in the picture as it came.
  order: 1,
  touches: ['shape', 'size'],
  usesSubject: true,
  placedBy: ({ fit }) => (fit === 'marked' ? 'marked' : 'subject'),
  words: [
    [
      [
        ...['crop to', 'zoom in on', 'zoom to', 'crop'].flatMap((way) =>
          SUBJECTS.map((subject) => `${way} ${subject}`),
        ),
        ...['trim empty space', 'crop empty space', 'crop out empty space', 'remove empty space'],
        ...['trim transparent edges', 'trim transparent pixels', 'trim transparency', 'auto crop'],
        ...['autocrop', 'smart crop', 'crop to content', 'trim to content', 'trim whitespace'],
        ...['fill frame with subject', 'subject fill frame', 'make subject fill frame'],
      ].join('|'),
      { fit: 'close' },
    ],
    [CLOSE.join('|'), { fit: 'close', named: true }],
    [
      [
        ...SUBJECTS.flatMap((subject) => [
          ...['put', 'place', 'move', 'bring', 'keep', 'have'].flatMap((verb) => [
            ...[`${verb} ${subject} in center`, `${verb} ${subject} in middle`],
            ...[`${verb} ${subject} to center`, `${verb} ${subject} to middle`],
          ]),
          `${subject} centered`,
        ]),
        ...['center it', 'it centered', 'centered subject', 'centered product'],
      ].join('|'),
      { fit: 'centre' },
    ],
    [SQUARE.join('|'), { fit: 'close', named: true, square: true }],
    [CENTRE.join('|'), { fit: 'centre', named: true }],
    ['square crop centered on', { fit: 'centre', named: true, square: true }],
    ['crop to selection', { fit: 'marked' }],
    ['centered', { fit: 'centre', bare: true }],
  ],
  read: (clause, { fit, named, bare, square }) => {
    if (bare && clause.tokens.length > 1) return null;
    // "“Friday” top centre in pink" places the words.
    if (clause.tokens.some(({ kind }) => kind === 'quote')) return null;
    const ratio = takePair(clause, 'ratio');
    const isSquare = takeWords(clause, 'square', 'squared') || square;
    // "Write it in the centre" says where.
    const isPlace = /^(in|at|the|on|to|of|from)$/.test(clause.tokens[clause.from - 1]?.text ?? '');
    if (named && (isPlace || !takeThing(clause))) return null;
    takeWords(
      clause,
      ...['put', 'place', 'move', 'make', 'crop', 'so', 'that', 'is', 'in', 'frame', 'picture'],
      ...['photo', 'image', 'around', 'tight', 'tightly', 'close', 'closely', 'a bit', 'little'],
    );
    return { fit, ratio: ratio ? `${ratio.width}:${ratio.height}` : isSquare ? '1:1' : null };
  },
  schema: z.object({ fit: z.enum(['close', 'centre', 'marked']), ratio: ratioWords.nullable() }),
  chip: ({ fit, ratio }) => `${CHIPS[fit]}${ratio ? ` ${ratio}` : ''}`,
  describe: ({ fit, ratio }: Params) => `${DONE[fit]}${ratio ? `, ${ratio}` : ''}`,
  passes: ({ fit, ratio }: Params, size, _all, places) => {
    const box = fit === 'marked' ? places?.marked : places?.subject;
    if (!box) return [];
    const [width = 1, height = 1] = ratio?.split(':').map(Number) ?? [];
    const part = partAboutSubject(size, box, fit, ratio === null ? null : width / height);
    return cutOut(part, size);
  },
});
