import type { RefusalRule } from '../refusal-class.ts';

/** Light and weather that it does not have. */
export const LIGHT_RULES: readonly RefusalRule[] = [
  {
    test: /\b(?:seasons?|summer|summery|spring|christmas(?! (?:tree|market|lights|card))|halloween|easter|thunderstorm|storm|lightning|tornado)\b/,
    reason: 'it does not have that weather or season',
    near: ['Give it golden-hour light', 'Make it snow', 'Add rain'],
  },
  {
    test: /\b(?:make (?:it|this) (?:a )?day|daytime|daylight|midday|noon|back ?light(?:s|ing)?|backlit|lens ?flares?|light ?leaks?|(?:sun|god|light) ?(?:rays|beams)|(?:rays|beams|shafts) of (?:the )?(?:sun|sunlight|sunshine|light)|sunbeams?|fireworks)\b/,
    reason: 'it does not have that light',
    near: ['Give it golden-hour light', 'Add portrait light', 'Add a vignette'],
  },
];
