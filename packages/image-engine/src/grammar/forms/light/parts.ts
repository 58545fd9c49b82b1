// Pieces of regular expressions that the forms of this topic share.

export const FACE =
  '(?:(?:his|her|my|our|their|the|your|everyones|peoples) (?:faces?|expressions?)|him|her|them|me|us|anyone|anybody|people|who it is)';
