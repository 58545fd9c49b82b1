import type { Form } from '../rewrite.ts';

/** Thanks, and small words that add nothing. */
export const POLITENESS_FORMS: readonly Form[] = [
  // "Moody af"
  [/(?<=\p{L} )(?:af|asf)(?= ?$| [,.;!?]| (?:and|but|please)\b)/u, ''],
  // "Thanks x"
  [
    /(?<=[.,;!?] )(?:many )?(?:thanks|thank you|thx|ta|cheers) (?:x{1,4}|xo|xoxo)(?: [.!])*(?= ?$)/,
    '',
  ],
  // "If it isn't too much trouble": of nothing much is wished for
  [
    /\b(?:if|unless|as long as|hope|provided) (?:it|that|this|thats|its)(?: (?:isnt|not|is|wont be|will not be|doesnt|does not|wouldnt be|would not be|cause|make|a))* (?:too much |too big an? |much |an? )?(?:trouble|bother|hassle|work|effort|inconvenience)(?= ?$| [,.;!?]| (?:can|could|please|make|put|would|to|for|and|but)\b)/,
    '',
  ],
  // "First make the dress blue, then …", "I want you to centre it"
  [
    /(?<=^(?:please )?)(?:first|firstly|i (?:want|need|would like) you to) (?=(?:make|round|paint|recolor|change|turn|center|crop|put|add|remove|blur|give|write|rotate|flip|straighten|cut)\b)/,
    '',
  ],
  // "Write “Hello” at the bottom. Thanks in advance!"
  [
    /(?<=[^:] [.,;!] )(?:many )?(?:thanks|thank you|thx|cheers)(?: (?:in advance|so much|a lot|very much|again))*(?: [.!])*(?= ?$)/,
    '',
  ],
  // "Would you, ya?"
  [/\b(?:would|will|could|can|wont) (?:ya|yer)(?=$| $| [,.;:!?]| and\b)/, ''],
  // "… if poss", "… or something"
  [
    /\b(?:if poss|for us all|like so|or so|or summat|or something|and stuff|and that)(?= ,| \.|$| $)/,
    '',
  ],
];
