import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Rooms whose tubes make everybody green or pale. */
const ROOM =
  '(?:hospital|dentists?|doctors?|clinic|clinical|waiting room|office|supermarket|grocery store|gas station|petrol station|toilet|public toilet|public bathroom|airport|basement|garage|parking garage|car park|morgue|mortuary|subway|metro|classroom|school|cafeteria|canteen|warehouse|hotel|gym|prison|interrogation|locker room|elevator|fitting room|changing room|walmart|ikea|laboratory|lab)';
const TUBES =
  '(?:fluorescent|neon tube|strip|tube|tubular|overhead|ceiling|cold white|sterile|clinical|artificial|cheap led|bad led|sickly)';
const LIGHT = '(?:light|lights|lighting|lamps?|illumination)';
const UGLY =
  '(?:(?:the|this|that|those|these|my|our|such|an?|ugly|awful|horrible|terrible|bad|nasty|harsh|cold|weird|gross|unflattering|depressing|pale|total|full on|pure|some|serious|major|very|really|so|like|just|kind of|sort of|straight up|basically|all|too|much|whole) )*';
const KIND = `(?:(?:${ROOM}(?: s)? (?:(?:office|room|kind of|type|like|style|ward|hallway) )?|${TUBES} )${LIGHT})`;
const MORE =
  '(?: (?:vibes?|look|feel|feeling|energy|mood|in here|in it|in this|here|ugh|lol|omg|sadly|smh))*';
const GIVES =
  '(?:its|it is|it|this|this photo|the (?:photo|picture|image|pic|whole (?:thing|photo)|light|lighting)|im|we|i|everything|everyone|looks|has|have|got|hate|dont like)';
const VERB =
  '(?:(?: (?:is|s|has|have|had|got|give|gives|giving|gave|gets|getting|looks?|looking|feels?|seems?|came out|turned out|like|really|just|so|in|under|i|we|do|totally|the|all|was|were|taken|shot))*)';
const FIX =
  '(?:fix|correct|change|improve|repair|sort|mend|neutralize|undo|remove|get rid of|lose|tone down|help|adjust|edit)';
const FIXED = `(?: (?:,|\\.|;|!|–|-|and|so|please|can|could|you|pls|just|now))* ${FIX}(?: (?:it|that|this|out|them|the light|the lighting|the colors?|please|up|for me))*`;

/** The light of offices and hospitals, complained about: neither a place nor a look that is wished for. */
export const KIND_OF_LIGHT_FORMS: readonly Form[] = [
  // "It's giving hospital lighting, fix that"
  [
    new RegExp(`${START}${GIVES}${VERB} ${UGLY}${KIND}${MORE}(?:${FIXED})?${END}`),
    'fix the white balance',
  ],
  // "Hospital lighting, fix it", "gas station light vibes, fix it"
  [new RegExp(`${START}${UGLY}${KIND}${MORE}${FIXED}${END}`), 'fix the white balance'],
  // "Fix the hospital light"
  [
    new RegExp(`${START}(?:please |can you |could you |just )*${FIX} ${UGLY}${KIND}${MORE}${END}`),
    'fix the white balance',
  ],
  // "Ugly fluorescent lighting", "supermarket lighting ugh"
  [
    new RegExp(
      `${START}(?:(?:the|this|that|such|what|an?|so|really) )*(?:ugly|awful|horrible|terrible|bad|nasty|harsh|gross|unflattering|depressing|hate|stupid) ${UGLY}${KIND}${MORE}${END}`,
    ),
    'fix the white balance',
  ],
  [
    new RegExp(
      `${START}${UGLY}${KIND} (?:ugh|yuck|eww?|smh|sucks|is awful|is horrible|is terrible|is bad|is ugly|is gross|is the worst|makes (?:me|us|everyone|him|her|them|everything|my \\w+) (?:look )?(?:all |so )?(?:sick|ill|pale|green|dead|ghostly|gray|blue|sickly|terrible|awful|bad|like \\w+|like an? \\w+))${MORE}(?:${FIXED})?${END}`,
    ),
    'fix the white balance',
  ],
  // "The light looks like in a hospital"
  [
    new RegExp(
      `${START}(?:the |this |our )?(?:whole )?(?:light|lighting|colors?|photo|picture|it|its) (?:(?:is|are|looks?|feels?|seems?|just|all|so|really) )*(?:like|as)(?: (?:if|it|was|were|taken|shot|we|in|at|from|of|an?|the|some))* ${ROOM}(?: (?:office|room|ward|hallway))?(?:${FIXED})?${END}(?<!\\b(?:make|want|should|let)\\b[^,.;]*)`,
    ),
    'fix the white balance',
  ],
  // "The lighting is so clinical"
  [
    new RegExp(
      `${START}(?:the |this )?(?:light|lighting|white balance) (?:(?:is|looks?|feels?|seems?|came out|all|so|really|very|too|a bit|kind of) )+(?:clinical|sterile|fluorescent|sickly|like a hospital)(?:${FIXED})?${END}`,
    ),
    'fix the white balance',
  ],
  // "We look sick in this light"
  [
    new RegExp(
      `${START}(?:i|we|he|she|they|everyone|everybody|people|my (?:\\w+ )?\\w+|our faces|her face|his face) (?:all |both )?(?:looks?|came out|come out|seems?)(?: (?:so|all|really|very|kind of|a bit|like))* (?:sick|ill|sickly|half dead|dead|ghostly|ghosts|zombies|zombie like|a zombie|corpses|unwell|unhealthy|nauseous) (?:in|under|because of|with|from|due to|thanks to) (?:the|this|that|these|those) (?:\\w+ )?(?:light|lighting|lights|lamps?)(?:${FIXED})?${END}`,
    ),
    'fix the white balance',
  ],
];
