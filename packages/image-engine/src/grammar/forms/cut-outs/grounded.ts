import { END, START } from '../parts.ts';
import { SO } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const THING =
  '(?:it|this|he|she|they|everything|(?:(?:the|my|our|this|that|his|her) )?(?!light\\b|sky\\b|sun\\b)(?:\\w+ )?\\w+)';
const HOVERS = `(?:(?:kind of |sort of |kinda |just |really |totally |almost |a bit )*(?:hovers?|floats?|(?:is|are|s|looks?) (?:(?:just|kind of|sort of|kinda|like|like it is|like its|as if it was|as if its|all) )*(?:hovering|floating|levitating)|(?:seems?|appears?) to (?:be )?(?:hover|hovering|float|floating|levitate|levitating)|(?:looks?|seems?|feels?) (?:like|as if|as though) (?:(?:its|it is|it was|theyre|hes|shes) (?:hovering|floating|levitating)|(?:it|he|she|they) (?:hovers|floats|hover|float))|has no ground)(?: (?:in mid ?air|in (?:the )?air|in nothing|in the void|a bit|a little|above the (?:ground|table|floor)|there|in space))*)`;
const IT = '(?:it|this|him|her|them|that|(?:the|my|our|this) (?:\\w+ )?\\w+)';
const GROUND = '(?:ground|anchor|root|settle|plant)';
const SOFT =
  '((?:(?:faint|soft|subtle|slight|light|weak|gentle|delicate|little|small|strong|dark|hard|deep|natural|realistic) )*)';
const UNDER =
  '(?: (?:beneath|below|underneath|under(?:neath)? (?:it|him|her|them|the \\w+)|below it|beneath it|at the (?:bottom|base)|on the (?:ground|floor|table)))?';
const SHADE = '(?:shadows?|shade|shading|drop shadow|contact shadow)';

/** What seems to float, and is to stand on its shadow. */
export const GROUNDED_FORMS: readonly Form[] = [
  // "My mug seems to hover, ground it with a faint shade beneath"
  [
    new RegExp(
      `${START}(?:${THING} ${HOVERS} ${SO})?${GROUND} ${IT}(?: down)? (?:with|by|using|by adding|through) (?:(?:an?|some|the|a bit of) )*${SOFT}${SHADE}${UNDER}${END}`,
    ),
    'add a $1 shadow under it',
  ],
  // "It seems to float, give it some shade below"
  [
    new RegExp(
      `${START}${THING} ${HOVERS} ${SO}(?:give|put|add|cast|draw|place|drop|throw|make)(?: ${IT}(?= (?:an?|some|the)\\b))? (?:(?:an?|some|the|a bit of|little) )*${SOFT}${SHADE}${UNDER}${END}`,
    ),
    'add a $1 shadow under it',
  ],
  // "The product looks like it hovers, ground it"
  [
    new RegExp(`${START}${THING} ${HOVERS} ${SO}${GROUND} ${IT}(?: down| properly| please)*${END}`),
    'add a shadow under it',
  ],
];
