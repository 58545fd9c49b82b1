// Pieces of regular expressions that the forms of this topic share.

export const MESS =
  '(?:floor|garage|wall|walls|room|mess|yard|kitchen|stuff|clutter|things|shelf|shelves|junk|street|fence|carpet|bed|table|door)';
export const BACK = '(?:background|backdrop)';
export const PLACED =
  '(?:beach|seaside|alps|mountains|snow|forest|woods|jungle|rainforest|office|studio|city|space|kitchen|desert|seafront|coast)';
export const WHOM_BEHIND =
  '(?:me|us|him|her|it|them|(?:the|my|our|his|her|this|these) \\w+(?: \\w+)?)';
export const PLACE =
  '(?:beach|seaside|sea|mountains?|forest|woods|jungle|office|city|street|kitchen|desert|coast|garden|park|lake|castle|castles|meadow|field)';
/** What is a season, weather or a void at other places. */
export const ONLY_BEHIND = '(?:snow|winter|autumn|fall|space)';
export const ONESELF = '(?:me|us|him|her|them|it|myself)';
export const SCENE_NAMED =
  '(?:sunset|sunrise|beach|space|outer space|forest|woods|city|kitchen|office|studio|mountains|park)';
export const WHO_OR_MINE = '(?:me|us|him|her|them|my \\w+|the \\w+|our \\w+|his \\w+)';
