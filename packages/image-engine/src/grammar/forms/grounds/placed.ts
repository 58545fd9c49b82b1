import { END, NAME, START, WHOSE } from '../parts.ts';
import { PLEASE_AND, PLEASE_RATHER, PLEASE_WOULD } from '../pieces/politeness.ts';
import { WHO } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { ONESELF, ONLY_BEHIND, PLACED, SCENE_NAMED } from './parts.ts';

const ME = '(?:me|us|him|her|them|(?:my|our|the) \\w+(?: and (?:me|my \\w+))?|me and my \\w+)';
const WHO_IS =
  '(?:i|we|he|she|they|im|were|hes|shes|theyre|i am|we are|he is|she is|they are|i was|we were|he was|she was|they were|this is|this was|its|it is|it was)';
const IS =
  '(?: (?:am|are|is|was|were|just|only|actually|currently|here|there|now|stuck|taken|shot))*';
const SEATED = '(?: (?:standing|sitting|posing|stood|sat|lying|walking|stand|sit))?';
const AT = '(?:in|at|on|in front of|before|inside|outside|by|near|next to|against|outside of)';
const WHO_OR_THESE =
  '(?:me|us|him|her|them|it|(?:the|my|our|his|her|this|that|these) (?:\\w+ )?\\w+)';
const WHO_TOGETHER =
  '(?:me|us|him|her|them|it|(?:the|my|our) (?:\\w+ )?\\w+|(?:my|our|the) \\w+ and (?:me|my \\w+))';

/** Somebody or something that is to be put into a place. */
export const PLACED_FORMS: readonly Form[] = [
  // "Put us two on the beach"
  [
    /(?<=\b(?:put|place|set|show|take) )us (?:two|both|2) (?=(?:on|in|into|onto|at|to|before)\b)/,
    'us ',
  ],
  // "That behind me there be a sunset", as Spanish and German have it
  [
    new RegExp(
      `${START}(?:that |make )?behind (${ONESELF}) (?!(?:there )?(?:is|has)\\b)(?:(?:there|should|shall|must|have|has|is|be|to|want|i) )+((?:an? |the )?${SCENE_NAMED})(?: (?:be|is))?${END}`,
    ),
    'put $2 behind $1',
  ],
  // "Put me in front of snow"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:put|place|set|show) ${WHO_TOGETHER} (?:in front of|before|against) (?:(?:an?|the|some) )?(${ONLY_BEHIND})${END}`,
    ),
    'make the background $1',
  ],
  // "In front of the Rocky Mountains or any mountains really"
  [
    new RegExp(
      `${START}${PLEASE_AND}((?:put|place|set|stand) ${WHO_TOGETHER} (?:in front of|before|in|into)) (?:the |some |an? )?(?:(?:rocky|swiss|austrian|bavarian|snowy|french|italian) )?(mountains|alps|rockies|beach|forest|city)(?: ,)? or (?:any|some|other|whatever|similar)(?: other)?(?: (?:mountains?|ones?|alps|beach|forest|city|place))?(?: (?:really|actually|you have|you like|will do|whatever|at all|is fine|are fine))*${END}`,
    ),
    '$1 the $2',
  ],
  // "Put it on pale wood": a table top, and no forest
  [
    new RegExp(
      `(\\b(?:put|place|set|stand|lay|show) (?:it|them|this|${WHOSE} \\w+) (?:on|onto|upon) )(?:(?:an?|some|the|nice|pale|light|dark|white|old|rustic|oak|walnut|pine|weathered) )*wood(?:en)?(?: (?:surface|boards?|floor|planks?|table ?top|grain))?${END}`,
    ),
    '$1 a wooden table',
  ],
  // "New York in the background, at night": the night is there
  [
    new RegExp(`^(?:please )?(?!a |the )(${NAME}) in the background (?:, )?at night${END}`),
    'put me in $1 at night',
  ],
  // "In Times Square": no shape
  [
    /(?<=\b(?:put|place|pop|stick|drop|teleport|like|though|if|standing|stood|seem|seems)\b[^.;]*)(?<!\b(?:was|were|been|taken|shot|met) )\b(?:in|on|at) (?:the )?(?:middle of )?(?:times|trafalgar|leicester|union|red|st marks|st peters|piccadilly) square\b/,
    'in the city',
  ],
  // "I want it to look like I'm standing in the Alps": there
  [
    new RegExp(
      `${START}${PLEASE_WOULD}(?:i |we |id |want |like |would |need |to |make |have |let )*(?:it|this|the (?:photo|picture)) (?:to )?(?:look|seem|appear|feel)s?(?: as)? (?:like|as if|as though|if|though) (?:(i)m|(?:(he|she|it) ?(?:is|s|was))|(?:(we|they|i|you|(?:my|our|the) \\w+) ?(?:are|were|is|was|am|re)))(?: standing| posing| sitting| walking| chilling| hanging out| relaxing| hiking| stood| sat| living)* (in|on|at) (?=(?:an? |the )?(?:\\w+ )?${PLACED}\\b)`,
    ),
    'put it $4 ',
  ],
  // "Me and my mates but in the Alps"
  [
    new RegExp(
      `${START}(?:just )?${ME}(?: ,)? but (in|on|at) ((?:the |an? )?(?:\\w+ )?${PLACED})${END}`,
    ),
    'put us $1 $2',
  ],
  // "Chuck a sunset in behind us"
  [/\b(?:chuck|bung|whack|lob) (an? (?:\w+ )?\w+) (?:in )?(?=behind\b)/, 'put $1 '],
  // "Can this cake be sitting in a kitchen instead of my garage"
  [
    new RegExp(
      `${START}(?:can|could|should|let) (${WHO_OR_THESE}) be (?:(?:sitting|standing|placed|put|shown|seen|lying|set|shot|taken) )?(in|on|at|before|in front of) (an? (?:\\w+ )?\\w+|the (?:\\w+ )?\\w+)(?: (?:instead|rather)(?: (?:of|than) (?:in |on |at )?(?:my|the|our|this|a) \\w+)?)?${END}`,
    ),
    'put $1 $2 $3',
  ],
  // "Just the two of us on the beach"
  [
    /(?<=^)(?:just|only) (?:(?:the )?(?:two|three|four) of us|us|me|we)(?: (?:two|both|alone))? (?=(?:on|in|at) (?:the |an? )?(?:beach|mountains?|forest|woods|city|snow|desert|space|kitchen|office|studio|sea|park)\b)/,
    'put us ',
  ],
  // "We are standing in a car park, make it a beach instead"
  [
    new RegExp(
      `${START}${WHO_IS}${IS}${SEATED} ${AT} (?:the |a |an |my |our |some )?(?:\\w+ ){0,2}?\\w+(?: (?:here|there|now|in this (?:picture|photo)))? [,;.–-] ${PLEASE_RATHER}(?:make|turn|let|have|change|put|swap)(?: (?:it|that|this|the background|us|me))?(?: (?:be|into|to|for|with|on|in|at|become))* (?:an? |the |some )?(?!bit\\b|little\\b|lot\\b|photo|picture|square|portrait|cartoon|sketch|sticker|comic|poster|drawing|painting|collage)((?:\\w+ ){0,2}?(?:beach|forest|woods?|jungle|mountains?|city|street|park|garden|office|library|desert|space|sky|studio|field|meadow|sea|ocean|lake|snow|sunset|cafe|bar|kitchen|living room|wall|castle|island))(?: (?:instead|please|behind (?:me|us)))*${END}`,
    ),
    'replace the background with a $1',
  ],
  // "Put skyscrapers at the back"
  [
    new RegExp(
      `${START}(?:please )?(?:put|have|want|add|stick|place|get) ((?:[^,.;:!?“ ]+ ){1,5}?)(?:at|in|to) (?:the|my|our) (?:back|rear)${END}`,
    ),
    'put $1 behind me',
  ],
  // "Plonk him on a lilac backdrop"
  [
    /\b(?:plonk|plop|whack|bung|shove|chuck|lob|park|whisk|beam|plant|dump) (?=(?:me|us|him|her|it|them|my|our|the|this|his) )/,
    'put',
  ],
  // "Put the cat on Mars": there is no such scene but space
  [
    new RegExp(
      `\\b(put|place|stand|set|send|move|teleport|transport|beam|show|have|want|shoot) (${WHO}) (?:(?:on|to|onto|standing|walking|sitting|up|over|off|the|surface|of|planet) )+(?:mars|jupiter|saturn|venus|neptune|uranus|pluto|another planet|an alien planet|a distant planet)${END}`,
    ),
    '$1 $2 on the moon',
  ],
];
