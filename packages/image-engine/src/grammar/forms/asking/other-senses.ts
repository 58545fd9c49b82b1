import type { Form } from '../rewrite.ts';

/** Words that mean another thing beside some others: a best friend is not to be made better. */
export const OTHER_SENSE_FORMS: readonly Form[] = [
  // "My best friend": nothing that is to be made better
  [/\bbest (?=(?:friends?|mates?|budd(?:y|ies)|pals?|man)\b)/, ''],
  // "My passport scan": no format for a passport
  [/\bpassport (?=(?:scans?|copy|copies|pages?)\b)/, ''],
  // "My bedroom as a video backdrop": a picture all the same
  [
    /\bvideo (?=(?:call |chat |meeting |conference )?(?:backdrop|background|profile|calls? background))/,
    '',
  ],
  // "A fat border"
  [
    /\bfat (?=(?:\w+ ){0,2}(?:border|edge|outline|frame|letters|caps|capitals|font|stripe|line|rim|mat|text|lettering|pixels)\b)/,
    'thick',
  ],
  // "My old school photo": of a school, and no old-school look
  [
    /\b((?:my|our|his|her|this|the)) old school (?=(?:photo|picture|portrait|class|trip|friends?|pic|jumper|jersey|uniform|tie|blazer|bag|bus|building|house|yard|desk|books?)\b)/,
    '$1 school ',
  ],
  // "A Zoom profile": for calls, and not closer
  [
    /\bzoom (?=(?:profile|calls?|meetings?|avatar|backdrop|interview|background (?:image|picture|photo))\b)/,
    '',
  ],
  // "My living room walls": the walls.
  [
    /\b(?:living room|bedroom|kitchen|bathroom|hallway|hall|dining room|office|garage|nursery|lounge|study) (?=(?:walls?|cabinets?|cupboards?|doors?|units|tiles|ceiling|curtains?|sofa|chairs?|blinds|shelves)\b)/,
    '',
  ],
];
