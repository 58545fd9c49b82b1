// What joins what is said beside a wish to it.

export const AND_THEN = '(?:(?:,|\\.|;|–|-|and|but|so|then) )+';
export const JOINT = '(?:(?:,|;|but|and|just|only|please|so|though) )*';
export const AND_SO = '(?:(?:,|;|and|but|so|while|with|please) )+';
export const AND_THOUGH = '(?:(?:,|[.;]|and|but|with|while|though|please) ){0,4}';
export const AND_WHILE = '(?:(?:,|;|and|then|but|so|while) )+';
/** What joins a limit to the wish before it. */
export const BUT = '(?:, |\\. |; |– |- |but |and |with |though |please |maybe |really )+';
export const BESIDE_THAT = '(?:, |\\. |; |but |and |with |though |please |just )+';
export const AND_WITH = '(?:(?:,|\\.|;|–|-|but|and|with) )+';
