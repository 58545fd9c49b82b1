// Pieces of regular expressions that the forms of this topic share.

/** Noise that is to go, and none that is wished for. */
export const NOISE =
  '(?<!\\b(?:add|more|some|bring|put|film|look)\\b.*)(?<=\\b(?:nois[ey]|denoise|clean|smooth|upscale)\\b[^“]*)';
