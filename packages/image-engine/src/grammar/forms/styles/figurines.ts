import { COLOUR, END, WHOSE } from '../parts.ts';
import { OWN } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const FIGURE =
  'collectibles?|collectables?|figurines?|figures?|action figures?|vinyl toys?|toys?|funko pops?|funkos?|bobbleheads?|statuettes?';
/** Of what a figurine is made, and on what it stands: each has a gloss and a round base. */
const MATERIAL =
  '(?:(?:an?|the|in|on|of|with|made|out|its|own|very|nice|nicely|small|little|standing|mounted|placed|sitting|it|on top) )*(?:(?:smooth|matte?|polished|painted|round|circular|black|white|wooden|wood|clear|transparent|acrylic|collectible|plain|simple|cute|chibi|toy|desktop) )*(?:vinyl|plastic|resin|pvc|glossy|shiny|gloss|finish|surface|base|stand|pedestal|plinth|podium|desk|display|plate|disc)';

/** Figurines, their stands and their boxes. */
export const FIGURINE_FORMS: readonly Form[] = [
  // "A figurine with its clear base": it stands on one
  [
    new RegExp(
      `(?<=\\b(?:figurine|figure|collectible)\\b[^.;:!?“]* )(?:(?:,|and) )*with ${OWN}(?:(?:clear|transparent|translucent|acrylic|plastic|round|little|small|see through) )*(?:base|stand|pedestal)(?: (?:clear|transparent|translucent|round|acrylic))?${END}`,
    ),
    '',
  ],
  // "Collectible standing on a stand"
  [
    /(?<=\b(?:collectibles?|figurines?|figures?|toys?|vinyl)\b.* )(?:standing|posed|mounted|placed|displayed|sitting) on (?:an? |its |the )?(?:own |little |small |round |display |tiny )*(?:stand|base|plinth|pedestal|podium)\b/,
    '',
  ],
  // "A figurine of my husband, with a base and everything": it gets one anyway
  [
    new RegExp(
      `(\\bfigurine\\b[^.;:!?“]*?) (?:(?:,|and|with|on|plus) )+(?:an? |its |the |his |her )?(?:own |round |small |little |nice |proper )*(?:base|stand|pedestal|plinth)(?: (?:and|with) (?:everything|all(?: that| of it)?|so on|the works|the lot))?${END}`,
    ),
    '$1',
  ],
  // "Make a collectible out of him, glossy vinyl on a round base"
  [
    new RegExp(
      `(?<=\\b(?:${FIGURE})\\b[^:!?“]*?)(?=, |and |with |; )(?:(?:(?:with )*(?:, |and |; ))*${MATERIAL} )+(?=$|[,.;:!?]|(?:and|then|but|plus|please)\\b| ?$)`,
    ),
    '',
  ],
  // "One of those little boxed desk toys everyone's posting"
  [
    /\b(?:one of )?(?:those|these|a|an|the) (?:(?:little|tiny|cute|small|boxed|collectible|collectable|plastic|vinyl) )+(?:desk |shelf )?(?:toys?|figures?|collectibles?)(?: (?:(?:that )?(?:everyones?|everybody|people|theyre|all) (?:is |are )?(?:posting|sharing|making|doing|getting|has|have)(?: (?:now|lately|online))?))?(?: (?:standing |posed |mounted |placed |that stands? )?on (?:an? |its |the |their )?(?:own |little |small |tiny |round |circular |display )*(?:base|stand|plinth|pedestal|disc|podium))?(?= ?$| ?[,.;!?])/,
    'a figurine',
  ],
  // "A figurine of me, in plastic, standing on a desk": as such figures are.
  [
    /(\bfigurine\b[^.;:!?“]*?) , (?:standing |put |placed |set )?(on (?:an? |the |my )?(?:small |round |little |black |dark )*(?:base|desk|stand|shelf|pedestal))(?= ?$| [,.;])/,
    '$1 $2',
  ],
  // "A figurine on a white base": the base that it gets is a dark one.
  [
    new RegExp(
      `(\\b(?:figurine|figure|funko)\\b[^.;:!?“]*?) (?:, )?(?:standing |put |placed |set )?(?:on|with) (?:an? |the )?(?:\\w+ )?((?!black|dark|gray|charcoal|anthracite)${COLOUR}) (base|stand|pedestal|plinth)\\b`,
    ),
    '$1 , $2 $3',
  ],
  // "A figurine in a box": the figure is made, and no packaging
  [
    new RegExp(
      `\\b((?:figurine|figure|toy figure|action figure|funko pop|funko|collectible|figurines|statuette|bobblehead)(?: of (?:me|him|her|us|them|my(?= in\\b)|${WHOSE} (?!in\\b)\\w+))?(?: look| style)?) (?:(?:,|and|with|in|inside|into) )+(?:an? |the |its |his |her |my |their |original |blister |cardboard |plastic |toy |nice |clear |colorful |matching )*(?:box|packaging|package|blister pack|blister|pack|carton|case|display box)(?: (?:of|for) (?:me|him|her|us))?`,
    ),
    '$1 ; packaging ;',
  ],
];
