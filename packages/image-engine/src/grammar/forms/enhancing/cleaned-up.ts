import { START } from '../parts.ts';
import { PLEASE_ALSO_MAYBE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const KIND =
  '(?:(?:product|item|listing|sales?|selling|shop|store|etsy|ebay|vinted|amazon|depop|marketplace|catalog|catalogue|food|menu|profile|linkedin|cv|resume|headshot|portfolio|jewelry|shoe|real estate|property|house|apartment|car) ){1,2}';
const SHOT = '(?:photos?|pictures?|images?|pics?|shots?|snaps?)';
const CLEAN = '(?:clean|tidy|spruce|touch|polish|neaten|smarten|freshen|spiff)';
const WHOSE = '(?:this|the|my|our|that|these|those|an?|his|her)';
const BIT = '(?: (?:a bit|a little|some|nicely|quickly|slightly))?';
const SHOPS =
  '(?:(?:my|our|the|an?) )?(?:(?:online|web|little) )*(?:etsy|ebay|vinted|amazon|depop|shopify|facebook|marketplace|instagram|shop|store|webshop|website|listing)(?: (?:shop|store|listing|page|marketplace))?';
const FOR = `(?: (?:for(?: (?:my|our|the|an?|this|her|his))?(?: \\w+){1,3}?|on ${SHOPS}|to (?:sell|put|post|use|list) (?:it |them )?(?:on|in|for|at) ${SHOPS}|so i can (?:sell|post|list|put) (?:it|them)(?: (?:on|in) ${SHOPS})?))?`;
const END = '(?= (?:please )?[.!]? ?$| [,.;:!?]| (?:and|then|but|plus|please)\\b)';
const READY =
  '(?:look )?(?:all |nice and |more |really |super )*(?:clean|cleaner|neat|tidy|presentable|crisp and clean|sellable|shop ready|listing ready|ready for (?:my|the|our) (?:shop|store|listing|website|etsy)|professional)';

/** Pictures of things that are sold: what they need is what any picture needs. */
export const CLEANED_UP_FORMS: readonly Form[] = [
  // "Clean up this product photo for my Etsy shop"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}${CLEAN} (?:up )?${WHOSE} ${KIND}${SHOT}(?: up)?${BIT}${FOR}${END}`,
    ),
    'enhance it',
  ],
  // "Make this product photo look clean", "make this ready for my shop"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:make|get|have) ${WHOSE} (?:${KIND})${SHOT} ${READY}${FOR}${END}`,
    ),
    'enhance it',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:make|get) (?:it|this|them|(?:this|the|my) ${SHOT}) (?:all )?(?:ready|presentable|good enough|nice|fit|sellable|pretty) (?:for|to go on|to sell on|to put on|on) (?:my|our|the|an?) (?:(?:online|etsy|ebay|web|little|small) )*(?:shop|store|listing|website|webshop|ebay|etsy|ad|ads|portfolio)${END}`,
    ),
    'enhance it',
  ],
  // "Clean product photo"
  [
    new RegExp(
      `(?<=^(?:please |i want |i need |make it )?)(?:an? )?(?:nice |clean |neat |crisp |tidy |professional )+${KIND}${SHOT}${FOR}${END}`,
    ),
    'enhance it',
  ],
];
