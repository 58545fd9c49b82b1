import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const OWN_SKIN =
  '(?:(?:our|my|his|her|their|the|your) )?(?:(?:kids|faces|boys|girls|babys|brides|dads|mums) )?(?:skin tones?|skin|complexions?|faces?)';

/** Skin, its shine, its wrinkles and its colour. */
export const SKIN_FORMS: readonly Form[] = [
  // "Whiten nothing", "no retouching at all"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:whiten|retouch|smooth|beautify|airbrush|change|edit|alter|touch) (?:nothing|not a thing)(?: at all)?(?! (?:but|except)\\b)${END}`,
    ),
    'no retouching',
  ],
  [
    new RegExp(
      `${START}(?:absolutely |with |and )*(?:no|zero|without any|without) (?:retouching|retouch|beautifying|beauty filters?|airbrushing|whitening)(?: (?:at all|whatsoever|please|of any kind))+${END}`,
    ),
    'no retouching',
  ],
  // "La cara muy roja, bájale"
  [
    new RegExp(
      `${START}(?:the |my |her |his )?(?:face|skin) (?:is |looks |came out )?(?:too |so |very )+red (?:(?:,|and|so) )+(?:reduce|fix|correct|calm|tone down|lower)(?: (?:it|that|this|down))*${END}`,
    ),
    'my skin is too red',
  ],
  // "Dark circles under the eyes, lighten them"
  [
    /(?<=^|[,.;] )(?:i have |there are |the |my |her |his )*((?:dark circles|eye bags|bags|rings|wrinkles|spots?|pimples?|zits?|freckles|scars?|blemish|blemishes|moles?)(?: (?:under|on|around|in|at) (?:the |my |her |his )?\w+)?) (?:[,.;] |and )+(?:please |can you |could you )*(lighten|brighten|soften|reduce|fade|remove|tone down) (?:it|them|these|those|that)(?= ?$| [,.;!]| and\b| but\b)/,
    '$2 the $1',
  ],
  // "… Nothing on the faces", "no retouching of the skin": nobody has asked for that.
  [
    /(?<=\w )(?:\. (?:please |but |and )?nothing (?:on|to|with)|(?:, |\. |; |but |and |please |with )+(?:no|without|dont do any) (?:beauty |skin )?(?:retouching|smoothing|beautifying|airbrushing|face ?tuning|makeover|beautification|touch ups?)(?: (?:on|to|of|in|for|at))?)(?: (?:the|our|my|her|his|their|any|all|peoples))*(?: (?:faces?|skin|people))(?: please| though)*(?= ?[.!]? ?$)/,
    '',
  ],
  // "A bit more warmth on our skin": on whoever is seen
  [
    new RegExp(
      `\\b(warmth|warmer tones?|warmer light|warm light|warm tones?|warm glow) (?:on|in|to|for|across|over) ${OWN_SKIN}${END}`,
    ),
    'warmth on the subject',
  ],
  [
    new RegExp(
      `\\bwarm(?: up)? ${OWN_SKIN}(?: up)?(?=${END.slice(3, -1)}| (?:slightly|a|just|by|somewhat)\\b)`,
    ),
    'make the subject warmer',
  ],
  [
    new RegExp(
      `\\b(?:make |i want |want |with )?${OWN_SKIN} (?:(?:should be|to be|looking|look|be) )?((?:(?:a|slightly|little|touch|tad|bit|much|lot|somewhat) )*)warmer${END}`,
    ),
    'make the subject $1 warmer',
  ],
  // "Do nothing to the faces"
  [
    new RegExp(
      `${START}(?:please )?(?:do nothing|dont do anything|do not do anything|dont do a thing) (?:to|with|about) (?:the |our |my |their |his |her )?(?:faces?|people|skin|person|subject|family|kids|children|couple|us|me|him|her|them)${END}`,
    ),
    'keep the subject',
  ],
  // "Brighten my skin a bit": no other skin, but light on it
  [
    /\b(brighten|lighten|light|illuminate)(?: up)? (my|her|his|our|their|the) skin(?: tones?)?(?= ?$| [,.;]| a (?:bit|little|touch)| slightly| and\b| please\b)/,
    'brighten $2 face',
  ],
  // "Lighten the shadows under the eyes": a part of the face, and not all of the picture
  [
    /\b(?:lighten|brighten|lift|soften|reduce|remove|tone down|less) (?:up )?(?:the |those |these |my |her |his |our )?(?:dark )?(?:shadows?|circle|rings|bags) (?:under|below|beneath|around) ((?:my|the|her|his|our|their) eyes)\b/,
    'fix the wrinkles under $1',
  ],
  // "The flash has bleached out Mum's forehead. Tone down the highlights there": on that alone
  [
    new RegExp(
      `${START}(?:the )?flash (?:has |had |have |s )?(?:bleached|bleach|burnt|blown|blew|washed|wash|white|fried|overexposed)(?: out)? (?:\\w+ ){0,2}?(forehead|nose|face|cheeks?|chin|skin|hair|head|dress|shirt) [.,;] (?:so |please |can you |could you )*(?:tone down|reduce|lower|bring down|pull down|tame|take down|calm) the highlights there${END}`,
    ),
    'reduce the shine on the $1',
  ],
  // "Lighten her face": with light
  [/\blighten (?:up )?(?=(?:the|my|her|his|our|their|your) faces?\b)/, 'brighten'],
  // "I look so pale, make my skin a bit warmer": the one is why the other is asked for
  [
    /(?<=^|[.;!] )(?:i|we|he|she|they) (?:look|looks|am|are|is|seem|seems|came out) (?:(?:a bit|a little|so|too|very|really|rather|all) )*(?:pale|washed out|ghostly|white|yellow|red|green|gray|sick) (?:in (?:it|here|(?:this|the|that) (?:photo|picture|one)|this) )?[,.;] (?:(?:so|and|please|can you) )*(?=(?:make|give|warm|cool|tone)\b[^.;!?“]*\b(?:skin|subject|faces?|complexions?)\b)/,
    '',
  ],
  // "Soften her skin": whoever's
  [
    /(?<=\b(?:smooth|smooths|smoothing|soften|softening|retouch|retouching|airbrush|even|improve|perfect|beautify|fix)(?: out| up)? )(?:his|her|their|your|everyones|all our|all the|both) (?=(?:skin|faces?|complexion|wrinkles|pores)\b)/,
    'the ',
  ],
  // "Warmer skin"
  [/\b(warmer|cooler) skin(?: tones?)?\b/, 'make the subject $1'],
];
