import type { Place } from '../../compose/blend-place.ts';
import type { PlanStep } from '../../operations/registry.ts';
import type { Segment } from '../clauses/clauses.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { GENERAL_REASONS } from '../refusals/refusals.ts';
import { KIN } from '../words/lexicon.ts';
import { WHOLE_ONLY } from './read-wishes.ts';
import type { Reading } from './reading.ts';

const WHOSE = '(?:the|my|our|his|her|their|this|that|these|those|your)';
const SHOT =
  '(?:photos?|pictures?|pics?|images?|shots?|portraits?|selfies?|scene|group|line ?up|lot)';
/** What a picture is taken of. */
const THINGS = [...SCOPE_WORDS]
  .filter((word) => !/^(?:back|bg|sk|cloud|scene|surround|selection)/.test(word))
  .join('|');
const KINSHIP = `(?:${KIN.trim().split(/\s+/).join('|')}|mum|mom|dad|grandma|grandpa|granny|grandad|auntie|uncle)`;
/** Somebody or something that a picture of its own may show. */
const WHO = `(?:me|us|him|her|them|both(?: of (?:us|them))?|${KINSHIP}|${WHOSE} (?:\\w+ ){0,3}?(?:${THINGS}))`;
/** The same, that is nothing new. */
const OWN = WHO.replace(WHOSE, '(?:my|our|his|her|their)');
const ASKED = '^(?:(?:please|can|could|would|you|i|want|to|just|id|like|now|and) )*';

/** What is there gets what is in the other picture. */
const ADDED = new RegExp(
  `${ASKED}(?:add|insert|bring|paste|photoshop|copy|squeeze) (?:${OWN}|${WHO} (?:back )?(?:in|into|to|onto|on|next to|beside|with|behind|in front of) (?:${WHO}|${WHOSE} (?:\\w+ ){0,3}?${SHOT}))(?: (?:in|too|as well|please|here|there))*$`,
);
/** A sign of one's own, in a corner. */
const SIGNED = new RegExp(
  `${ASKED}(?:put|place|stick|add|set|insert|lay) ${WHOSE} (?:\\w+ )?(?:logos?|watermark|signature|emblem|badge)(?: (?:very |quite )?(?:small|tiny|little|big|large|subtly|discreetly))? (?:in|into|at|on|to) (?:the )?(?:(?:lower|bottom|top|upper|far) )?(?:left|right|center|middle)?(?: (?:hand|side))*(?: corner)?(?: (?:of|on|in) ${WHOSE} (?:\\w+ ){0,3}?${SHOT})?$`,
);
/** What is said first is put where what is said then is. */
const PUT = new RegExp(
  `${ASKED}(?:put|place|sit|set|stand|stick|drop|plonk|park|lay|pose) ${WHO} (?:standing |sitting |down |back )?(?:on|onto|in|into|in front of|next to|beside|by|under|behind|at|before|inside|with|to) (?:${WHO}|${WHOSE} (?:\\w+ ){0,3}?(?!(?:nose|face|head|eyes?|hands?|arms?|lap|body|mouth|neck|shoulders?|middle|center|left|right|corner|top|bottom|foreground|background|side|front|edge)\\b)\\w+)(?: (?:too|as well|please|here|there))*$`,
);
const TOGETHER = new RegExp(
  `${ASKED}(?:put|bring|get|have|show|combine|merge) (?:us|them|both|the two|both of us|both of them|the two of us|the two of them)(?: both)? (?:together )?(?:in|into|on) (?:one|a single|the same) ${SHOT}$`,
);

/** Where the one is to stand: beside whoever is there already, or upon the thing. */
function placeOf(words: string): Place {
  if (/\bleft\b/.test(words)) return 'left';
  if (/\bright\b/.test(words)) return 'right';
  const isBeside =
    /\b(?:next to|beside|by|with)\b/.test(words) ||
    new RegExp(` ${SHOT}(?: (?:too|as well|please))*$`).test(words);
  return isBeside || TOGETHER.test(words) ? 'beside' : 'centre';
}

/**
 * "Add my brother to the family photo", "put the lamp on my desk": of one picture that is a new thing; of two pictures
 * each shows one of the two.
 */
export function placing(reading: Reading, { tokens }: Segment, imageCount: number): Reading {
  if (imageCount < 2 || reading.steps.length > 0 || reading.refused.length === 0) return reading;
  const words = tokens.map(({ text }) => text).join(' ');
  const isTogether = TOGETHER.test(words);
  const isOpen = reading.refused.every(
    ({ reason }) =>
      GENERAL_REASONS.has(reason) ||
      reason === 'it cannot add new objects' ||
      (isTogether && reason === WHOLE_ONLY),
  );
  const isAdded = isTogether || [ADDED, SIGNED].some((each) => each.test(words));
  if (!isOpen || (!isAdded && !PUT.test(words))) return reading;
  // "This armchair" is what is being edited.
  const isIntoFirst = isAdded || / (?:this|these)(?: \w+){1,3}$/.test(words);
  const params = {
    ...(isIntoFirst ? { subject: 1, into: 0 } : { subject: 0, into: 1 }),
    ...{ place: placeOf(words), size: /\blogo\b/.test(words) ? 0.4 : 0.68 },
  };
  return {
    ...reading,
    refused: [],
    steps: [{ step: { op: 'blendSubject', params } as PlanStep, hint: {} }],
  };
}
