import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const BRIGHT_PART = '(?:highlights?|whites|bright (?:parts|areas|bits)|lights)';
const DARK_PART = '(?:shadows?|blacks|dark (?:parts|areas|bits)|darks|darker parts)';
const WARM = '(?:warm(?:er)?|orange|golden|amber|peachy|yellowish|toasty)';
const COOL = '(?:cool(?:er)?|teal|blue|bluish|cold|petrol|cyan|greenish)';

/** Looks of the cinema, and negatives. */
export const FILM_FORMS: readonly Form[] = [
  // "Thriller movie vibe, blue-green and orange tones"
  [
    /\b(?:(?:a |an )?hollywood thriller(?: (?:movie|film))?|thriller (?:movie|film)) (?:look|mood|vibe|feel|style|atmosphere|tone)\b/,
    'cinematic look',
  ],
  [
    /(?<=\b(?:cinematic|hollywood|thriller)\b[^.;!?“]* )(?:in )?(?:blue ?green|greenblue|green blue|teal)(?: tones?| tints?)? (?:and|&) orange(?: tones?| tints?| colors?)?(?= ?$| [,.;:!?])/,
    'teal and orange',
  ],
  // "Cross process it": a film developed as another, which toy cameras made a look
  [
    /\bcross process(?:ed|ing)?(?: (?:it|this|that|(?:the|this|my) (?:photo|picture|image|shot)))?(?= ?$| ?[,.;:!?]| (?:and|look|effect|style|film|filter|please|feel|vibe|colors?)\b)/,
    'lomo',
  ],
  // "Like in a movie"
  [/\blike (?:in|from) an? (?:film|movie)(?= ?$| [,.;!?]| and\b)/, 'cinematic look'],
  // "Cool shadows, warm highlights": what films do
  [
    new RegExp(
      `(?:\\bsplit ton(?:e|ing) (?::|,|with)? ?)?(?<![^,.;:!?] )(?:(?:with|add|give it|make|do|use|a|some) )*(?:${COOL} (?:in )?(?:the )?${DARK_PART}|${DARK_PART} ${COOL}) ?(?:[,&/] |and |with |but )+(?:${WARM} (?:in )?(?:the )?${BRIGHT_PART}|${BRIGHT_PART} ${WARM})${END}`,
    ),
    'teal and orange look',
  ],
  [
    new RegExp(
      `(?:\\bsplit ton(?:e|ing) (?::|,|with)? ?)?(?<![^,.;:!?] )(?:(?:with|add|give it|make|do|use|a|some) )*(?:${WARM} (?:in )?(?:the )?${BRIGHT_PART}|${BRIGHT_PART} ${WARM}) ?(?:[,&/] |and |with |but )+(?:${COOL} (?:in )?(?:the )?${DARK_PART}|${DARK_PART} ${COOL})${END}`,
    ),
    'teal and orange look',
  ],
  // "A moody grey tone, like a detective film"
  [
    /(?:\ban? )?(?:(?:moody|dark|gloomy|smoky|gritty|gray|black and white) )*(?:tones?|look|mood|style|feel|vibe|light)? ?,? ?(?:like|as in|as|straight out of|out of) (?:an? |the )?(?:old |classic |fifties |1940s |40s )*(?:detective|private eye|noir) (?:films?|movies?|story|stories|thriller)/,
    'film noir',
  ],
  // "Invert the colours of just the cat"
  [/\binvert the colors of (?:just|only) ((?:the|my|our|his|her) \w+)\b/, 'invert only $1'],
  // "Show me the negative"
  [
    new RegExp(
      `${START}(?:can i |let me |id like to |i want to )?(?:show|give|see|make|have|get)(?: (?:me|us|it))? (?:the|a|its) (?:photo )?negative(?: (?:of it|version))?${END}`,
    ),
    'invert the colors',
  ],
  // "Make it colder like a Scandi crime show": a comparison
  [
    new RegExp(
      `(\\b(?:colder|cooler|warmer|darker|brighter|bluer|moodier|duller|softer|greener|crisper)\\b) (?:, )?(?:just )?(?:like|as) (?:in |from |on )?(?:an? |the |those |these |some )?(?:\\w+ ){0,3}(?:show|series|drama|film|movie|thriller|flick|tv show|poster|advert|ad|commercial|catalogue|magazine)s?${END}`,
    ),
    '$1',
  ],
  // "Film noir, but in colour": what is left of it
  [
    /\b(?:film noir|noir film)(?: (?:look|style|feel|film|movie))? (?:(?:,|but|though|only|and|it|keep|leave|stays?|still|with) )*(?:in |the |full |its )*colou?rs?(?= ?$| [,.;!])/,
    'strong contrast',
  ],
  // "Moody, like a crime drama"
  [
    /\blike (?:in |from )?(?:a |an |some )?(?:\w+ ){0,2}(?:crime drama|crime series|thriller|detective (?:series|show)|netflix (?:series|show|drama)|blockbuster|hollywood (?:film|movie)|period drama|tv drama|arthouse film)\b/,
    'cinematic',
  ],
  [/(?<=^|, |\band |\bbut |\blook |\ball )moody(?= $|$| ,| \.| and\b)/, 'cinematic'],
  // "Make it a bit moody": how much stays said; a moody sky is another sky
  [
    /(?<!\b(?:sky|clouds?|background)\b.*)(?<=\b(?:bit|little|slightly|very|really|rather|much|more|super) )(?:moody|moodier)(?= ?$| [,.;!]| (?:and|but|please)\b)/,
    'cinematic',
  ],
  // "Do that HDR real estate thing", "HDR like on property listings"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:(?:do|make|use|go for|give (?:it|me|us)|try|apply|put on) )?(?:(?:that|the|an?|this|one of those|some of that|your) )?(hdr|high dynamic range) (?:(?:real|estate|property|realtor|agent|listing|house|tone ?mapping) )*(?:things?|thingy|thingies|trick|stuff|magic)${END}`,
    ),
    'hdr look',
  ],
  // "A bit of 35mm grit": what film has, and no other look of it
  [
    /\b(?:35 ?(?:mm)? )(?:(?:analog|film|negative|camera) )?(?=(?:(?:film|analog) )?(?:grit|grain|graininess|noise)\b)/,
    '',
  ],
  [
    /\b((?:grit|grain|grainy|gritty)) (?:like|as|of|from|as in|like on|as on) (?:(?:an?|real|old|some|on) )*35 (?:mm )?(?:films?|negatives?)?(?= ?$| ?[,.;!?]| (?:and|but|please)\b)/,
    '$1',
  ],
  // "That crunchy HDR look estate agents use"
  [
    new RegExp(
      `\\b(?:that |the |an? |this )?(?:(?:crunchy|punchy|glossy|overcooked|crisp|over the top|cheesy|typical|classic) )*(hdr|high dynamic range) (?:look |style |effect |thing |treatment )*(?:(?:that|which) )?(?:(?:real|all|the|those|every|of|from|for|by|as|like) )*(?:estate|property|realtors?|agents?|house|listing|brokers?)(?: (?:estate|agents?|people|photographers?|listings?|ads?|photos?|pictures?|sites?|brochures?|sellers))*(?: (?:all|always|often|tend|to|use|used|uses|love|like|have|do|go|for|post|put|out|up|out there))*${END}`,
    ),
    'hdr look',
  ],
];
