/** Colours that alone stay, and which of them. */
export const KEPT_COLOURS: readonly (readonly [prompt: string, kept: string])[] = [
  ['all in black and white, but leave her yellow raincoat as it is', 'yellow'],
  ['greyscale please, but my purple scarf stays purple', 'purple'],
  ['turn it b&w without touching the green door', 'green'],
  ['monochrome, spare the orange lifebuoy', 'orange'],
  ['black & white photo with only the pink basket coloured', 'pink'],
  ['drain the colour from everything except the red lantern', 'red'],
  ['take the colours out of the whole picture but keep the blue gate', 'blue'],
  ['everything in black and white bar the yellow lilies', 'yellow'],
  ['the only colour left should be the green of the ivy', 'green'],
  ['make all the colours fade away except red', 'red'],
  ['kill all colours but leave the orange', 'orange'],
  ['convert to black and white and let the blue tram keep its colour', 'blue'],
  ['selective colour: yellow taxi', 'yellow'],
  ['black and white, not the red kite though', 'red'],
  ['todo en gris pero que el globo rojo siga rojo', 'red'],
  ['alles schwarzweiß, aber mein gelber Schal bleibt gelb', 'yellow'],
  ['tout en noir et blanc mais laisse le parapluie rouge comme il est', 'red'],
  ['no colour at all please, though his tie should remain red', 'red'],
  ['strip the colours out, only the lantern stays green', 'green'],
  ['grey everything and leave my backpack orange', 'orange'],
  ['all in b&w, apart from the kite which stays blue', 'blue'],
  ['let the orange kayak stand out, the rest b/w', 'orange'],
];

/** Wishes for a repair by what is to be seen of the fault, and what is told beside a wish, and the plan of each. */
export const FAULTS_SHOWN: readonly (readonly [prompt: string, plan: string])[] = [
  ['paint the wall grey but leave the blue door', 'recolour(thing=wall,to=grey)'],
  ['the shot is full of digital noise, taken with a high iso', 'denoise'],
  ["it's covered in grain everywhere, please clean it", 'denoise'],
  ['the coast in the distance looks hazy and washed out', 'dehaze'],
  ["make it warmer, it's bright enough already", 'warmth(percent=30)'],
  ['there is a fold and a tea stain on it, please restore', 'restore'],
  ["nan's portrait is cracked with some water stains, can you mend it?", 'restore'],
  ['have it bucket down', 'rain(percent=85)'],
  ['reverse the picture as if seen in a mirror', 'flip(axis=horizontal)'],
  ['caption "Oslo" bottom left in tiny white letters', 'text(text=Oslo,colour=white,scale=0.6)'],
  ['do not remove the background, only turn it teal', 'replaceBackground(colour=teal)'],
  ['the sky looks bland, give us a more dramatic one', 'replaceSky(sky=storm)'],
];

export const FAULTS_SHOWN_REFUSALS: readonly string[] = [
  'park two cars in front of the garage',
  'i look so tired and old here, make me look ten years younger',
  'repeat the same picture four times',
];
