import type { RefusalRule } from '../refusal-class.ts';

/** Light and weather that it does not have. */
export const LIGHT_RULES: readonly RefusalRule[] = [
  {
    test: /\b(?:seasons?|summer|summery|spring|(?:christmas|halloween|easter)(?! (?:tree|market|lights|card|hats?|caps?|costumes?|outfit|sweater|jumper|decorations?|presents?|eggs?|bunny|pumpkins?)\b)|thunderstorm|storm|lightning|tornado)\b/,
    reason: 'it does not have that weather or season',
    near: ['Give it golden-hour light', 'Make it snow', 'Add rain'],
  },
  {
    // Night keeps lamps that are on, and lights none.
    test: /\b(?:turn|switch|put) (?:on (?:(?:all|the|my|our) )*(?:(?:street|city|house|car|fairy) ?)?(?:lamps?|lights|lanterns|candles|streetlights?)|(?:(?:all|the|my|our) )*(?:(?:street|city|house|car|fairy) ?)?(?:lamps?|lights|lanterns|candles|streetlights?) on)\b/,
    reason: 'it does not have that light',
    near: ['Turn day into night', 'Give it golden-hour light', 'Add portrait light'],
  },
  {
    test: /\b(?:make (?:it|this) (?:a )?day|daytime|daylight|midday|noon|back ?light(?:s|ing)?|backlit|lens ?flares?|light ?leaks?|(?:sun|god|light) ?(?:rays|beams)|(?:rays|beams|shafts) of (?:the )?(?:sun|sunlight|sunshine|light)|sunbeams?|fireworks)\b/,
    reason: 'it does not have that light',
    near: ['Give it golden-hour light', 'Add portrait light', 'Add a vignette'],
  },
];
