// Pieces of regular expressions that the forms of this topic share.

export const WHAT =
  '(?:(?:it|this|everything|all|(?:the|this|my|our|that) (?:whole |entire )?\\w+(?: \\w+)?) )';
export const VEIL = '((?:(?:thick|heavy|dense|light|slight|thin|soft|morning) )*(?:fog|mist|haze))';
