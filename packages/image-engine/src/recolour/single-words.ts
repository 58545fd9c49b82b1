const SOLIDS =
  'cup|mug|bowl|plate|dish|saucer|pot|pan|jar|vase|bottle|kettle|bucket|sofa|couch|cushion|pillow|box|book|phone|laptop|clock|radio|bag|suitcase|door|key|button';
/** Are of one piece, but no rectangle. */
const ROUND =
  'shoe|boot|sneaker|trainer|hat|cap|backpack|handbag|ball|balloon|apple|pear|lemon|tomato|pumpkin';
const OTHERS =
  'lamp|chair|stool|armchair|bench|camera|umbrella|parasol|sunshade|candle|toy|bike|bicycle|scooter|curtain|sign|mailbox|stand|pedestal|plinth|helmet|basket';
/** Are worn, small, and one. */
const WORN = '(?:bow ?)?tie|belt|scarf|bandana|purse|watch|necklace|collar|headband|ribbon|bow';
/** Compact things, called in the singular: what else has the colour is another one. */
const SINGLE = new RegExp(`(?:^| )(?:${SOLIDS}|${ROUND}|${OTHERS})$`, 'i');
const SMALL = new RegExp(`(?:^| )(?:${WORN})$`, 'i');
const SOLID = new RegExp(`(?:^| )(?:${SOLIDS})$`, 'i');
const UNBROKEN = new RegExp(`(?:^| )(?:${SOLIDS}|${ROUND})$`, 'i');
const POT = /(?:^| )(?:pot|vase|planter)$/i;

/** Whether it is one compact thing, so that not all that has its colour is meant. */
export const isSingle = (thing: string): boolean => SINGLE.test(thing);

/** Whether it is one small thing that somebody wears: it may be the least of what has its colour. */
export const isSmall = (thing: string): boolean => SMALL.test(thing);

/** Whether it fills most of the rectangle around it: a plant or a ring of its colour does not. */
export const isSolid = (thing: string): boolean => SOLID.test(thing);

/** Whether a near piece is a part of it where no ground is seen between: a lamp and a chair are seen through. */
export const isUnbroken = (thing: string): boolean => UNBROKEN.test(thing);

/** Whether plants stand in it. */
export const isPot = (thing: string): boolean => POT.test(thing);
