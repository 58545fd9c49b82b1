import type { Form } from './rewrite.ts';

/** What is said around a wish: why, how good it should be, and that nothing else is wished for. */
export const TOLD_AROUND_FORMS: readonly Form[] = [
  // "I'm selling these shoes on eBay so white background"
  [
    /^(?:im|i am|were|we are) (?:selling|listing|posting|putting|sending) (?:[^.,;:!?“ ]+ ){1,8}?so (?:(?:i|we) (?:need|want) )?(?=\w)/,
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
  // "The photo is boring, blur the background": why, beside what is wished for
  [
    /(?<=^(?:(?:hi|hello|hey|please|so) (?:, )?)*)(?:the|this|my|our) (?:photo|picture|image|pic|shot) (?:is|looks|seems|feels) (?:(?:so|too|a bit|very|really|pretty|quite|kind of|rather) )*(?:boring|bland|plain|lame|meh) ?(?:[,.;]|so|and) (?:(?:so|and|please) )*(?=\w+ \w)/,
    '',
  ],
  // "Because it looks boring"
  [
    /(?<=\w )(?:, )?(?:because|since|cause) (?:it|this|that|its|(?:the|this|my|our) (?:picture|photo|image|pic|shot)) ?(?:is|looks?|seems?|feels?)? (?:(?:so|too|very|really|a bit|pretty|quite|much) )*(?:boring|bland|plain|ugly|bad|empty|lame|meh|better|nicer|cooler|great|good)(?: (?:that way|like that|like this|then|now))?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Same size, please": of what changes no size, and what does says so.
  [
    /(?<=\b(?:rotate|turn|flip|mirror|tilt|straighten|border|frame|corners)\b[^.;]* )(?:[,.;] |(?:and|but) )(?:(?:keep|leave|with|at|in) )?(?:it )?(?:the )?(?:same|original) (?:size|dimensions|resolution)(?: please)?(?= ?$| ?[,.;!])/,
    '',
  ],
  [
    /(?<=[,.;] |\b(?:and|but) )(?:(?:keep|leave|with|at|in) )?(?:it )?(?:the )?(?:same|original) (?:size|dimensions|resolution)(?: as (?:before|now|it is|the original))?(?: please)?(?= ?$| ?[,.;!])/,
    'keep the size',
  ],
  // "It should look realistic"
  [
    /(?<=[,.;] |\b(?:and|but) )(?:it |that |this |everything |the result )?(?:should|must|has to|shall) (?:still )?(?:look|be|stay|remain|appear) (?:as )?(?:realistic|real|natural|believable|authentic)(?: as possible)?(?= ?$| ?[,.;!])/,
    'keep it natural',
  ],
  // "Like in a magazine", beside a wish
  [
    /(?<=\b(?!(?:look|looks|looking|it|be|is|feel|something|photo|picture)\b)\w+ )(?:just )?(?:like|as) (?:in|on|from|for) (?:an?|the) (?:\w+ )?(?:magazine|magazines|catalog|catalogue|brochure)(?: cover)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "In good quality"
  [
    /(?<=\b(?!(?:enhance|improve|upscale|print|download|save|export|it|photo|picture)\b)\w+ )in (?:good|high|best|top|full|great|very good|the best|highest) (?:possible )?quality(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Add a vignette but keep the face as it is": a vignette leaves faces alone, and a repair invents nothing in them.
  [
    /(?<=\b(?:restore|repair|red eyes?|vignette|frame|border)\b[^.;]* )(?:(?:,|but|and) )+(?:keep|leave) (?:the|his|her|my|our|their) faces? (?:as (?:it is|they are)|unchanged|alone|untouched|natural)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "The car in green, everything else stays"
  [
    /(?<=[,.;] |\b(?:and|but) )(?:everything|all) else (?:stays|should stay|must stay|remains|can stay|to stay|stay)(?: (?:as (?:it )?(?:is|was)|the same|unchanged|how it is|like (?:this|that)))?(?= ?$| ?[,.;!])/,
    'leave the rest as it is',
  ],
];
