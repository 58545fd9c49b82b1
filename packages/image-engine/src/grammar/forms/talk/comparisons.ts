import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** What it is to be like, beside what is wished for. */
export const COMPARISON_FORMS: readonly Form[] = [
  // "Cooler, like a Nordic morning": how cool is not told by it
  [
    /(?<=\b(?:cooler|colder|warmer|brighter|darker|softer) )(?:, )?(?:like|as) (?:in |on |during )?an? (?:\w+ )?(?:morning|evening|day|afternoon|winter|summer)(?: in (?:the )?\w+)?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Dark, like the poster of a horror film": how it is meant, beside a look that is said
  [
    new RegExp(
      `(?<=\\w )(?<!\\b(?:look|looks|looking|it|this|that|feel|feels|something|photo|picture|image|me|us) )(?:, )?(?:a bit |just |kind of |sort of )?like (?:on |in )?(?:the|an?) (?:cover|jacket|dust jacket|sleeve|poster|still|scene|opening|trailer) (?:of|from|for|in|on|to) (?:an? |the |some )?(?:(?:old|crime|horror|fantasy|romance|thriller|detective|mystery|science|fiction|spy|ghost|scandinavian|nordic|film|indie|heavy|metal|rock|jazz) )*(?:novels?|books?|films?|movies?|series|thrillers?|albums?|records?|magazines?|story|mystery)${END}`,
    ),
    '',
  ],
  // "… crisp like how they looked in real life"
  [
    new RegExp(
      `(?<=\\w )(?:, )?(?:(?:just|exactly|more|much) )*(?:like|as|the way|how|to how|to match)(?: how| what)? (?:it|they|he|she|i|we|things|everything|the \\w+) (?:(?:really|actually|just|all) )*(?:looked|look|looks|remember|saw|remembered)(?: (?:it|them))? (?:in (?:real life|reality|person|the flesh)|irl|to (?:the|my|our) (?:naked )?eyes?|with (?:my|our) own eyes|when (?:i|we) (?:was|were) there)${END}(?<=\\b(?:crisp|clear|clearer|sharp|sharper|haze|hazy|foggy|bright|brighter|vivid|natural|warm|warmer|detailed|blurry)\\b[^“]*)`,
    ),
    '',
  ],
  // "Blurrier, like with a real camera"
  [
    new RegExp(
      `(?:(?<= )[,;–-] )?(?:just )?(?:like|as|as if|as though|the way)(?: (?:it was|it were|it is|its|taken|shot|you get|you have|made|done|from|with|by|in|on))* (?:an? |the |my )?(?:real|proper|good|expensive|professional|pro|big|decent|fancy|dslr|slr|mirrorless|portrait) (?:camera|lens|slr|dslr|portrait lens|photo camera)(?<=\\b(?:blur|blurry|blurred|blurrier|sharp|sharper|bokeh|soft|softer|focus)\\b.*)${END}`,
    ),
    '',
  ],
  // "Like in a magazine", beside a wish
  [
    /(?<=\b(?!(?:look|looks|looking|it|be|is|feel|something|photo|picture)\b)\w+ )(?:just )?(?:like|as) (?:in|on|from|for) (?:an?|the) (?:\w+ )?(?:magazine|magazines|catalog|catalogue|brochure)(?: cover)?(?= ?$| ?[,.;!])/,
    '',
  ],
];
