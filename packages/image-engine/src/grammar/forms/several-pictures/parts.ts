// Pieces of regular expressions that the forms of this topic share.

export const SHOT = '(?:photo|picture|pic|image|shot|snap|one)';
export const TOGETHER =
  '(?:collage|grid|side by side|stack\\w*|next to each other|above each other|rows?)';
export const WHO = '(?:me|us|him|her|them|it)';
export const FIRST_PICTURE =
  '(?:the )?(?:first(?: (?:picture|photo|image|one))?|(?:picture|photo|image) (?:1|one))';
/** What makes one picture of several, and leaves open which stands where. */
export const ROW =
  '(?:side by side|next to (?:each other|one another)|beside (?:each other|one another)|in a row|diptych|horizontally)';
export const COLUMN =
  '(?:(?:above|below|under|underneath|beneath|on top of) (?:each other|one another)|stack|stacked|stack them|in a column|one (?:above|below|under|over|on top of) the other|vertically)';
export const PLEASE_WANT_TO = '(?:please |can you |could you |just |also |i want to |and )*';
