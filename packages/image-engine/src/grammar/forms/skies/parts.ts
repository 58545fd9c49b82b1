import { WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

// Pieces of regular expressions that the forms of this topic share.

export const ASKED =
  '(?:please |can you |could you |i want |id like |i would like |we want |just )*(?:put(?: in)?|add|give (?:it|me|us)|make(?: it)?|use|insert|with|want|have)';
/** What people call a sky, and what it is called here; the first that fits. */
const KINDS: readonly (readonly [said: string, meant: string])[] = [
  [
    'sunsets?|golden hour|pink|sunrise|dusk|dawn|evening|golden|orange|reddish|fiery|afterglow|romantic',
    'sunset sky',
  ],
  ['stars|starry|milky way|galaxy|night', 'starry sky'],
  [
    'clouds of (?:the )?storm|storms?|stormy|dramatic|dramatically|moody|dark clouds|thunder\\w*|threatening|menacing|gloomy|epic',
    'stormy sky',
  ],
  ['clouds|cloudy|fluffy|puffy', 'blue sky with clouds'],
  ['blue|clear|sunny|cloudless|summer|summery|azure', 'clear blue sky'],
  [
    'nicer?|better|beautiful|pretty|prettier|lovely|good|great|interesting|perfect',
    'blue sky with clouds',
  ],
];
export const DULL =
  'boring|dull|gr[ae]y|greyish|grayish|white|empty|ugly|bland|flat|overcast|lifeless|sad|blank|plain|pale|bad|washed out|blown out|overexposed|too bright|burnt out|dreary|colorless|cloudy|miserable|depressing|grim|murky|horrible|disappointing|meh|awful|terrible|rubbish';
export const SKY = `(?:that )?(?:${WHOSE} )?(?:[^,.;:!?“ ]+ ){0,3}?(?:sky|skies)(?: (?:of )?(?:(?:behind|above|over) (?:me|us|it|them|him|her|${WHOSE} \\w+)|in the background|there))?(?: (?:all |so |very )*(?:${DULL}))?`;
export const SOME =
  '(?:a |few |some |more |many |lots of |a couple of |several |little |small |soft |white |fluffy |light )*';
export const forEach = (form: (said: string, meant: string) => Form): readonly Form[] =>
  KINDS.map(([said, meant]) => form(said, meant));
export const FURTHER = '(?: (?!and\\b)[^,.;:!?“ ]+){0,3}?';
