// Pieces of regular expressions that the forms of this topic share.

export const CAST =
  '(?:yellow|orange|green|blue|pink|red|magenta|cream|beige|purple|yellowish|greenish|bluish)';
/** Where a cast comes from. */
export const LAMPS =
  '(?: (?:because of|due to|from|under|thanks to|in|with|by) (?:the |our |my |that |those |these |their )?(?:\\w+ ){0,3}\\w+)?';
export const POLITE = '(?:please |can you |could you |just |also |and |then |id like |i want )*';
