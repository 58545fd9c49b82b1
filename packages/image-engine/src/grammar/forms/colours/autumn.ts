import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const AUTUMN = '(?:autumn|autumnal|fall|october|november|indian summer)';
const COLOURS = `(?:(?:nice|warm|rich|lovely|beautiful|golden|real|proper|typical|those|the|some|more) )*${AUTUMN}(?: leaf| leaves| foliage)? (?:colors?|colou?ring|tones|shades|hues|palette)`;
/** The same by itself: autumn tones are a warm light, too. */
const PLAIN = `(?:(?:nice|rich|lovely|beautiful|real|proper|typical|those|the|some|more) )*${AUTUMN}(?: leaf| leaves| foliage)? (?:colors?|colou?ring)`;
const LEAVES =
  '(?:(?:the|all|those|these|its|my|green|background) )*(?:leaves|foliage|trees?|bushes|hedges?|leafs|treetops)(?: (?:in (?:the )?(?:background|back)|behind (?:me|us|him|her|it|them)))?';
const IT =
  '(?:it|this|that|everything|the (?:picture|photo|image|whole thing|scene)|my (?:picture|photo))';

/** As other languages have it where it is not translated. */
const SEASON = '(?:the |this |its )?(?:season|jahres ?zeit|saison|estacion)';
const TURNED = '(?:change|turn|switch|swap|shift|set|make|transform|convert)';
const INTO = '(?:(?:in|into|to|as|from|by|for|with|make|be|on|the|an?) )*';
/** "Change the season to", "turn summer into", "season:": the place stays, and what is there changes. */
const SEASON_NOW = `(?<=^)${PLEASE_ALSO}(?:${TURNED} (?:${SEASON}|(?:the |this )?(?:summer|spring)(?: (?:photo|picture|scene|day))?) |${SEASON} (?:: |should be |is to be )|(?:from|in) (?:summer|spring) )${INTO}`;
const NO_MORE = '(?: (?:please|now|instead|season|time))*(?= ?[.!]? ?$)';

/** Autumn colours, where no other place is wished for: those of the leaves that are there. */
export const AUTUMN_FORMS: readonly Form[] = [
  // "Change the season to autumn"
  [new RegExp(`${SEASON_NOW}${AUTUMN}${NO_MORE}`), 'make the leaves orange'],
  // "I want this landscape in autumn": what is there, in autumn
  [
    new RegExp(
      `(?<=^)${PLEASE_ALSO}(?:(?:i want|id like|make|turn|have|show|let|change|transform) )+(?:this|the|my) (?:scene|landscape|place|park|forest|garden|view)(?: (?:to|be|look|looks|like|as|if|it|was|were|is|into|in|an?|the|during))* ${AUTUMN}(?: day| scene)?${NO_MORE}`,
    ),
    'make the leaves orange',
  ],
  [new RegExp(`${SEASON_NOW}(?:winter|wintry|snow background)${NO_MORE}`), 'make it snow'],
  // "Autumn colours", "give it autumn colours"
  [
    new RegExp(
      `(?<=^)${PLEASE_ALSO}(?:(?:i want|id like|id love|we want|add|some|make|use|go for|do|with|in|give me|give us|put|like|turn) )*(?:(?:give|put|make|turn|have|show|paint|do|want) ${IT} (?:(?:in|into|to|with|have|get) )*)?${PLAIN}(?: (?:please|maybe|now|instead|thanks))*(?= ?[.!]? ?$)`,
    ),
    'make the leaves orange',
  ],
  // "Make the autumn colours pop": they are there
  [
    new RegExp(
      `${START}${PLEASE_ALSO}make (?:the|those|these|my|all the) ${AUTUMN} (?:colors?|tones|shades|hues) (?=(?:\\w+ )*?(?:pop|stand out|stronger|richer|brighter|deeper|glow|shine|sing|livelier|vivid|intense|warmer|punchier|bolder|more)\\b)`,
    ),
    'make the colors ',
  ],
  // "Give the trees autumn colours", "turn the leaves into fall colours"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:give|turn|make|put|paint|change|show|want|have|convert|color) ${LEAVES} (?:(?:in|into|to|with|have|get|of|look like|look|be|have the) )*(?:${COLOURS}|${AUTUMN} colored|autumnal|autumn like|like (?:in )?(?:autumn|fall))${END}`,
    ),
    'make the leaves orange',
  ],
  // "Replace the green leaves with autumn colours", "cambia las hojas verdes por otoñales"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:replace|change|swap|exchange|turn) (?:the |all the )?(?:(?:green )?(?:leaf|leaves|foliage)|(?:leaf|leaves|foliage) green) (?:(?:in|into|to|with|by|for) )+(?:${COLOURS}|${AUTUMN})(?: ones)?${END}`,
    ),
    'make the leaves orange',
  ],
  // "The trees in the background in autumn colours"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:give|turn|make|put|paint|change|color) )?(?:the )?(?:leaves|trees?|foliage) (?:(?:in|of) (?:the )?background|behind (?:me|us|him|her|it|them)) (?:(?:in|into|to|with|the|of|like|as|color|colors|be|look) )*${AUTUMN}(?: colors?| tones| colored)?${END}`,
    ),
    'make the leaves orange',
  ],
  // "Fall colours for the trees"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:i want|id like|give me|add|put|some|use) )*(?:${COLOURS}|(?:(?:golden|red|yellow|orange|colorful) )*${AUTUMN} leaves) (?:for|on|in|to) ${LEAVES}${END}`,
    ),
    'make the leaves orange',
  ],
];
