// Pieces of regular expressions that the forms of this topic share.

export const PLEASE_WE =
  '(?:so |and |please |can you |could you |can we |just |lets |i want to |ill |maybe )*';
/** A shape that the picture is cut to, said before. */
export const SHAPE =
  '(?:square|\\d+:\\d+|(?:portrait|landscape|vertical|horizontal|upright) (?:format|crop|shape)|widescreen)';
export const UP = '(?: (?:up|upwards|height|level|and up|please|only))*';
export const SIDE = '(left|right|top|bottom)';
export const CUT_AWAY =
  '(?:crop|trim|cut|chop|slice|snip|lop|shave|hack|lose|bin|ditch|take|drop|remove|axe|scrap)';
export const SHARE = '(third|quarter|fifth|tenth|half)';
export const OF_IT =
  '(?: (?:of|from) (?:it|the (?:picture|photo|image)|this|my (?:picture|photo|image)))?';
