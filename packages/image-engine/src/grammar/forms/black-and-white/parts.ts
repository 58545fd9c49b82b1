// Pieces of regular expressions that the forms of this topic share.

/** Parts of a face in a colour that is rare in the rest of it: brown hair and eyes have the skin's hue. */
export const OF_FACE = '(?:lips?|lipstick|mouth|nose|nails?|cheeks|hair|curls|eyes?)';
export const VIVID =
  '(?:(?:bright|dark|light|deep|vivid) )?(?:red|blue|green|pink|purple|turquoise|teal|violet|magenta)';
export const GREY = '(?:black and white|grayscale|gray|monochrome|desaturated|colorless|b and w)';
/** Things of which there are many, or that somebody sits on: they are no subject by themselves, but have one colour. */
export const SPREAD =
  '(?:balloons|lanterns|umbrellas|cars|buses|taxis|chairs|doors|windows|boats|flags|lights|candles|ribbons|apples|bricks|roofs|kites|dresses|shirts|jackets|coats|boots|shoes|hats|scarves|helmets|bicycles?|bikes?|scooters?|motorbikes?)';
export const TO_GRAY = '(?:gray|black and white|b and w|bw|monochrome|mono|colorless)';
