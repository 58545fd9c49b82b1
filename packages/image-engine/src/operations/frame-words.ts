import type { FrameStyle } from '../frames/styles.ts';

/** What a phrase says about a frame. */
export interface FrameHint {
  style?: FrameStyle;
  rounded?: boolean;
  /** What follows is written on it. */
  captioned?: boolean;
}

/** "A polaroid with the caption …": what follows is written on it. */
const WRITTEN_ON = [
  'polaroid',
  'polaroid frame',
  'polaroid border',
  'polaroid style',
  'polaroid look',
  'polaroid photo',
  'polaroid picture',
  'instax',
  'instax frame',
  'instant camera frame',
  'instant frame',
  'instant print',
]
  .flatMap((what) => [
    ...['caption', 'text', 'words', 'title', 'note', 'name', 'writing'].map(
      (on) => `${what} with ${on}`,
    ),
    ...['saying', 'that says', 'reading', 'captioned', 'caption', 'titled'].map(
      (on) => `${what} ${on}`,
    ),
  ])
  .join('|');

/** Every phrase that asks for a frame. */
export const FRAME_WORDS: readonly (readonly [phrases: string, hint: FrameHint])[] = [
  [WRITTEN_ON, { style: 'polaroid', captioned: true }],
  [
    'polaroid frame|polaroid border|polaroid photo frame|instant frame|instant photo frame|instant film frame|instant camera frame|instant camera|instant print|instant photo|polaroid style frame|like a polaroid|polaroid|polaroid look|polaroid style|polaroid effect|instax|instax frame|make polaroid|turn into polaroid|into polaroid|polaroid out of|out of it polaroid|polaroid of it',
    { style: 'polaroid' },
  ],
  [
    'film strip frame|film strip border|film strip|filmstrip|filmstrip frame|film frame|film border|movie film frame|negative frame|film negative frame|film reel frame|strip of film|sprocket holes|film perforations',
    { style: 'film' },
  ],
  [
    'gallery frame|museum frame|gallery style frame|picture frame|photo frame|art frame|wall frame|matted frame|frame with mat|frame with mount|frame with passepartout|mat frame|mat border|white mat|matting|mat|matte frame|passepartout|passe partout|mounted frame|classic frame|real frame',
    { style: 'gallery' },
  ],
  [
    'wooden frame|wood frame|oak frame|wooden picture frame|wood picture frame|frame of wood|frame made of wood|frame in wood|rustic frame|timber frame|wooden border|wood border',
    { style: 'wood' },
  ],
  [
    'double border|double frame|double line|double line border|double line frame|double lined border|line border|inner line|thin line frame|fine line frame|border with line|two borders|double outline|keyline',
    { style: 'double' },
  ],
  [
    'floating card|card with shadow|drop shadow|drop shadows|shadow frame|shadow border|frame with shadow|border with shadow|soft shadow frame|floating frame|floating|card style|screenshot frame|card frame',
    { style: 'card' },
  ],
  [
    'rounded border|rounded frame|round border|round frame|border with rounded corners|frame with rounded corners|border with round corners|frame with round corners',
    { rounded: true },
  ],
  [
    'frame|framed|border|borders|stroke|white space|blank space|breathing room|bordered|edging|outline|margin|margins|padding|padded|line as frame|line as border|line around|line around edge|line around edges|line around photo|line around picture|line around image|space around|space around it|room around|extra space|some extra space|space around edges|space around photo|space around picture|space on all sides|empty space|white space around|more space around',
    {},
  ],
];
