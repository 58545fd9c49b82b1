import { END, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** What people call a sky, and what it is called here; the first that fits. */
const KINDS: readonly (readonly [said: string, meant: string])[] = [
  [
    'sunsets?|golden hour|pink|sunrise|dusk|dawn|evening|golden|orange|reddish|fiery|afterglow|romantic',
    'sunset sky',
  ],
  ['stars|starry|milky way|galaxy|night', 'starry sky'],
  [
    'clouds of (?:the )?storm|storms?|stormy|dramatic|dramatically|moody|dark clouds|thunder\\w*|threatening|menacing|gloomy|epic',
    'stormy sky',
  ],
  ['clouds|cloudy|fluffy|puffy', 'blue sky with clouds'],
  ['blue|clear|sunny|cloudless|summer|summery|azure', 'clear blue sky'],
  [
    'nicer?|better|beautiful|pretty|prettier|lovely|good|great|interesting|perfect',
    'blue sky with clouds',
  ],
];

/** Ways to want more of a colour in a sky, and the colour. */
const DEGREES: readonly (readonly [said: string, colour: string])[] = [
  ['bluer|more blue|a (?:deeper|stronger|richer|better|nicer) blue', 'blue'],
  ['pinker|more pink|rosier', 'pink'],
  ['redder|more red', 'red'],
  ['more purple|more violet|more lilac', 'purple'],
  ['more turquoise|more teal', 'turquoise'],
  ['greener|more green', 'green'],
  ['yellower|more yellow', 'yellow'],
];

const DULL =
  'boring|dull|gr[ae]y|greyish|grayish|white|empty|ugly|bland|flat|overcast|lifeless|sad|blank|plain|pale|bad|washed out|blown out|overexposed|too bright|burnt out|dreary|colorless|cloudy|miserable|depressing|grim|murky|horrible|disappointing|meh|awful|terrible|rubbish';
const SKY = `(?:that )?(?:${WHOSE} )?(?:[^,.;:!?“ ]+ ){0,3}?(?:sky|skies)(?: (?:of )?(?:(?:behind|above|over) (?:me|us|it|them|him|her|${WHOSE} \\w+)|in the background|there))?(?: (?:all |so |very )*(?:${DULL}))?`;
/** "Make my shirt sky blue" is about a colour. */
const NO_PAINT = `(?!(?:[^,.;:!?“ ]+ ){0,5}?(?:${WHOSE} )?(?!${WHOSE} |(?:${DULL}|whole|entire|all|that|make|turn|have|get|want) )[^,.;:!?“ ]+ sky blue\\b)`;
const NOT_BY_DEGREES = '(?![^,.;:!?“]*\\b(?:more|less|too|darker|lighter|brighter)\\b)';
const SOME =
  '(?:a few |a |few |some |a couple of |several |little |small |soft |white |fluffy |light )*';

const forEach = (form: (said: string, meant: string) => Form): readonly Form[] =>
  KINDS.map(([said, meant]) => form(said, meant));

const FURTHER = '(?: (?!and\\b)[^,.;:!?“ ]+){0,3}?';

/** Wishes for another sky. */
export const SKY_FORMS: readonly Form[] = [
  // "…, the sky stays as it is": nothing is wished of it
  [
    /(?<=\w )(?:, |and |but )+(?:the )?sky (?:stays|remains|is to stay|should stay|shall stay) (?:as it is|the same|untouched|the way it is|unchanged)(?= ?$| [,.;!])/,
    ', dont change the sky',
  ],
  // "More dramatic, stormy sky": as a stormy one is
  [
    /\b(?:more |very |really |a )*(?:dramatic|moody|gloomy|threatening|angry) (?:, |and )?(?=(?:stormy|thunderous|dark cloudy|thundery) sky\b)/,
    '',
  ],
  // "Make the ground a touch darker" where the sky is spoken of, too, "brighten the field without changing the sky"
  [
    new RegExp(
      `${START}(?:please )?make the (?:ground|land|landscape|field|fields|meadow|earth) ((?:a (?:touch|bit|little|tad) |slightly |much |somewhat |more )?(?:darker|brighter|lighter|warmer|cooler|greener|sharper|softer|vivid))(?:(?<=\\bsky\\b.*)|(?=.*\\bsky\\b))(?: to (?:match|suit|fit)(?: it)?)?${END}`,
    ),
    'make everything except the sky $1',
  ],
  [
    new RegExp(
      `${START}((?:please )?(?:brighten|lighten|darken|warm|cool|sharpen|saturate|desaturate)(?: up)?) (?:the |all the )?(?:ground|land|landscape|field|fields|meadow|grass|foreground|lower half|lower part) ((?:a (?:touch|bit|little|tad)|slightly|somewhat) )?(?:, |but |and )*(?:not|dont (?:touch|change)|do not (?:touch|change)|leave|keep|without (?:touching|changing|touch|change)) the sky(?: as (?:it )?is| alone| the way it is)?${END}`,
    ),
    '$2 $1 everything except the sky',
  ],
  // "Make the grass and everything below the horizon greener, leave the sky alone"
  [
    new RegExp(
      `${START}(?:please )?make (?:the (?:grass|meadow|fields?|ground|land)(?: and )?)?(?:everything|all|what is|whats) (?:below|under|beneath) the (?:horizon|sky) (\\w+er|more \\w+)(?: (?:, |but |and )*(?:leave|keep|dont (?:touch|change)) the sky(?: alone| as (?:it )?is)?)?${END}`,
    ),
    'make the grass $1 , dont change the sky',
  ],
  // "Brighten only the ground, don't touch the sky"
  [
    new RegExp(
      `${START}((?:please )?(?:brighten|lighten|darken|warm|cool|sharpen|saturate|desaturate)(?: up)?) (?:just |only )?the (?:ground|land|landscape|foreground|floor|earth|lower part|lower half) (?:only )?(?:, |but |and |; )*(?:not|dont (?:touch|change)|do not (?:touch|change)|leave|keep|without (?:touching|changing|touch|change)) the sky(?: as (?:it )?is| alone| the way it is)?${END}`,
    ),
    '$1 everything except the sky',
  ],
  // "Only replace the sky", "…, nothing else": whatever stands on the land is to stay.
  [
    new RegExp(
      `${START}(?:please )?only ((?:replace|change|swap|exchange|switch|make|turn) [^,.;:!?“]*\\b(?:sky|skies)\\b[^,.;:!?“]*?)${END}`,
    ),
    '$1 , but leave the house as it is',
  ],
  [
    new RegExp(
      `(\\b(?:sky|skies)\\b[^.;:!?“]*?) (?:, |and )+(?:but )?(?:nothing else(?: (?:should|must|may|can|is to))?(?: change| changes| changed| be changed)?|(?:but )?only the sky)${END}`,
    ),
    '$1 , but leave the house as it is',
  ],
  // "Clear and blue": one sky.
  [
    /(\bsky\b[^,.;:!?“]*?) (?:clear|sunny|bright|blue) and (?:blue|clear|bright|sunny)\b/,
    '$1 blue',
  ],
  // "The sky is dull, put in a more dramatic one"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${SKY} (?:is|looks?|was|came out|seems?|are|were|turned out) [^,.;:!?“]*?\\b(?:${DULL})(?: [^,.;:!?“ ]+)*? (?:[,.;!?] |and |so |but )+(?:please |can you |could you |i |we )*(?:put in|put|give (?:me|us|it)|get me|add|use|want|would like|need|swap in|how about|take|show|with) (?:an? )?(?:more |much more |far more )(?:${said}|spectacular|exciting|impressive|interesting|striking) (?:one|sky)(?: in(?:stead)?| please)?${END}`,
    ),
    meant,
  ]),
  // "Give the house a blue sky"
  [
    new RegExp(
      `${START}(?:please |can you |could you |would you )*(?:give|get) (?:this|the|my|our|that) (?!sky\\b|background\\b)\\w+(?: \\w+)? (?=(?:an? )(?:\\w+ ){1,3}sky\\b)`,
    ),
    'give it ',
  ],
  // "Make the sky bluer": the sky, and not all that is blue; a grey one has no blue that could be more.
  ...DEGREES.map(
    ([said, colour]): Form => [
      new RegExp(
        `${START}(?!.*\\b(?:bluer|blue) .*\\b(?:greener|redder|yellower|pinker|more (?:green|red|yellow|turquoise|orange|pink))\\b)(?:please )?(?:(?:make|have|get|turn|want) )?(?:the|my|our|that) (?:whole )?(?:sky|clouds|sunset|sunrise|evening sky|horizon|afterglow) (?:(?:should|could|to) be |to look |look |be |make it )?(a bit |a little |slightly |much |way |even |a lot |far )?(?:${said})${END}`,
      ),
      `tint the sky $1 slightly ${colour}`,
    ],
  ),
  // "Wish we'd had blue skies that day"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}(?:i |we |id |how i )?(?:only )?(?:wish|wished|if only) (?:that )?(?:we|i|there|it|they|wed|id|theyd)(?: d| had| was| were| would have| could have| have)*(?: had| been| got)? (?:an? |some |more |such )*(?:${said})(?: and (?:clear|sunny|blue))? (?:sky|skies)(?: (?:that day|back then|on the day|there|then|behind us|behind me|instead))*${END}`,
    ),
    meant,
  ]),
  // "Make the sky more dramatic": it is to stay the same sky.
  [
    new RegExp(
      `${START}(?:please )?(?:make|have|get|let|want) (${SKY}) (?:to )?(?:look |be |appear |come out )?(?:a bit |a little |much |way |even |slightly )?more (?:dramatic|moody|threatening|menacing|powerful|impressive)(?: looking)?${END}`,
    ),
    'hdr in the sky , make the sky darker',
  ],
  // "Replace the grey sky with a clear blue one, few clouds ok"
  [
    new RegExp(
      `(\\b(?:sky|skies)\\b[^,.;:!?“]*?\\b(?:with|to|into|for|by)\\b[^,.;:!?“]*?\\bblue\\b[^,.;:!?“]*?) (?:, and |, |and |but |with )(?:add |put |with |have )?${SOME}clouds(?: are| is)?(?: ok| okay| fine| allowed| welcome| in it| on it| there| maybe| please)?${END}`,
    ),
    '$1 with clouds',
  ],
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${NO_PAINT}(?:(?:can|could|would|will) (?:you|we|i|u) )?(?:just |simply |only )?(?:please )?(?:replace|change|swap|exchange|switch|turn|trade|substitute|make|want|i want|id like|have|get) (?:out )?${SKY} (?:to )?${NOT_BY_DEGREES}(?:(?:with|to|into|for|by|be|look like|looks like|look|like|in) )?(?:[^,.;:!?“]*? )?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "The sky is boring and white, I would rather have a deep blue one"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${SKY} (?:is|looks?|was|came out|seems?|are|were|turned out) [^,.;:!?“]*?\\b(?:${DULL})(?: [^,.;:!?“ ]+)*? (?:[,.;!?] |and |so |but )+${NOT_BY_DEGREES}(?:(?!\\b(?:background|backdrop|warmer|hour)\\b)[^,.;:!?“ ]+ )*?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "Instead of the grey sky I want a blue one"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}(?:instead of|rather than|in place of) ${SKY} (?:, )?(?:(?!\\b(?:background|backdrop)\\b)[^,.;:!?“ ]+ ){0,6}?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "A sunset instead of the grey sky"
  ...forEach((said, meant) => [
    new RegExp(
      `\\b(?:an? |some )?(?:[^,.;:!?“ ]+ ){0,2}?(?:${said}) (?:instead of|rather than|in place of|for) ${SKY}${END}`,
    ),
    meant,
  ]),
  // "The sky should be blue"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${SKY} (?:should|must|could|has to|needs to|shall|ought to) (?:be |look |become |turn |get |have )${NOT_BY_DEGREES}(?:[^,.;:!?“ ]+ ){0,3}?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "A sky of storm", "sky replace with sunset", "make the sky blue, with some clouds": as other languages put it
  ...forEach((said, meant) => [
    new RegExp(
      `\\bsky (?:(?:replace|change|swap|exchange) (?:with|for|to|against|by|through) (?:an? |very )?|of (?:the |an? )?|full of |with (?:an? )?|(?:an? |very )?(?!blue\\b))(?:${said})(?= ?$| [,.;:!?]| (?:instead|in place|please|over|behind|above|with)\\b)(?<!\\b(?:make|turn|leave|keep) (?:the )?sky [^,.;]*)`,
    ),
    meant,
  ]),
  [
    new RegExp(
      `\\b(?:make |turn )?(?:the )?(?:sky blue|blue sky|clear blue sky) , (?:and )?with (?:a )?${SOME}clouds`,
    ),
    'blue sky with clouds',
  ],
  // "Ciel bleu"; "my shirt in sky blue" is about a colour.
  [
    /(?<=^|[,.;] |\b(?:an?|the|beautiful|nice|better|new|good) )sky blue(?= (?:with (?:[^,.;:!?“ ]+ ){0,3}clouds|instead of|in place of)\b)/,
    'blue sky',
  ],
  // "A blue sky with some fluffy clouds"
  [
    new RegExp(
      `\\b(?:(?:blue|clear|bright|sunny|nice|beautiful|deep|summer|lovely|light) )+(?:sky|skies) (?:and |with )(?:just |only )?${SOME}clouds${END}`,
    ),
    'blue sky with clouds',
  ],
  // "A blue sky instead of the grey one"
  ...forEach((said, meant) => [
    new RegExp(
      `\\b(?:${said}) (?:sky|skies) (?:instead of|rather than|in place of|not) [^,.;:!?“]+?${END}`,
    ),
    meant,
  ]),
  // "A blue sky behind the house"
  ...forEach((said, meant) => [
    new RegExp(
      `\\b(?:${said}) (?:sky|skies) (?:behind|above|over) (?:me|us|it|them|him|her|(?:${WHOSE} )?[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)${END}`,
    ),
    meant,
  ]),
  // "Add some clouds to the sky"
  [
    new RegExp(
      `${START}(?:please )?(?:add|put|paint|give it|include|insert) (?:in )?${SOME}clouds(?: (?:to|in|into|on) (?:the|my) (?:blue )?sky)?${END}`,
    ),
    'blue sky with clouds',
  ],
  // "Change the sky, put a pink sunset"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}(?:please )?(?:(?:replace|change|swap|exchange|switch) (?:out )?${SKY}|(?:an? )?(?:another|different|new|other) (?:sky|skies)) (?:, |: |and )+(?:(?:put|add|make it|with|i want|use|give it|to|into) )?(?:in )?(?:an? |some )?(?:[^,.;:!?“ ]+ ){0,2}?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "Replace the sky", "a nicer sky"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:replace|change|swap|exchange|switch) (?:out )?${SKY}|(?:automatic |ai )?sky replacement|(?:give (?:it|me|us) |put in |add |i want |with )?(?:an? )?(?:new|another|different|nicer|better|beautiful|prettier|lovelier) (?:sky|skies)(?: please)?)(?= $|$| [,.;:!?]| but (?:please )?(?:keep|leave|dont|do not|the|not)\\b| and (?!(?:everything|all|the (?:whole|entire|background|rest|scenery))\\b))`,
    ),
    'blue sky with clouds',
  ],
  // "…, it is too dull": the old one.
  [
    new RegExp(
      `\\b((?:sunset|stormy|starry|clear blue|blue) sky(?: with clouds)?) (?:, |because |as |since |cause |and )+(?:it|its|it s|that|this|the (?:old|real|original) one|the sky)(?: is| was| looks| looked)? (?:all |so |too |very |just |really |pretty |quite |a bit |rather )*(?:${DULL})(?: and (?:all |so |too |very )*(?:${DULL}))?${END}`,
    ),
    '$1',
  ],
];
