import { SCOPE_WORDS } from '../clauses/scope.ts';
import { KIN } from '../words/lexicon.ts';

const WHOSE = '(?:the|my|our|his|her|their|this|that|these|those|your)';
const SHOT =
  '(?:photos?|pictures?|pics?|images?|shots?|portraits?|selfies?|scene|group|line ?up|lot)';
/** What a picture is taken of. */
const THINGS = [...SCOPE_WORDS]
  .filter((word) => !/^(?:back|bg|sk|cloud|scene|surround|selection)/.test(word))
  .join('|');
const KINSHIP = `(?:${KIN.trim().split(/\s+/).join('|')}|mum|mom|dad|grandma|grandpa|granny|grandad|auntie|uncle)`;
/** What no other picture gives: words, light and weather, what is worn, and what belongs to the picture itself. */
const NO_SUBJECT =
  '(?:texts?|words?|dates?|names?|titles?|captions?|quotes?|logos?|watermarks?|signature|prices?|year|time|place|skies|sky|sun|moon|stars?|rainbow|snow|rain|fog|clouds?|light|lights|lamp light|glow|focus|shadows?|colou?rs?|background|backdrop|border|borders|frame|frames|filter|effect|effects|photos?|pictures?|images?|pics?|shots?|ones?|first|second|third|other|same|hats?|caps?|glasses|sunglasses|crown|beard|mustache|smile|mask|wig|dress|shirt|suit|tie|coat|jacket|shoes|necklace|earrings|makeup|hair|horizon|camera|eyes?|face|head|heads|faces|mouth|left|right|top|bottom|middle|center|corner|side|edge|half|in|on|at|to|into|onto|here|there|up)';
/** Somebody or something that a picture of its own may show. */
const WHO = `(?:me|us|him|her|them|both(?: of (?:us|them))?|${KINSHIP}|${WHOSE} (?:\\w+ ){0,3}?(?!${NO_SUBJECT}\\b)\\w+)`;
/** The same, that is nothing new. */
const OWN = `(?:me|us|him|her|them|both(?: of (?:us|them))?|${KINSHIP}|(?:my|our|his|her|their) (?:\\w+ ){0,3}?(?:${THINGS}))`;
const ASKED = '^(?:(?:please|can|could|would|you|i|want|to|just|id|like|now|and) )*';
const END = '(?: (?:too|as well|please|again))*$';

/** What is there gets what is in the other picture. */
export const ADDED = new RegExp(
  `${ASKED}(?:add|insert|bring|paste|photoshop|copy|squeeze) (?:${OWN}|${WHO}(?: (?:back )?(?:in|into|to|onto|on|next to|beside|with|behind|in front of) (?:${WHO}|${WHOSE} (?:\\w+ ){0,3}?${SHOT}))?)(?: (?:in|here|there))*${END}`,
);
/** A sign of one's own, in a corner. */
export const SIGNED = new RegExp(
  `${ASKED}(?:put|place|stick|add|set|insert|lay) ${WHOSE} (?:\\w+ )?(?:logos?|watermark|signature|emblem|badge)(?: (?:in|into|at|on|to|of|onto) ${WHOSE} (?:\\w+ ){0,3}?${SHOT})?${END}`,
);
const PUTS = '(?:put|place|sit|set|stand|stick|drop|plonk|park|lay|pose)(?: in(?= the))?';
const UPON =
  '(?:on|onto|in|into|in front of|before|next to|beside|by|under|behind|at|inside|with|to)';
/** What is said first is put where what is said then is; alone, where its place is told besides. */
export const PUT = new RegExp(
  `${ASKED}${PUTS} (?:the )?(?<who>${WHO})(?: (?:standing|sitting|down|back))? ${UPON} (?<where>${WHO}|${WHOSE} (?:\\w+ ){0,3}?${SHOT}|the sky|beach)(?: (?:here|there))?${END}`,
);
/** Beside whoever is there already, or in all of the picture. */
export const BESIDE = new RegExp(`\\b(?:next to|beside|by|with)\\b| ${SHOT}${END}`);
/** It comes where the mark is. */
export const HERE = new RegExp(
  `${ASKED}(?:${PUTS}|add|insert|paste|bring|copy) ${WHO}(?: (?:in|into|right|to|at|on))* (?:here|there|(?:the |this |that )?(?:box|marked area|selection|spot|marked spot|rectangle))${END}`,
);
export const TOGETHER = new RegExp(
  `${ASKED}(?:put|bring|get|have|show|combine|merge) (?:us|them|both|the two|both of us|both of them|the two of us|the two of them)(?: both)? (?:together )?(?:in|into|on) (?:one|a single|the same) ${SHOT}$`,
);
/** Upon a thing, or under or behind it: a picture's things are not found by their names. */
export const LOCATED =
  / (?:in (?=(?:\w+ ){1,2}(?:sofa|couch|table|desk|chair|armchair|bench|bed|shelf|wall|stairs|car|tree|boat)\b)|(?:on|onto|under|behind|in front of|before|inside) )(?:the|my|our|his|her|that|this) (?:\w+ )?(?!(?:beach|grass|lawn|meadow|street|road|floor|ground|snow|sand|water|lake|sea|mountains?|forest|woods?|field|garden|park|room|kitchen|office|city|sky|background|photo|picture|image|pic|shot|scene|landscape|stage|path|left|right)\b)\w+(?= |$)/;
/** All of a picture, and not what it shows. */
export const WHOLE_PICTURE =
  /\b(?:put|place|add|insert|stick|paste|set|bring|copy) (?:the |my )?(?:(?:first|second|third|other) )?(?:picture|photo|image|pic)\b/;
