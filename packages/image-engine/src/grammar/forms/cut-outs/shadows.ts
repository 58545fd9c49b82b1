import { COLOUR, END, LAST, START } from '../parts.ts';
import { AND_THOUGH } from '../pieces/joints.ts';
import { PLEASE_PERHAPS } from '../pieces/politeness.ts';
import { CHANGING, NOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** The shadow under what stands there. */
export const SHADOW_FORMS: readonly Form[] = [
  // "On a blue background with the shadow kept"
  [
    new RegExp(
      `(?<=\\bbackground\\b[^.;!?“]*)(?:(?:,|and|but|with) )+(?:the |its )?shadow (?:kept|preserved|intact|retained)${END}`,
    ),
    ', keep the shadow',
  ],
  // "White background, no shadows": none is drawn where none is asked for
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop|cut ?out|sticker|transparent|isolated)\\b[^“]*)(?:, |and |but )*(?:with )?(?:no|without)(?: (?:any|hard|harsh|drop|dark))* shadows?(?: (?:at all|please|anywhere|behind it|under it))*${END}`,
    ),
    '',
  ],
  // "The product needs a shadow", "make a shadow", "a shadow on the floor"
  [
    new RegExp(
      `${START}(?:(?:the|my|this|it|he|she|i)(?: (?!is\\b)\\w+)? )?(?:needs?|is missing|lacks?|could use|wants?) (?=an? (?:\\w+ )?shadow${END})`,
    ),
    'add ',
  ],
  // "A drop shadow for the product": of what stands in the picture, and not of the picture
  [
    new RegExp(
      `${START}((?:please |add |put |give )*(?:an? )?(?:(?:soft|light|subtle|nice|little) )*)drop shadow (?:to|for|on|of) (?:the|my|our) (?!(?:picture|photo|image|pic|text|frame|border|letters|words|title|caption|whole|entire|edges?)\\b)(\\w+)${END}`,
    ),
    '$1 shadow under the $2',
  ],
  [new RegExp(`${START}(?:please )?make (?=an? (?:\\w+ )?shadow${END})`), 'add '],
  [
    new RegExp(`${START}(an? (?:\\w+ )?shadow) (?:in|on|at) (?:the )?(?:floor|ground)${END}`),
    'add $1 under it',
  ],
  // "It floats, add a shadow"
  [
    /(?<=^)(?:(?:it|he|she|(?:the|my) \w+) )(?:(?:looks like|looks as if) (?:it|he|she) )?(?:floats|is floating|hovers|seems to float|looks floating|is hovering)(?: (?:in the air|a bit))?(?: (?:[,.;:!]|so|and|please))+ (?=.*\bshadow\b)/,
    '',
  ],
  // "The shoe should have a shadow", "that it have a shadow", "make it a shadow"
  [
    new RegExp(
      `${START}(?:that )?(?:the|my|this|it|he|she)(?: \\w+)? (?:should|must|needs to|has to|could|shall|ought to) (?:be )?(?:have|get|cast|throw) (?:an? )?((?:\\w+ )?shadow)${END}`,
    ),
    'add a $1',
  ],
  [
    new RegExp(
      `${START}that (?:it |he |she )?(?:have|has|decent) (?:an? )?((?:\\w+ )?shadow)${END}`,
    ),
    'add a $1',
  ],
  [new RegExp(`${START}make (?:it|him|her|them) (?=an? (?:\\w+ )?shadow${END})`), 'add '],
  [new RegExp(`${START}((?:an? )?\\w+ shadow) bottom${END}`), '$1 under it'],
  // "A shadow under the shoe, don't change the background": it falls there all the same
  [
    new RegExp(
      `(?<=^(?:(?:please|add|put|make|give it|only|just|i want) )*(?:an? |the )?(?:\\w+ )?shadow\\b[^,.;:!?“]*? )(?:(?:, |but |and )*(?:${NOT} (?:change|touch)|keep|leave|without ${CHANGING}) )(?:the |my )?background(?: (?:as (?:it )?is|alone|unchanged|the same|the way it is))?${LAST}`,
    ),
    '',
  ],
  // "Get rid of the background but keep the little shadow under the shoes": one is drawn there
  [
    new RegExp(
      `${START}${PLEASE_PERHAPS}get rid of (?:the |my )?(?:background|backdrop)(?= (?:(?:,|but|and) )*(?:keep|leave|with) (?:[^,.;:!?“ ]+ ){0,4}shadows?\\b)`,
    ),
    'remove the background',
  ],
  // "… but the shadow under the shoes shall stay", as German has it
  [
    /(?<=\b(?:remove (?:the |my )?background|cut ?out|transparent|white background)\b[^.;:!?“]* )(?:(?:,|but|and) )+(?:the |its |a )?(?:soft |little |small |slight )*shadow (?:under|below|beneath|underneath|on) (?:(?:the|my|his|her) )?(?!(?:face|nose|skin|cheeks?|neck|head|hair|eyes?|forehead)\b)\w+ (?:keep|stay|stays|should stay|shall stay|must stay|remains?)(?= ?$| [,.;!?]| (?:and|please)\b)/,
    ', soft shadow',
  ],
  // "Leave a little shadow under the mug so it doesn't look like it's floating"
  [
    new RegExp(
      `(?<= )${AND_THOUGH}\\b(?:keep|keeping|leave|leaving|have) (?:(?:a|an|the|some|its|little|bit|of|tiny|small|slight|soft|natural|original|subtle|light|hint) )*shadows? (?:under|below|beneath|underneath|at the (?:bottom|foot) of|on the (?:floor|ground) (?:under|below))(?: (?:(?:the|my|his|her|our|its|their) )?\\w+)?(?: (?:so|so that|that|to make|or) (?:it|they|he|she|the \\w+)(?: (?:doesnt|does not|dont|do not|wont|isnt|is not|looks?|is|are|stands?|grounded|natural|like|real|as|if|though|its|theyre|it|they|appear|seem|to be|floating|float|hovering|in|the|mid|air|midair|flying|on|ground|table|floor|surface))+ ?)?${END}(?<!\\b(?:eyes|chin|nose|hat|brows?|trees?|leaves) ?)(?<=\\b(?:(?:remove|replace|delete) (?:the |my )?(?:background|backdrop)|(?:background|backdrop) (?:(?:pure|plain|to|all|be) )*(?:white|gray|transparent)|(?:white|gray|plain|clean|solid|transparent|seamless) (?:background|backdrop)|cut ?out|on(?:to)? (?:pure |plain |a )*white)\\b[^“]*)`,
    ),
    ' , soft shadow',
  ],
  // "The shadow may stay", of a cut-out on a colour: one is drawn where it stands
  [
    new RegExp(
      `(?<= )(?:, |but |and )+(?:the |its |a |any )?shadows? (?:can|may|could|should|must) (?:still )?(?:stay|keep|remain|be kept|be there)${END}(?<=\\b(?:remove (?:the )?background|cut ?out|transparent|(?:white|plain) background|pure white|on white)\\b[^“]*)`,
    ),
    ' , soft shadow',
  ],
  // "White background but keep the soft shadow under the shoes"
  [
    /(?<=\bbackground\b[^.;:!?“]*)(?:, |but |and )*(?:keep|leave|with) (?:the |its |her |his |their |a )?(?:soft |natural |little |original |real )*shadows?(?: (?:under|below|beneath|underneath|on the (?:ground|floor))(?: (?:the |her |his |its |my )?\w+)?)?(?= ?$| [,.;!]| and\b)/,
    ', add a shadow under it',
  ],
  // "Drop shadow under the shoes on a white background"
  [
    new RegExp(
      `${START}(?:add |put |with )?(?:an? )?(?:soft |light |slight |subtle |natural )?(?:drop )?shadow (?:under|below|beneath|underneath) (?:the|my|our) \\w+ (?:on|in|with|against|and) (?:an? )?(?:plain |pure |clean )?(${COLOUR}) (?:background|ground|backdrop)${END}`,
    ),
    'make the background $1 , add a shadow under it',
  ],
];
