import { END, START } from '../parts.ts';
import { PLEASE_WANT } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { FACE } from './parts.ts';

const LIT =
  '\\b(?:portrait light|portrait lighting|studio light|studio lighting|beauty light|rembrandt light)\\b';

/** Light on a face, and from where it comes. */
export const PORTRAIT_FORMS: readonly Form[] = [
  // "Low key portrait with soft light from the left": what it shows, and two wishes
  [
    /\b(?:portrait|(?<=^(?:an? )?)picture)(?: (?:photo|picture|shot))? with (?:an? )?(?=(?:(?:soft|gentle|subtle|hard|nice|warm|strong|studio) )*(?:window )?light(?:ing)? (?:coming )?(?:from|of) (?:the )?(?:left|right|above)\b)/,
    'portrait , ',
  ],
  // "Add a rim light": light from behind is none that it has, only the soft one from the front
  [
    /\b(?:an? |some )?rim ?light(?:s|ing)?(?: (?:from )?behind)?(?= ?$| ?[,.;!?]| (?:and|on|to|for|around|please)\b)/,
    'portrait light , with rim',
  ],
  // "Like a photographer's": as lights for portraits are
  [
    new RegExp(
      `(?<=\\b(?:face|faces)\\b[^.;!?“]*\\bdark )(?:[,.;] |and )+(?:(?:please|can|could|you) )*(?:put|give|add|shine|throw|cast)(?: (?:me|it|us))? (?:a |some )?(?:(?:soft|nice|gentle|flattering) )+light(?: (?:on|onto|to|over) (?:it|me|us|the face|my face))?(?: (?:like|as) (?:(?:an?|the|from|by|of|in|at) )*(?:photographers?|photographer s|studio|photo studio|photo shoot)(?: (?:would|does|one|light))?)?${END}`,
    ),
    ', portrait light',
  ],
  // "Professional studio light": how it is to be, and no further wish
  [/\bprofessional (?=(?:looking )?(?:studio|portrait) (?:light|lighting)\b)/, ''],
  // "Light me like in a photographer's studio, from the left"
  [
    new RegExp(
      `${START}${PLEASE_WANT}(?:light|illuminate) (?:me|us|him|her|them|my face|the face|it) (?:up )?(?:(?:just|as|like|in|at|a|an|the) )+(?:(?:photographers?|professional|real|photo|pro) )*(?:studio|photographer|pro)(?: (?:would|does|did|do))?(?= ?$| [,.;:!?]| from\\b)`,
    ),
    'portrait light',
  ],
  // "Portrait light, soft shadows": those are on a face, and none is thrown on the ground
  [
    new RegExp(
      `(?<=${LIT}[^.;!?“]* )(?:(?:,|and|with|plus) )+(?:(?:very|nice|really|some) )*(?:soft|gentle|subtle|softer|delicate) shadows?(?: on (?:the |my |her |his )?face)?${END}(?<!\\b(?:ground|floor|under|below)\\b[^.;!?“]*)`,
    ),
    '',
  ],
  // "Studio-style lighting"
  [/\bstudio style (?=(?:light|lighting)\b)/, 'studio '],
  // "Spotlight on the guitarist, the rest of the stage almost black"
  [
    new RegExp(
      `(?<=\\b(?:spotlight|light|lit|bright)\\b[^.;:!?“]*, )(?:and |the |all )*(?:rest|everything else|all else|remainder)(?: of (?:the |my )?\\w+)? (?:should be |be |almost |nearly |all |in |completely |very |really |pretty |much )*(?:black|dark|darker|darkness|the dark)${END}`,
    ),
    'darken the background strongly',
  ],
  // "Her face is half in shade, half in sun"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|their) faces?) (?:is|are|was|were) (?:half|partly|part) in (?:the )?(?:shade|shadow|dark)(?: ,| and)* (?:half|partly|part) in (?:the )?(?:sun|light|sunshine|sunlight)${END}`,
    ),
    'portrait light on $1',
  ],
  // "Office background and some nicer light on my face": the light is what gets nicer.
  [
    new RegExp(
      `\\b(?:(?:some|a|a bit of|much|slightly) )*(?:nicer|better|nice|good|lovely|kinder|more flattering|flattering|prettier|beautiful|more beautiful) (?:light|lighting) (?:on|for|onto|over) (?:me|us|him|them|her|(?:my|our|his|her|the|their) (?:faces?|person|people|couple|kids|subject))${END}`,
    ),
    'portrait light',
  ],
  // "Soft light on her face", "the sun's too harsh on us"
  [
    new RegExp(
      `(?<!\\b(?:golden|sunset|sunrise|evening|morning|window)\\b.*)(?:${START}(?=(?:\\w+ )*?(?:light|lighting) (?:on|for) )|\\b(?:give (?:me|us|him|her|them|it) |with |some |add |put )+)(?:an? |some |nice )*(?:soft|flattering|gentle) (?:light|lighting)(?: (?:on|for) (me|us|him|her|it|(?:my|our|his|her|the) faces?))?${END}`,
    ),
    'portrait light',
  ],
  // "The lighting is too harsh, soften it": the light, and not the picture
  [
    new RegExp(
      `${START}(?:the )?(?:light|lighting|sun|sunlight|flash)(?: (?:is|looks|was|in it|here))* (?:(?:too|so|very|a bit|way|really) )+(?:harsh|hard|strong|bright|direct) (?:[,.;–-]|and|so) (?:(?:so|and|please|just|can you|could you) )*(?:soften|tone down|reduce|dim|calm|tame) (?:it|that|them)${END}`,
    ),
    'softer light',
  ],
  [
    new RegExp(
      `${START}(?:the )?(?:sun|light|lighting|sunlight|flash)(?:s| is| was| looks)* (?:too|so|very|a bit too|way too|really|pretty) (?:harsh|hard|strong)(?: (?:on|for) (?:me|us|him|her|it|them|(?:my|our|his|her|the|their) (?:faces?|skin)))?${END}`,
    ),
    'the light is too harsh',
  ],
  // "Make me look well lit"
  [
    /\bmake (?:me|us|him|her|them) (?:look |be )?(?:well|nicely|better|properly|flatteringly) lit\b/,
    'portrait light',
  ],
  // "Improve the portrait light"
  [
    /\b(?:improve|enhance|fix|better) (?:the |my |her |his )?(?:portrait light(?:ing)?|light(?:ing)? of (?:the |this )?portrait)\b/,
    'add portrait light',
  ],
  // "Light from above onto her face", as it comes from other languages
  [
    new RegExp(
      `${START}(?:an? |some |the )?((?:soft|gentle|warm) )?(?:light|lighting) (?:decent )?(?:of |from )?(?:top|above) (?:in|on|onto|over) (?:${FACE}|is face)${END}`,
    ),
    '$1 portrait light from above',
  ],
  // "Studio light, coming from the upper left"
  [
    /(?<=\b(?:light|lighting|relight)\b[^.;:“]{0,40} )(?:, )?(?:and |the |with )*(?:light )?(?:coming|comes|falling|falls|shining|shines|placed|standing|which comes|that comes|should come) (?:in )?from (?:the )?(?:upper |top )?(left|right|above)(?: hand)?(?: side)?/,
    'from $1',
  ],
  // "Light her from the right", "light from above on the subject"
  [
    new RegExp(
      `${START}(?:please )?(?:light|relight|lit|illuminate|brighten)(?: up)? (?:${FACE}|the (?:subject|person|man|woman)) from (?:the )?(left|right|above)(?: hand)?(?: side)?${END}`,
    ),
    'portrait light from $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:add|put|give|shine|throw) )?(?:an? |some |more |a bit of )?(?:soft |gentle |subtle |nice |warm |key )*(?:light|lighting) (?:from|of) (?:the )?(left|right|above)(?: hand)?(?: side)?(?: (?:on|onto|to|at) (?:the subject|${FACE}))?${END}`,
    ),
    'portrait light from $1',
  ],
  // "My face is too much in shadow, put some nice light on it"
  [
    new RegExp(
      `${START}((?:my|our|his|her|their|the) faces?) (?:is|are|was|came out|looks) (?:far |way |a bit |all |so |too |much |mostly |partly |half |completely |totally |rather |quite )*in (?:the |deep |heavy )?(?:shadow|shadows|shade|dark) (?:, |and |so )+(?:please |can you )*(?:put|shine|throw|cast|get|add|give) (?:some |a bit of |a little |more )?(?:nice |soft |good |better |warm |pretty |flattering )*light (?:on|onto|to|in) (?:it|them|there|${FACE})${END}`,
    ),
    'portrait light on $1',
  ],
  // "Soft window light from the left"
  [
    /\b(?:an? |some |the )?((?:soft|gentle|natural|nice|subtle|warm) )?(?:natural )?(?:window|softbox|beauty|rembrandt|butterfly|loop|studio portrait|north) (?:light|lighting)\b(?! (?:is|was|from the window|through|bulb|reflection))/,
    '$1 portrait light',
  ],
];
