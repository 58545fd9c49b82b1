/** What else a wish is told to be about once it is known that it cannot be done. */
interface Told {
  test: RegExp;
  /** A word that names its class. */
  like: string;
}

const THING =
  '(?:car|bus|van|truck|bike|bicycle|motorbike|motorcycle|scooter|boat|plane|house|building|church|barn|hut|tree|flower|dog|cat|horse|cow|bird|rabbit|hamster|fish|goat|sheep|pig|cup|mug|glass|bottle|plate|apple|orange|banana|cake|phone|laptop|ball|chair|table|sofa|lamp|clock|hat|bag)s?';
const WHOSE = '(?:the|my|our|his|her|their|your|its|this|that)';

/** Ways to put what cannot be done, beside the words that name it. */
const TOLD: readonly Told[] = [
  // "Close his mouth", "make her look surprised"
  {
    test: new RegExp(
      `\\b(?:close|shut|open) ${WHOSE} (?:\\w+ )?(?:mouths?|eyes?|lips)\\b|\\b(?:mouths?|lips) (?:close|closed|shut|open)\\b|\\blooks? (?:(?:less|more|so|too|a bit|not|very|should) )*(?:surprised|scared|angry|relaxed|bored|tired|confident|excited|shocked|friendl\\w+|friendlier)\\b`,
    ),
    like: 'smile',
  },
  // "Show me as an old man"
  {
    test: /\bback the clock\b|\bas (?:an? )?(?:old|young|elderly) (?:man|woman|person|lady|boy|girl)\b|\b(?:teenagers?|teens?|toddler|adolescent|pensioner)\b|\b\d* ?years? (?:old|older|younger)\b|\btake \w+ years(?: off\b|$)/,
    like: 'younger',
  },
  // "Give her a fringe"
  {
    test: /\b(?:fringe|hairdo|curls|taller|makeup)\b|(?<=\b(?:i|me|we|us|he|him|she|her|they|them)\b.*)\bbe (?:(?:an?|really|platinum|strawberry|dark|light|natural) )*(?:blonde?|brunette|redhead|ginger|bald|red haired|dark haired|gray haired)\b/,
    like: 'hair',
  },
  // "Turn her head to the left", "make the dog lie down"
  {
    test: new RegExp(
      `\\b(?:turn|tilt|rotate|move) ${WHOSE} (?:heads?|body|bodies|faces?|upper body)\\b|\\b(?:lie|lying|lay|sit|kneel|kneeling|crouch\\w*) (?:him |her |them |me )?down\\b|\\bshow (?:it|me|us|him|her|them|this) (?:from )?(?:above|below|behind|the (?:side|front|back|top)|top)\\b|\\bturn (?:me|us|him|her|them) (?:around|round)\\b|\\bhold(?:ing)? (?:each others? )?hands\\b`,
    ),
    like: 'pose',
  },
  // "Put my face on his body"
  {
    test: /\bput (?:my|his|her|their|our) (?:face|head)s? (?:on|onto|in|over) (?:my|his|her|their|our) (?:body|bodies|neck|shoulders)\b|\b(?:change|swap|switch|exchange) (?:the |our |their )?(?:heads|faces)\b/,
    like: 'face swap',
  },
  // "Add a person in the background"
  {
    test: /\badd (?:an?|another|some|two|three|more) (?:\w+ )?(?:person|people|man|woman|dog|cat|child|children|kids?|crowd|birds?|cars?|trees?)\b/,
    like: 'add furniture',
  },
];

/** "Make the car a truck", "replace the cup with a glass" */
export const THING_TURNED = new RegExp(
  `\\b(?:make|change|turn|transform|convert|replace|swap|morph|exchange) ${WHOSE} ${THING} (?:(?:be|into|to|in|with|for|by) )?(?:an? )?(?:\\w+ )?${THING}$|\\bmake ${WHOSE} (?:house|building) (?:into |to )?an? (?:castle|palace|tower|ship)$`,
);

/** A word that stands for the class of such a wish; null when nothing tells its class. */
export function classTold(words: string): string | null {
  return TOLD.find(({ test }) => test.test(words))?.like ?? null;
}
