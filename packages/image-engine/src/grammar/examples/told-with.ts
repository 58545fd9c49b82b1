/** Wishes with what belongs to them told behind: how far, whom it spares, what comes of it by itself. */
export const TOLD_WITH: readonly (readonly [prompt: string, plan: string])[] = [
  // Damage beside a wish that mends it, and what comes of a cut or a width by itself
  ['repair my parents wedding picture, the folds, the stains, the yellowing', 'restore'],
  ['this slide got some mildew spots, restore it please, and the scratches too', 'restore'],
  ['restore the scan: water marks, foxing', 'restore'],
  ['an old print with a crease across the middle and tea stains; mend those', 'restore'],
  ['straighten the shelf and cut off whatever sticks out', 'straighten'],
  ['level it, then trim the corners that are left empty', 'straighten'],
  ['900 px wide, height in proportion', 'resize(width=900)'],
  ['700 px high, the width can adjust itself', 'resize(height=700)'],
  // Softer, flatter, paler
  ['grayscale, contrast kept soft', 'grayscale contrast(percent=-18)'],
  ['sepia and keep the contrast down', 'sepia contrast(percent=-18)'],
  ['black and white but not too contrasty', 'grayscale contrast(percent=-18)'],
  ['retro look, but keep the colours subdued', 'saturation(percent=-30) vintage(percent=100)'],
  ['anime with thin lines, keep it gentle', 'anime(percent=30)'],
  ['oil painting, keep the brush strokes subtle', 'oilPainting(percent=30)'],
  ['hdr, but not one of those garish real estate ones', 'hdr(percent=45)'],
  ['clean up the noise without losing the texture', 'denoise(percent=50)'],
  ['sunset light, but leave the faces natural', 'goldenHour@background(percent=75)'],
  ['more contrast, but only the tiniest bit', 'contrast(percent=8)'],
  // By how much
  ['the shadows are way too dark, lift them by 35%', 'shadows(percent=35)'],
  ['colours are too loud, tone them down by about 25 percent', 'saturation(percent=-25)'],
  ['the grain is terrible, cut it by half', 'denoise(percent=50)'],
  ['turn the saturation right up', 'saturation(percent=55)'],
  ['brightness up to the max', 'brightness(percent=52)'],
  // What belongs to the wish
  ['sticker of our parrot without a white edge', 'removeBackground'],
  ['crop it square, make sure the baby stays in the frame', 'pad(ratio=1:1)'],
  [
    'white background and a nicer light on my face',
    'portraitLight replaceBackground(to=colour,colour=white)',
  ],
  ['pencil sketch that fades to white at the edges', 'pencilSketch vignette(light=true)'],
  ['sepia and a bit of film grain on top', 'sepia grain(percent=25)'],
  ['sepia, then rotate it upright', 'rotate(degrees=90) sepia'],
  ["I'd like it as a 60s family snap", 'vintage'],
  [
    'a thick blue border, then a thin white one around it',
    'frame(colour=blue) frame(colour=white)',
  ],
  [
    'paint the gate red, leave the bricks as they are, then sharpen it slightly',
    'recolour(to=red,thing=gate) sharpen(percent=50)',
  ],
  ['make the green of her dress pop and everything else grey', 'saturation(percent=-100)'],
  ['charcoal drawing but with a touch of colour', 'pencilSketch(coloured=true)'],
  ['screen print of my bike in teal and cream', 'duotone(shadows=teal,highlights=cream) poster'],
  ['give me that washed out kodak look', 'vintage'],
  // Faults that have the name of a look
  ['it looks pixelated when I zoom in', 'upscale(factor=2)'],
  ['this came out a bit yellowish', 'warmth(percent=-30)'],
  ['leaning about three degrees to the right, straighten it', 'straighten'],
  [
    'erase everything around the teapot and make it a pale mint',
    'replaceBackground(to=colour,colour=pale mint)',
  ],
  ['old photo of our street, torn and spots all over. Can it be rescued?', 'restore'],
  ['remove the yellow cast from her face', 'whiteBalance'],
  ['only the whites look a bit pink', 'whiteBalance'],
  ["I'd prefer it square over landscape", 'crop(ratio=1:1)'],
  ['warmer and a bit more contrast, but no retouching of the faces', 'warmth contrast'],
  ['line drawing, black on white please', 'pencilSketch(coloured=false)'],
  // Of several pictures
  [
    'a collage of these, wide black gaps, corners rounded',
    'collage(gap=0.026,colour=black,rounded=true)',
  ],
  ['collage of all three, and round the corners of the pictures', 'collage(rounded=true)'],
  ['half me half my sister, merged', 'doubleExposure(form=dissolve)'],
];
