import { END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const WORN =
  '(?:hats?|caps?|crown|glasses|sunglasses|shades|scarf|bow ties?|beard|moustache|mustache|wings|halo|horns|antlers|tiara|helmet|mask|wig)';

/** Things that are to be added. */
export const ADDED_FORMS: readonly Form[] = [
  // "A Santa hat on my hamster please"
  [
    new RegExp(
      `^((?:an? |some |two )?(?:(?!(?:make|add|put|erase|remove|paint)\\b)\\w+ ){0,2}${WORN}) ((?:on|onto|for) (?:the |my |his |her |our |this )\\w+)(?= ?$| [.!]| please\\b)`,
    ),
    'add $1 $2',
  ],
  // "Strap a hat on my head"
  [
    new RegExp(
      `${START}(?:strap|stick|pop|plonk|slap|whack|screw|tie) (?=(?:an? |some )(?:\\w+ ){1,3}on (?:my|his|her|our|their|the) heads?\\b)`,
    ),
    'put ',
  ],
  // "Put a heart sticker over his face": a new thing, and nothing that is cut out
  [
    new RegExp(
      `\\b(?:(?:put|add|stick|place|glue) )+(?:(?:an?|some|little|big|cute|funny) )+(?:\\w+ )?stickers? (?:over|on (?!(?:an? )?(?:\\w+ )?background)|onto|covering|of (?!(?:me|us|him|her|it|them|${WHOSE})\\b))(?: [^,.;:!?“ ]+)*?${END}`,
    ),
    'add furniture',
  ],
  // "Generate" is what other tools do.
  [
    new RegExp(`${START}(?:please )?generate (?=(?:an?|some|two|three|four|more|another|me) )`),
    'add ',
  ],
  // "A seagull over the boat would be nice, can you add one"
  [
    new RegExp(
      `${START}(an? (?:\\w+ ){1,6}?)(?:would|d|could) (?:be|look) (?:\\w+ )?(?:nice|great|good|cool|lovely|fun|cute|perfect)(?: there| too)? (?:, |; |and |so )+(?:please |can you |could you )*(?:add|put|place|draw)(?: in)? (?:one|it|some|that)(?: in| there)?${END}`,
    ),
    'add $1',
  ],
  // "Put a moon in": no place
  [
    new RegExp(
      `\\b(?:put|stick|pop|have|want|include|draw) (an?|the|some) ((?:\\w+ )?(?:moon|planet|planets|stars|rocket|ufo))(?: in| in there| in it| in the sky| up there| into it| into the sky| above| up in the sky)${END}`,
    ),
    'add $1 $2 to the picture',
  ],
  // "With butterflies flying around": they are not there yet.
  [
    new RegExp(
      `${START}(?:please )?with ((?:(?!(?:my|our|the|his|her|its|their|hair|dress|text)\\b)[^,.;:!?“ ]+ ){1,3}?)(?:flying|floating|fluttering|hovering|circling|soaring|swarming)(?: (?:around|about|above|behind|over|by|past|through|in|on|near|everywhere|(?:the|me|us|him|her|it|them|my|our|air|sky|background|top|back|head|heads))\\b)*${END}`,
    ),
    'add $1 flying',
  ],
  // "Park a helicopter behind it"
  [new RegExp(`${START}(?:please )?park (?=(?:an?|some|two|three|another|my|our) )`), 'add '],
  // "A sticker of a party hat on the cat's head, and a few hearts": things to be added, and no cut-out
  [
    new RegExp(
      `${START}(?:add |put |stick |place |with |i want |give me )*(?:an? |some |two |three |little |small |funny |cute )*stickers? of ((?:an? |some |two |three |a few |little |small |funny |cute )+\\w+(?: \\w+)?) (on|over|onto|next to|beside|above|around|at|in) ((?:the|my|our|his|her|its|their) )`,
    ),
    'add $1 $2 $3',
  ],
  // "A vase of tulips would be nice right here"
  [
    new RegExp(
      `${START}(an? (?:\\w+ )?(?:(?:vase|bunch|bouquet|bowl|cup|pot|pair|basket|plate|glass|bottle|jug|group|flock|herd|pile|stack|row|couple|bed) of \\w+(?: \\w+)?|dog|cat|puppy|kitten|bird|horse|tree|bush|plant|flower|chair|bench|table|lamp|sofa|car|bike|boat|balloon|cake|candle|hat|statue|fountain|bin|fence|house|lighthouse|tent|umbrella|parasol|rug|painting|mirror|clock|vase|teddy|teddy bear)) (?:would|could|might|d) (?:(?:look|be|go|fit|work|do) )(?:(?:really|so|quite|very|just) )*(?:nice|great|good|cool|lovely|fun|cute|perfect|well|nicely|ideal|pretty)(?: (?:right|just|over))* (here|there)${END}`,
    ),
    'add $1 $2',
  ],
];
