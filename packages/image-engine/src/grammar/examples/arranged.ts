/** Wishes with what is told beside them, sheets of several pictures and cuts by what is to go: the plan of each. */
export const ARRANGED: readonly (readonly [prompt: string, plan: string])[] = [
  // Cuts that are told by what is to go, or what comes of them
  ['crop out the man on the left', 'crop(left=0.1,right=0)'],
  ['trim out the lamp post on the right', 'crop(right=0.1,left=0)'],
  ['crop the bottom a bit to lose the cables', 'crop(bottom=0.1,top=0)'],
  [
    'Cut the top so the ceiling lamp is gone, and make it warmer',
    'crop(top=0.1) warmth(percent=30)',
  ],
  ['crop it to show only the right half', 'crop(left=0.5,right=0)'],
  [
    'rotate it 2 degrees right and trim the empty corners afterwards',
    'rotate(degrees=2) crop(left=0.06,top=0.06)',
  ],
  ['straighten it and crop the slanted edges off', 'straighten'],
  ['make the verticals straight if you can', 'straighten'],
  ['make it 1080x1350 with white bars where needed', 'pad(ratio=1080:1350,colour=white)'],
  // Sheets of several pictures
  [
    'two side by side, mark them A and B in the top corner',
    'sideBySide(direction=row) text(text=A) text(text=B)',
  ],
  [
    'number the photos 1, 2 and 3 at the bottom, all in a row',
    'sideBySide(direction=row) text(text=1) text(text=2) text(text=3)',
  ],
  ['put both above each other without any gap', 'sideBySide(direction=stack,gap=0)'],
  ['stack the two screenshots vertically', 'sideBySide(direction=stack)'],
  [
    'collage of both, round corners, dark grey background',
    'collage(colour=dark grey,rounded=true)',
  ],
  [
    'stick my dog photo on the beach one, smaller, bottom right',
    'blendSubject(subject=0,into=1,place=right,size=0.4)',
  ],
  [
    'put him in photo 2, on the left, not too big',
    'blendSubject(subject=0,into=1,place=left,size=0.4)',
  ],
  [
    'make us smaller and put us in the bottom left of the lake photo',
    'blendSubject(subject=0,into=1,place=left,size=0.4)',
  ],
  ['flip it and put it beside the second', 'sideBySide(direction=row) flip(axis=horizontal)'],
  [
    'white frame, then a thinner grey one around it',
    'frame(colour=white) frame(colour=grey,share=0.018)',
  ],
  [
    'thin red border, then a thicker white border',
    'frame(colour=red) frame(colour=white,share=0.075)',
  ],
  // Texts one below the other
  [
    'text "Open" at the top and below in smaller "9 to 5"',
    'text(text=Open,scale=1) text(text=9 to 5,scale=0.6)',
  ],
  ['write "For sale" at the bottom, smaller', 'text(text=For sale,scale=0.6)'],
  ['write two lines: "Yard Sale" and "Sunday"', 'text(text=Yard Sale) text(text=Sunday)'],
  // What alone keeps its colour
  [
    'just the lavender in colour please, all else black and white, and add a thin white frame',
    'saturation(percent=-100) frame(colour=white)',
  ],
  ['black and white but keep the yellow taxis yellow', 'saturation(percent=-100)'],
  ['colour pop: only the orange leaves', 'saturation(percent=-100)'],
  ['keep the subject in colour, all else grey', 'grayscale@background'],
  // A light that is there, and looks that are none
  ['make it night with the street lamps on, as if shot at midnight', 'night(percent=90)'],
  ['make it night, leave the windows glowing', 'night(percent=90)'],
  ['gentle snow and colder colours', 'warmth(percent=-30) snow(percent=30)'],
  ['a cosy autumn mood please', 'warmth(percent=30)'],
  ['the colours are off because of the neon light, make them natural again', 'whiteBalance'],
  ['more muted please, the parrots look cartoonish', 'saturation(percent=-30)'],
  ['oval vignette, soft white edges', 'vignette(light=true)'],
  ['lower contrast and soften it a bit', 'contrast(percent=-18)'],
  ['comic style with fewer colours', 'posterise(levels=10) comic'],
  // Faults, with what is wished behind them
  ['i hate how yellow it looks, fix that', 'warmth(percent=-30)'],
  [
    'someone slapped a filter on this, get rid of it, everything is green, I want normal skin',
    'whiteBalance',
  ],
  [
    'our recipe is yellow in this, make the page properly white so I can read it',
    'whiteBalance brightness contrast',
  ],
  ['please take the yellow out of the walls, they are white in real life', 'whiteBalance'],
  ['the sign is hard to read, make it more legible', 'contrast(percent=18) sharpen'],
  ['her dress is purple in reality but looks blue, fix that', 'recolour(from=blue,to=purple)'],
  ['my old school photo, faded and creased, bring it back', 'restore'],
  ['get rid of the dust specks and the scratches, leave the date in the corner', 'restore'],
  ['make it less busy behind her, maybe blur it', 'backgroundBlur'],
  ['blur the background but keep the dog and the ball sharp', 'backgroundBlur'],
  ['beach behind us, but blurry', 'replaceBackground(scene=beach) blur@background'],
  [
    'the hall is too dark but the windows are burnt out. lift the shadows, protect the windows',
    'shadows(percent=50)',
  ],
  ['brighten her skin a touch and leave the background as it is', 'portraitLight'],
  ['could the sea be bluer, but our skin should not turn blue', 'saturation@background(hues=blue)'],
  [
    'it is for my passport, plain white background',
    'format(format=passport) replaceBackground(to=colour)',
  ],
  // What is only told
  ['we both look like ghosts here, warm it up', 'warmth(percent=30)'],
  ["she's turning 40 so write “Hooray” in gold", 'text(text=Hooray,colour=gold)'],
  ['kitchen for listing: brighter, straighten it', 'straighten brightness'],
  ['my staff photo: plain grey background', 'replaceBackground(to=colour)'],
  ['less noise, it was dark in the church, we only had a cheap phone', 'denoise'],
  ['more saturated, the soup looks horrendous', 'saturation(percent=30)'],
  ['the cat moved so it is a bit blurry, sharpen it', 'sharpen'],
  [
    'my niece drew a dragon: cut it out with a fat black outline like a sticker',
    'sticker(colour=black)',
  ],
  ['the bench and the sign I circled, remove both', 'erase'],
  ['the tulips look neon, tone them down', 'saturation(percent=-30)'],
  ['the picture looks painted, sharpen it', 'sharpen'],
  ['800x600, with a white border', 'resize(width=800,height=600) frame(colour=white)'],
  ['make the jacket less green', 'saturation(percent=-15,hues=green)'],
  ['take the red out of his eyes', 'redEye'],
];

/** Done in part; what is left is told. */
export const ARRANGED_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  refused: string,
])[] = [
  ['gentle snow please, and my red hat should stay red', 'snow(percent=30)', 'my red hat'],
  [
    'cool the picture down, but keep the fire orange',
    'warmth(percent=-30)',
    'keep the fire orange',
  ],
  [
    'remove the timestamp (those yellow digits) and the noise, it was a terrible little camera',
    'denoise(percent=80)',
    'remove the timestamp',
  ],
];

/** Nothing of these can be done. */
export const ARRANGED_REFUSALS: readonly string[] = [
  'half me, half my sister, cut down the middle, no blending',
  'Put a party hat sticker on the cat',
];
