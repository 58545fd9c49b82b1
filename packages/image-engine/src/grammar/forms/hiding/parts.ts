// Pieces of regular expressions that the forms of this topic share.

export const COVERED =
  '(?:cover|covering|hide|hiding|black|blacken|mask|block|blank|obscure|censor|redact|blot|strike|conceal)';
