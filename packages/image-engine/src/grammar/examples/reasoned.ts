/** Wishes with their reasons, limits and follow-ups, and the plan of each. */
export const REASONED_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  ['get the faded colours back', 'restore'],
  ['one above the other, thin white line between them', 'sideBySide(direction=stack,gap=0.006)'],
  ['put the date 3 May 2023 in the top right corner, small', 'text(text=3 May 2023,scale=0.6)'],
  ['sharpen it please, the writing on the label is hard to read', 'sharpen'],
  ['the numbers on the ticket are illegible', 'sharpen'],
  ['it is possible to remove the haze from the hills?', 'dehaze'],
  ['everything grey, only the scarf is red', 'saturation(percent=-100)'],
  ['make me one of these figurines that everybody has', 'figurineLook'],
  ['blur the untidy kitchen', 'backgroundBlur(percent=50)'],
  [
    'plain grey behind me, head and shoulders only',
    'format(format=profile) replaceBackground(colour=grey)',
  ],
  ['a linkedin photo please', 'format(format=profile)'],
  ['pink sky', 'replaceSky(sky=sunset)'],
  ["My nephew's eyes came out bright red because of the flash. Could this be fixed?", 'redEye'],
  ["both dogs' eyes have gone red, can anything be done about that?", 'redEye'],
  [
    'Place both beside each other, with Then on the left one and Now on the right one',
    'sideBySide(direction=row) text(text=Then) text(text=Now)',
  ],
  [
    'label the left one Monday and the right one Friday, put them side by side',
    'sideBySide(direction=row) text(text=Monday) text(text=Friday)',
  ],
  [
    'We require this photo in 900 x 600 pixels, it must not be squashed',
    'resize(width=900,height=600)',
  ],
  [
    'Merry Christmas Grandad, in red letters at the bottom, curly script',
    'text(text=Merry Christmas Grandad,colour=red,typeface=handwritten)',
  ],
  [
    'happy 18th Chloe! across the bottom in pink handwriting',
    'text(text=Happy 18th Chloe!,colour=pink,typeface=handwritten)',
  ],
  ['Grain is too much in the corner. Kindly lower the same.', 'denoise(percent=80)'],
  ["sharpen it, but don't make her skin look plastic", 'sharpen(percent=50)'],
  ["more saturation but don't turn us into tomatoes", 'saturation(percent=15)'],
  ["make it warmer, but we shouldn't look like carrots", 'warmth(percent=15)'],
  [
    'sepia with a thin black line round the edge',
    'sepia(percent=100) frame(style=plain,colour=black,share=0.018)',
  ],
  ['This slide has faded to orange over the years. Get it back to how it was', 'restore'],
  ["there are creases across grandad's face and a tear at the corner, please mend it", 'restore'],
  ["There's a tea stain on this old photo of my parents. Clean it up, leave the date", 'restore'],
  [
    'Swap the background for the lake photo I sent second, and blur the lake slightly',
    'replaceBackground(to=picture,index=1) blur@background(percent=25)',
  ],
  ['cartoon, but only in blue tones', 'duotone(shadows=blue,highlights=pale blue) cartoon'],
  ['neon look in green and blue please', 'duotone(shadows=blue,highlights=green) neon'],
  ['A pencil sketch, no colour, and the paper stays white', 'pencilSketch(coloured=false)'],
  ["it's so dark you can't see her face, the window was behind her", 'portraitLight(percent=75)'],
  ['Make it night, but you should still recognise us', 'night(percent=60)'],
  ['comic style with a big BOOM! at the top', 'comic text(text=BOOM!)'],
  ['our team colour is navy. Put the player on that', 'replaceBackground(to=colour,colour=navy)'],
  [
    'vintage, brown tones, and faded corners',
    'sepia(percent=100) vintage(percent=100) vignette(light=true)',
  ],
  [
    'paint the shed dark green so my wife can decide, leave the white trim as it is',
    'recolour(to=dark green,thing=shed)',
  ],
  ['Merge the two so that the first slowly fades into the second', 'doubleExposure(form=dissolve)'],
  [
    'Make it snow and have the whole scene a bit bleaker, no storm',
    'brightness(percent=-10) snow(percent=60)',
  ],
  ["why is this so yellow? my kitchen isn't that yellow", 'warmth(percent=-30)'],
  ['just the baby in colour and everyone else black and white', 'grayscale@background'],
  [
    "I scanned the letter and it's grey; make the paper white with black writing",
    'brightness(percent=20) contrast(percent=18) sharpen(percent=100)',
  ],
  ['remove the table so only the ring is left', 'removeBackground'],
  ['it looks overedited, please make it more natural', 'saturation(percent=-15)'],
  [
    'Write "Lisa Photography" bottom right, see through, and raise the brightness a little so the dress can be seen',
    'brightness(percent=10) text(text=Lisa Photography,opacity=0.5)',
  ],
  ['the whites need toning down, leave the family alone', 'highlights@background(percent=-50)'],
  ['straighten this, the floor drops to the right', 'straighten'],
  ['the photo is upside down, turn it the right way up', 'rotate(degrees=180)'],
  ['crop it... no wait, just blur the background', 'backgroundBlur(percent=50)'],
  ['make it cooler like in a nordic thriller', 'warmth(percent=-30)'],
  ['my thumb is in the corner, never mind that, just brighten it', 'brightness(percent=20)'],
  ['make the background red silk or just red', 'replaceBackground(to=colour,colour=red)'],
  ['Enlarge it for an A2 poster', 'resize(edge=long,px=7016)'],
  [
    'one above the other, call them Summer and Winter',
    'sideBySide(direction=stack) text(text=Summer) text(text=Winter)',
  ],
  ['we want to sell the flat, so brighten the living room', 'brightness(percent=20)'],
  ['Turn my dog into a cartoon but keep the garden real', 'cartoon@subject'],
  ['can you pop a wooden frame on it, not too thick', 'frame(style=wood,share=0.12)'],
  ['it came out too contrasty, ease it off a little', 'contrast(percent=-18)'],
  ['make everything but the red bus grey', 'saturation(percent=-100)'],
  ["the cake is the star here, blur what's round it", 'backgroundBlur(percent=50)'],
  ['Could you make the snow whiter, it looks blue', 'whiteBalance'],
  [
    'please do nothing to the faces, just take the noise out of the dark bits',
    'denoise@background(percent=80)',
  ],
  [
    "I'd prefer the curtains in mustard, they are grey at the moment, everything else can stay",
    'recolour(from=grey,to=mustard,thing=curtains)',
  ],
  [
    'Put "Open Day" along the bottom in white, thin letters, and a dark strip behind it',
    'text(text=Open Day,colour=white,bar=black)',
  ],
  ["Take the left half away, it's only a wall", 'crop(left=0.5)'],
  ['sticker of our dog with a thin black rim around it', 'sticker(edge=0.01)'],
  ['Write the words in French: Bon voyage, at the bottom', 'text(text=Bon voyage)'],
  ['give the roses more colour', 'saturation(percent=30)'],
  ["my wife's eyes went red, the flash was too near", 'redEye'],
  [
    'make it look like an oil painting but leave the surroundings as they are',
    'oilPainting@subject',
  ],
  ["it's so dark nobody can see us, the window was behind us", 'portraitLight(percent=75)'],
  ['brand colour is teal. Set the shoe on it', 'replaceBackground(to=colour,colour=teal)'],
  ['make our lawn and flowers pop a bit more', 'saturation(percent=30)'],
  ['neon outlines, purple and cyan', 'duotone(shadows=purple,highlights=cyan) neon'],
  ['sketch of my boat, pencil only, no colour, the paper white', 'pencilSketch(coloured=false)'],
  [
    'put both side by side and label them before and after',
    'sideBySide(direction=row) text(text=Before) text(text=After)',
  ],
];

/** Beside a wish it is told why, what for or how the picture came about: nothing of that is asked for. */
export const WISHES_WITH_REASONS: readonly (readonly [prompt: string, plan: string])[] = [
  ['soft window light from the right, please', 'portraitLight(percent=35,side=right)'],
  ['because the background is ugly, make it white', 'replaceBackground(to=colour,colour=white)'],
  ['make it warmer, because the other filter was rubbish', 'warmth(percent=30)'],
  ["crop to a square, I'm going to print it on a mug", 'crop(ratio=1:1)'],
  ["take the background away, otherwise the shop won't take it", 'removeBackground'],
  ['flip it, shame the sign reads backwards', 'flip(axis=horizontal)'],
  ['800 px breit, sonst meckert das Portal', 'resize(width=800)'],
  ['doppelt so groß, ist fürn Kalender', 'resize(factor=2)'],
  ['dichter Nebel, dass man den Turm nur noch ahnt', 'fog'],
  ['entrauschen bitte. War ein Abend im Jazzkeller mit ISO 12800', 'denoise'],
  ['schwarzweiß, das war an Opas Siebzigstem', 'grayscale'],
  ['el doble de grande, voy a colgarla en el pasillo', 'resize(factor=2)'],
  ['ponla en blanco y negro, era un domingo en Lugo', 'grayscale'],
  ['quita el fondo, que la necesito para un anuncio', 'removeBackground'],
  ['agrandis-la deux fois, sinon on voit rien de loin', 'resize(factor=2)'],
  ["noir et blanc, c'était un dimanche de pluie", 'grayscale'],
];

/** What is done of a wish, and the words of the rest. */
export const REASONED_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  refused: string,
])[] = [
  [
    'Make the background a gradient from pink to orange, top to bottom',
    'replaceBackground(to=scene,scene=gradient)',
    'top to bottom',
  ],
  // Behind the word for a reason may stand a wish.
  ['heller bitte, sonst alles schwarzweiß', 'brightness', 'sonst alles schwarzweiß'],
];

/** Nothing of these can be done. */
export const REASONED_REFUSALS: readonly string[] = [
  'put my head on his body',
  "stickers of two little hearts on the cat's head",
  'erase the lady behind us (with the pram)',
  "Turn the pear into a lemon and sharpen the plate's rim",
];
