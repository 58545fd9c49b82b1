// What a wish may begin with before its verb, by how much of it a form lets pass.

export const PLEASE_ALSO = '(?:please |can you |could you |just |also |and )*';
export const PLEASE_CAN_WE =
  '(?:please |can you |could you |can we |could we |can |just |also |and )*';
export const PLEASE_AND_THEN = '(?:please |can you |could you |just |also |and |then )*';
export const PLEASE_MAYBE = '(?:please |can you |could you |just |maybe )*';
export const PLEASE_AND = '(?:please |can you |could you |just |and )*';
export const SO_PLEASE = '(?:so |and |please |can you |could you |just )*';
export const PLEASE_WOULD = '(?:so |and |please |just |can you |could you |would you |can we )*';
export const PLEASE_RATHER =
  '(?:please |can you |could you |can we |could we |can it |could it |lets |just |rather |id like |i want |we want |so |and |but )*';
export const PLEASE_LETS =
  '(?:so |and |please |can you |could you |can we |just |lets |id |ill |maybe |then )*';
export const PLEASE_WANT = '(?:please |can you |could you |just |i want |id like |now )*';
export const PLEASE = '(?:please |can you |could you |just )*';
export const PLEASE_PERHAPS =
  '(?:please |can you |could you |just |maybe |perhaps |also |and |then )*';
export const PLEASE_ALSO_MAYBE = '(?:please |can you |could you |just |also |maybe )*';
