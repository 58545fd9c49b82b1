/** Wishes with marks, limits, kept colours, true whites and asides, and the plan of each. */
export const RESTRAINED: readonly (readonly [prompt: string, plan: string])[] = [
  ['trim out the tourists on the left', 'crop(left=0.1,right=0)'],
  // The colour of a mark is none of the picture.
  ['Get rid of the two cones, I circled both of them in yellow', 'erase'],
  ['the drain pipe is boxed in blue, take it out', 'erase'],
  ["I've drawn a red circle around the sticker on the door, remove it", 'erase'],
  ["take the thumb out of the corner, I've drawn over it in green", 'erase'],
  ['remove the lettering on the van, I boxed it', 'erase'],
  // What fills the sides of a shape
  [
    "make it square for instagram with black stripes left and right, don't crop",
    'pad(ratio=1:1,colour=black)',
  ],
  [
    '4:5 please, pale grey bars above and below instead of cropping',
    'pad(ratio=4:5,colour=pale grey)',
  ],
  // Looks in two inks
  [
    'screen print of my shop front, only navy and cream',
    'duotone(shadows=navy,highlights=cream) poster',
  ],
  [
    'turn this into a poster in two colours: dark green and pale yellow',
    'duotone(shadows=dark green,highlights=pale yellow) poster',
  ],
  ['duotone pink and navy like a Spotify cover', 'duotone(shadows=navy,highlights=pink)'],
  // What is white in truth
  ['make the napkins white as they are in reality, the lamp turned them orange', 'whiteBalance'],
  ['our tiles are white but look yellow under the lamps, please correct that', 'whiteBalance'],
  ['make the shirt white again, it looks blue because of the snow', 'whiteBalance'],
  ['everything has gone green because of the neon tubes', 'whiteBalance'],
  // What keeps its colour
  ['black and white, just the scarf stays green', 'saturation(percent=-100)'],
  ['black and white except the kite in the sky, which stays yellow', 'saturation(percent=-100)'],
  [
    "paint the blue gate black, and don't touch the orange bricks",
    'recolour(from=blue,to=black,thing=gate)',
  ],
  [
    'make the curtains navy instead of green, the armchair can stay brown',
    'recolour(from=green,to=navy,thing=curtains)',
  ],
  ['the flag has faded to pink, make it red again', 'recolour(from=pink,to=red,thing=flag)'],
  // Dark, veiled and untidy
  ['the kids are all dark in front of the window', 'brightness@subject(percent=20)'],
  ['the lamp was behind us and we came out as black silhouettes', 'brightness(percent=20)'],
  ['even out the light, the right half is much darker', 'enhance'],
  ['hide the clutter behind my desk', 'backgroundBlur'],
  ["you can't see the church any more through the fog", 'dehaze'],
  ['the hills have disappeared in the haze', 'dehaze'],
  ['lighten the dark bits, my dog is barely visible in the hallway', 'shadows(percent=50)'],
  ['the bin behind us is an eyesore, blur it', 'backgroundBlur'],
  // How much, and how little
  ['reduce the grain, but gently', 'denoise(percent=50)'],
  [
    'fix the white balance and finally sharpen it, not too much',
    'whiteBalance sharpen(percent=50)',
  ],
  ['give it more colour, but nobody should notice that it was edited', 'saturation(percent=15)'],
  ['a soft vignette, hardly noticeable', 'vignette'],
  ['oil painting, but the faces must stay recognisable', 'oilPainting'],
  // Angles
  ['the shelf hangs crooked, rotate 2 degrees left', 'rotate(degrees=358)'],
  ['the picture is tilted by roughly 3 degrees, sort that out', 'straighten'],
  ['rotate it so that the lighthouse stands upright', 'straighten'],
  // What is told beside a wish
  ["straighten this please, it's been driving my wife mad for weeks", 'straighten'],
  [
    'watercolour of the harbour and leave the paper white, the last app I used made it muddy',
    'watercolour',
  ],
  ["crop closer on the vase, there's a lot of empty shelf around it", 'subjectCrop(fit=close)'],
  [
    'visa photo 35 by 45 mm on a white background',
    'format(format=passport) replaceBackground(to=colour,colour=white)',
  ],
  ['fog, a lot of it, eerie', 'fog(percent=82)'],
  ['resize for email, 1024 wide is fine', 'resize(width=1024)'],
  ['make it smaller, 1000 pixels across is plenty for the parish website', 'resize(width=1000)'],
  [
    'we need the same white background (#FAFAFA) behind all mugs',
    'replaceBackground(to=colour,colour=#fafafa)',
  ],
  ["would you mind removing my niece's red eyes", 'redEye'],
  // "It" of what was named before
  [
    'turn the background into a forest and blur it a bit',
    'replaceBackground(to=scene,scene=forest) blur@background(percent=25)',
  ],
  [
    'use the second picture as the background but darken it',
    'replaceBackground(to=picture,index=1) brightness@background(percent=-20)',
  ],
  ["I don't like the blue door, paint it olive", 'recolour(from=blue,to=olive,thing=door)'],
  // Letters
  [
    'put a dark strip along the bottom with the words "Tea Room" in white',
    'text(text=Tea Room,colour=white,bar=black)',
  ],
  ['write "Open all day" across the top, black on yellow', 'text(colour=black,bar=yellow)'],
  [
    'write "Rosie" in the middle in gold and "turns six" at the bottom, smaller',
    'text(text=Rosie,colour=gold) text(text=turns six,scale=0.6)',
  ],
  ['put our names, Mia and Jo, at the bottom in white', 'text(text=Mia and Jo,colour=white)'],
  [
    'two pictures, one above the other, Then on the first and Now on the second',
    'sideBySide(direction=stack) text(text=Then) text(text=Now)',
  ],
  [
    'double exposure of my profile and the waves, the waves only inside my head',
    'doubleExposure(form=silhouette)',
  ],
  // How little, told by what it is made of, by its name or by the colour it brings
  ['let it rain, just a couple of drops', 'rain(percent=30)'],
  ['snow over the roofs, no more than a handful of flakes', 'snow(percent=30)'],
  ['some fog, but so that the boats can still be seen', 'fog(percent=35)'],
  ["sunset light on the terrace, it mustn't look too orange", 'goldenHour(percent=45)'],
  [
    "retro look and a white frame, the tones shouldn't be too yellow",
    'vintage(percent=50) frame(colour=white)',
  ],
  ["HDR and a blue frame, but don't overdo the HDR", 'hdr(percent=45) frame(colour=blue)'],
  ['a vignette and film grain, easy on the grain please', 'grain(percent=25) vignette(percent=55)'],
  ['warmer, but not too warm', 'warmth(percent=15)'],
  ['way too noisy, fix it, but not too strong', 'denoise(percent=50)'],
  ['very grainy picture. reduce the grain, but gently', 'denoise(percent=50)'],
  ['extremely hazy, please clear it up', 'dehaze(percent=80)'],
  ['blur what is behind us, but not too much', 'backgroundBlur(percent=25)'],
  // Said once for all in a row
  [
    'brighten, sharpen and saturate it, just a touch',
    'saturation(percent=15) brightness(percent=10) sharpen(percent=50)',
  ],
  [
    'sharper, brighter and warmer, only a little',
    'warmth(percent=15) brightness(percent=10) sharpen(percent=50)',
  ],
  [
    'a bit more saturation, contrast and warmth',
    'warmth(percent=15) saturation(percent=15) contrast(percent=8)',
  ],
  ['increase brightness and contrast slightly', 'brightness(percent=10) contrast(percent=8)'],
  ['sharpen and add a soft vignette', 'sharpen(percent=100) vignette(percent=30)'],
  // What is left of a picture is the picture
  [
    "cut off the top quarter and make what's left brighter",
    'crop(top=0.25,bottom=0) brightness(percent=20)',
  ],
  ['crop to 4:3 and warm up what remains a little', 'crop(ratio=4:3) warmth(percent=15)'],
  ['trim the left edge, then desaturate the rest', 'crop(left=0.1) saturation(percent=-30)'],
  [
    'blur the background and brighten the rest a little',
    'backgroundBlur brightness@subject(percent=10)',
  ],
  [
    'remove the background and make what is left a bit sharper',
    'removeBackground sharpen(percent=50)',
  ],
  // Said of something that was named before
  ['restore this one of my great aunt', 'restore'],
  ['smooth out the folds in this old print', 'restore'],
  [
    'mountains behind us, and those mountains a little blurred',
    'replaceBackground(scene=mountains) blur@background(percent=25)',
  ],
  ['make the backdrop a little out of focus', 'backgroundBlur(percent=25)'],
  ['close crop on his head and shoulders', 'format(format=profile)'],
  ['a touch more warmth on her face', 'warmth@subject(percent=15)'],
  ['make his skin a bit warmer', 'warmth@subject(percent=15)'],
  ['turn my son into an action figure, shiny plastic on a wooden stand', 'figurineLook'],
  ['comic style without the halftone dots, blue frame', 'comic frame(colour=blue)'],
  ['a frame around it, a thick black one', 'frame(colour=black,share=0.075)'],
  ['a dense layer of fog over the field', 'fog(percent=82)'],
  ['snow, big flakes, plenty of them', 'snow(percent=85)'],
  ['make it 3:2, fill the sides with navy', 'pad(ratio=3:2,colour=navy)'],
  ['crop the floor off', 'crop(top=0,bottom=0.1)'],
  ['three times as big, but keep it crisp', 'upscale(factor=3)'],
  // Told beside a wish, and asking for nothing
  ['this is our hall after the renovation. brighter please', 'brightness(percent=20)'],
  ['the girl in the middle is my cousin, make it warmer', 'warmth(percent=30)'],
  ['we were standing on the pier when it happened, straighten it', 'straighten'],
  ['Grandpa carved the horse himself, more contrast please', 'contrast(percent=18)'],
  ['I snapped it with an old camera; upscale it 2x', 'upscale(factor=2)'],
  ['the weather was awful that day, brighten it', 'brightness(percent=20)'],
  ['our boat is green, border in green please', 'frame(colour=green)'],
  [
    'we bought the boat last year, paint it turquoise',
    'recolour(from=null,to=turquoise,thing=boat)',
  ],
  ['the slogan on her bag reads backwards, mirror it', 'flip(axis=horizontal)'],
  // Several faults, and how they are to be mended
  ['photo is blurry, dull and crooked, sort that out', 'straighten saturation(percent=30) sharpen'],
  ['the picture looks flat and lifeless, jazz it up', 'enhance contrast'],
  ['the slide has a reddish cast and is slightly rotated, fix both', 'straighten whiteBalance'],
];

/** What is done of a wish, and the words of the rest. */
export const RESTRAINED_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  refused: string,
])[] = [
  [
    'blur the background but not the basket beside her',
    'backgroundBlur',
    'not the basket beside her',
  ],
  [
    'change the silver van to dark blue but leave the rims',
    'recolour(to=dark blue)',
    'leave the rims',
  ],
  ['mirror it but leave the lettering readable', 'flip', 'leave the lettering readable'],
  ['stars round the corners and make it a comic', 'comic', 'stars round the corners'],
  // It gets warmer, and whoever asked is told of the coat.
  [
    'make it cooler, but the coat must keep its colour',
    'warmth(percent=-30)',
    'the coat must keep its colour',
  ],
  [
    'forest behind her, more contrast, but leave her scarf the colour it is',
    'replaceBackground(scene=forest) contrast(percent=18)',
    'leave her scarf the colour it is',
  ],
  ['restore it and afterwards put true colours in', 'restore', 'afterwards put true colours in'],
  [
    'sunset behind us, a little more warmth on our skin and have us holding hands',
    'replaceBackground(scene=sunset) warmth@subject(percent=15)',
    'have us holding hands',
  ],
  ['her eyes are closed, make it sepia', 'sepia', 'her eyes are closed'],
];

/** Nothing of these can be done. */
export const RESTRAINED_REFUSALS: readonly string[] = [
  'my ears look too big, make them smaller',
  'lighten the shadows under her eyes',
  "I'd like to have it without the date stamp",
];
