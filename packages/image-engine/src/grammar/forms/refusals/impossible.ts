import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Wishes that cannot be done, told so that nothing of them is lost. */
export const IMPOSSIBLE_FORMS: readonly Form[] = [
  // "Turn her head to the left": a pose, and no turn of the picture
  [
    new RegExp(
      `${START}(?:please )?(?:turn|tilt|rotate|twist) (?:his|her|my|their|our|the) (?:heads?|arms?|legs?|body|bodies|chin|shoulders?|torso)(?: (?:a bit|a little|slightly|more|further|to|towards|the|left|right|side|front|back|camera|other|way|around|up|down))*${END}`,
    ),
    'change the pose',
  ],
  // "Leave some space at the top": none is there to be left.
  [
    new RegExp(
      `${START}(?:please )?(?:leave|keep|have|give me|let) (?:some |a bit of |a little |a bit |more |extra |enough |plenty of )+(?:space|room|air|margin|empty space|of a margin)? ?(?:(?:free |empty |clear )*(?:at|on|above|around|to|over|below|under|in) [^,.;:!?“]+?)(?: for (?:a |the |some )?(?:text|title|caption|logo|headline|words))?${END}(?<=\\b(?:space|room|air|margin|around)\\b.*)`,
    ),
    'more space on top',
  ],
  // "The same picture four times"
  [
    new RegExp(
      `${START}(?:please |put |show |repeat |have |print )*(?:(?:\\d|two|three|four|six|nine|several|many)(?: times| x| copies of| of)? (?:the same|this|my|the) (?:picture|photo|image|pic)|(?:the same|this|my|the) (?:picture|photo|image|pic) (?:\\d|two|three|four|six|nine|several|many) times)(?: (?:on|in) (?:one|a) (?:page|sheet|picture))?(?:${END}|(?= (?:in|with|like) ))`,
    ),
    'multiply the picture ,',
  ],
];
