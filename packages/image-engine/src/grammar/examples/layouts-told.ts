/** Texts, frames, cuts, turns and pairs as people tell of them: the plan of each. */
export const LAYOUTS_TOLD: readonly (readonly [prompt: string, plan: string])[] = [
  // Texts: slang for writing, where the letters run, how they look
  ['whack “Yard sale” on it in orange, bang in the middle', 'text(text=Yard sale,colour=orange)'],
  [
    'could we plonk “Chez Marie” along the lower edge in cream italics?',
    'text(text=Chez Marie,colour=cream,italic=true)',
  ],
  [
    'shove “Low tide” up top in teal, really see-through',
    'text(text=Low tide,colour=teal,opacity=0.2)',
  ],
  [
    "I'd quite like “Gone fishing” tucked into the top left corner, tiny, in white",
    'text(text=Gone fishing,colour=white,scale=0.6)',
  ],
  [
    '“Night shift” sprawled across the middle in massive yellow capitals',
    'text(text=Night shift,colour=yellow,capitals=true,scale=1.5)',
  ],
  ['the word “Fresh” centred at the top in bold green', 'text(text=Fresh,colour=green)'],
  ['add “Our garden”, vertically centred on the right, in brown', 'text(colour=brown)'],
  [
    '“Best brother” floating in the sky in white cursive',
    'text(typeface=handwritten,colour=white)',
  ],
  ['“Gate 7” under everything, grey, nothing too big', 'text(colour=grey,scale=0.6)'],
  ['write “Merci” in gold, at the top, huge', 'text(text=Merci,colour=gold,scale=1.5)'],
  ['put “Skye” at the bottom, in italics, thin letters', 'text(thin=true,italic=true)'],
  ['“Rent me”, approx 50 px, top right, black', 'text(px=50,colour=black)'],
  ['have “Tea room” sit on a white strip at the top', 'text(text=Tea room,bar=white)'],
  ['I want that it stands “Herzlich” above in blue', 'text(text=Herzlich,colour=blue)'],
  ['Please to write “Sunday” at bottom with small red letter', 'text(colour=red,scale=0.6)'],
  [
    'stick the watermark “PROOF” over the whole picture, very transparent',
    'text(text=PROOF,width=0.88,opacity=0.2)',
  ],
  [
    '“Up” above and “Down” below, both in white',
    'text(text=Up,colour=white) text(text=Down,colour=white)',
  ],
  ['label it “Lake Como” in small print down the bottom right', 'text(scale=0.6)'],
  [
    'any chance of “Bakery” in old fashioned letters, top, dark red',
    'text(typeface=serif,colour=dark red)',
  ],
  [
    'the writing should be legible, so white with a black outline: “Way out”',
    'text(text=Way out,colour=white,outlined=true)',
  ],
  ['make “Porto” span the whole width at the bottom', 'text(text=Porto,width=0.88)'],
  // Frames
  ['lob a thin silver border round it', 'frame(colour=silver,share=0.018)'],
  ["it'd look lush in a dark wooden frame", 'frame(style=wood)'],
  ['the picture seems a bit naked, give it a thin brown border', 'frame(colour=brown,share=0.018)'],
  [
    'framed in gold with a white mount inside please',
    'frame(style=gallery,colour=white,rail=gold)',
  ],
  ['mount it in cream with a black frame', 'frame(style=gallery,colour=cream,rail=black)'],
  ['frame this up for me in pale oak', 'frame(style=wood,rail=light)'],
  ['the photo should lie on a grey card', 'frame(style=card,colour=grey)'],
  [
    'two borders, a thin gold inside and black outside',
    'frame(colour=gold,share=0.018) frame(colour=black)',
  ],
  ['white border outside and black line inside', 'frame(colour=black) frame(colour=white)'],
  ['a frame like on an old painting please', 'frame(style=gallery,rail=gold)'],
  ['get the corners curved a bit', 'roundedCorners(share=0.03)'],
  [
    'side by side with a thick red frame around both',
    'sideBySide(colour=white) frame(colour=red,share=0.075)',
  ],
  // Cuts
  ['centre the dog in the frame', 'subjectCrop(fit=centre)'],
  ['lop a fifth off the top', 'crop(top=0.2,bottom=0)'],
  ['slice 80 pixels off the bottom', 'crop(bottom=80,unit=px)'],
  ["there's far too much grass, chop a bit off", 'crop(bottom=0.1,top=0)'],
  ["we've got loads of empty ceiling, crop the top third off", 'crop(top=0.33,bottom=0)'],
  ['the top quarter is dead space, ditch it', 'crop(top=0.25)'],
  ["some bloke's arm is along the left edge, trim it off", 'crop(left=0.1,right=0)'],
  ['the bottom half is all we need', 'crop(top=0.5,bottom=0)'],
  ['get rid of the left 20 percent, would you', 'crop(left=0.2,right=0)'],
  ['go in tighter on the bride', 'subjectCrop(fit=close)'],
  ['only my face and shoulders, chop off the rest', 'format(format=profile)'],
  ["I'd prefer a wide crop, 16:9", 'crop(ratio=16:9)'],
  ['upright instead of landscape, 2:3', 'crop(ratio=2:3)'],
  ['cut it down to letter size', 'crop(ratio=17:22)'],
  // Sizes
  ['the image has to be exactly 640 by 480', 'resize(width=640,height=480)'],
  ['our printer only accepts 900x600 px files', 'resize(width=900,height=600)'],
  ['can the photo be shrunk down to 40 percent', 'resize(factor=0.4)'],
  ["this file's titchy, please upscale it by three", 'upscale(factor=3)'],
  ["the height mustn't exceed 700", 'resize(height=700,most=true)'],
  // Turns
  ["it's lying on its right side, stand it up", 'rotate(degrees=270)'],
  ["he's looking right but he should look left", 'flip(axis=horizontal)'],
  ['tip the photo 6 degrees clockwise for a jaunty look', 'rotate(degrees=6)'],
  ['turn it a couple of degrees to the right', 'rotate(degrees=3)'],
  ['the slide was scanned back to front', 'flip(axis=horizontal)'],
  // Places, and several pictures
  [
    'LinkedIn portrait against a plain grey background',
    'format(format=profile) replaceBackground(to=colour)',
  ],
  ['avatar, circular please', 'format(format=roundProfile)'],
  [
    'before on the left, after on the right, captioned',
    'sideBySide(direction=row) text(text=Before) text(text=After)',
  ],
  ['let the first picture show through the second', 'doubleExposure(first=1,other=0)'],
  [
    'the boy out of picture 1 should be standing in picture 2, on the left',
    'blendSubject(subject=0,into=1,place=left)',
  ],
  [
    'take my mum from the second picture and put her on the left of the first',
    'blendSubject(subject=1,into=0,place=left)',
  ],
  ['use photo 1 as the background for photo 2', 'blendSubject(subject=1,into=0)'],
  [
    'My grandson from the first photo, put him before the castle of the second',
    'blendSubject(subject=0,into=1)',
  ],
  [
    'I want to see the sea inside my profile, as a double exposure',
    'doubleExposure(form=silhouette)',
  ],
  ['a collage of these photos with no gaps', 'collage(gap=0)'],
  ['export it in 1080x1350', 'resize(width=1080,height=1350)'],
  ['The lettering on the mug is backwards, invert the photo', 'flip(axis=horizontal)'],
  [
    'Duotone teal and cream with the text "Open" at the bottom',
    'duotone(shadows=teal,highlights=cream) text(text=Open,colour=null)',
  ],
  ['only the lamp, cut out', 'removeBackground'],
  ['make it better, erase what I marked', 'erase enhance'],
  ['it is upside down, straighten it', 'rotate(degrees=180)'],
  ['a figurine of me, in resin, standing on a shelf', 'figurineLook'],
  // Two texts with one place, labels of a pair, which picture stands where
  [
    'write "Tide" in silver with "pools" underneath at the top left',
    'text(text=Tide,colour=silver) text(text=pools)',
  ],
  [
    'next to each other, label them 1998 and 2020',
    'sideBySide(direction=row) text(text=1998) text(text=2020)',
  ],
  [
    'stack both and caption them 2001 and 2021',
    'sideBySide(direction=stack) text(text=2001) text(text=2021)',
  ],
  [
    'beside each other, put old and new below them',
    'sideBySide(direction=row) text(text=Old) text(text=New)',
  ],
  ['side by side, first on the left', 'sideBySide(direction=row)'],
  [
    'double exposure with a half transparent silhouette of my dad over the harbour',
    'doubleExposure(form=silhouette,percent=50)',
  ],
  ['blend both, mainly the second', 'doubleExposure(form=dissolve,percent=70)'],
  ['the caption "© Ines" bottom right, barely visible', 'text(text=© Ines,opacity=0.2)'],
  ['write "Servus" at the top, in italics', 'text(text=Servus,italic=true)'],
  ['put our names Ida and Ben in white at the bottom', 'text(text=Ida and Ben,colour=white)'],
  // Sides, banners, sheets that a print is for
  ['trim a bit off the sides', 'crop(left=0.1,top=0,right=0.1,bottom=0)'],
  ['chop the sides off so only the boat is left', 'crop(left=0.1,top=0)'],
  ['20% off both sides', 'crop(left=0.2,top=0,right=0.2)'],
  ['crop me to the bust', 'format(format=profile)'],
  ['make a website header out of this', 'crop(ratio=3:1)'],
  ['double the resolution, we want to print it on A2', 'upscale(factor=2)'],
  ['twice as large but still sharp', 'upscale(factor=2)'],
  ['square with blurry borders for instagram', 'pad(ratio=1:1,colour=null)'],
  ['4:5 and at least 1500 px wide', 'crop(ratio=4:5) resize(width=1500)'],
  ['the horizon is tilted, about 4 degrees to the left', 'rotate(degrees=4)'],
  [
    'wide white border with a narrow grey line',
    'frame(colour=white,share=0.075) frame(colour=grey,share=0.018)',
  ],
  ['bucket and ladder away please', 'erase'],
];
