/**
 * Wishes in which a word means something else than it does by itself, or one clause changes what
 * another asks for, each with the plan it has to come to and nothing refused.
 */
export const EXACT_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  ["put 'SALE' in the middle, red on white", 'text(text=SALE,colour=red,bar=white)'],
  // A part that is named behind the wish.
  ['add fog, but only in the background', 'fog@background'],
  ['sepia, just on the background', 'sepia@background'],
  ["don't blur me just the stuff behind me", 'backgroundBlur'],
  ['brighten the person, the background not', 'brightness@subject'],
  [
    'make it warmer and add contrast but leave the person alone',
    'warmth@background contrast@background',
  ],
  [
    'the dog is perfect but everything around it is too bright, darken that',
    'brightness@background(percent=-20)',
  ],
  ['saturate only the subject', 'saturation@subject'],
  [
    "please don't change anything except the background, make that light blue",
    'replaceBackground(to=colour,colour=light blue)',
  ],
  ['office background but blurry', 'replaceBackground(scene=office) blur@background'],
  // Complaints, praise and stories around a wish.
  ['make this less gloomy', 'brightness(percent=20)'],
  ['make the bg less busy', 'backgroundBlur'],
  ['the pic of my nan came out blurry and dark', 'brightness(percent=20) sharpen'],
  ['the snow looks blue', 'warmth(percent=30)'],
  ['skin looks orange, fix white balance', 'whiteBalance'],
  ['greenish tint gone pls', 'whiteBalance'],
  ['it was raining, make it sunny', 'warmth(percent=30)'],
  ['its tilting right, level it', 'straighten'],
  ['bring this 1950s photo back to life', 'restore'],
  ['cartoon but not too cartoony', 'cartoon'],
  ['upscale x4 for a poster print', 'upscale(factor=4)'],
  ['put a double rainbow', 'rainbow'],
  ['I would like a cozy autumn forest backdrop', 'replaceBackground(scene=autumn)'],
  // Quantities.
  ['30% more brightness and half the saturation', 'saturation(percent=-50) brightness(percent=30)'],
  ['brighten by one and a half stops', 'brightness(percent=45)'],
  ['-1 EV please', 'brightness(percent=-30)'],
  ['sunset glow, slight vignette, 16:9', 'crop(ratio=16:9) goldenHour vignette(percent=30)'],
  ['crop the right side by 20% and the left by 5%', 'crop(left=0.05,right=0.2)'],
  ['crop 10% off the top and bottom', 'crop(top=0.1,bottom=0.1,left=0)'],
  ['cut 200 pixels from the top', 'crop(top=200,unit=px)'],
  ['resize so the long side is 1000 px', 'resize(edge=long,px=1000)'],
  ['the short side should be 600 px', 'resize(edge=short,px=600)'],
  ['no bigger than 1200 pixels on any side', 'resize(edge=long,px=1200,most=true)'],
  ['max width 800px please', 'resize(width=800,most=true)'],
  ['print it on A4', 'crop(ratio=210:297)'],
  // Colours.
  ['the dress is red, make it blue', 'recolour(from=red,to=blue,thing=dress)'],
  ['can the walls be sage instead of white', 'recolour(from=white,to=sage)'],
  ['what if the kitchen cabinets were dark green?', 'recolour(to=dark green)'],
  // Colours of some hues only.
  ['make the green more vivid', 'saturation(percent=30,hues=green)'],
  ['pop the blues', 'saturation(percent=30,hues=blue)'],
  ['desaturate the reds a little', 'saturation(percent=-15,hues=red)'],
  ['make the sky bluer', 'tint@sky(colour=blue)'],
  ['greener grass please', 'saturation(hues=green)'],
  ['make the sky bluer and crop to a square', 'crop tint@sky(colour=blue)'],
  ['orange tones less saturated', 'saturation(percent=-30,hues=orange)'],
  ['blue saturation +40', 'saturation(percent=40,hues=blue)'],
  ['the purples are too strong', 'saturation(percent=-30,hues=purple)'],
  ['boost the blues and mute the reds', 'saturation(hues=blue) saturation(hues=red)'],
  ['more vivid yellows but only in the background', 'saturation@background(hues=yellow)'],
  ['make the red brighter', 'saturation(hues=red)'],
  ['keep only the red in colour', 'saturation(percent=-100)'],
  ['black and white except the yellow umbrella', 'saturation(percent=-100)'],
  ['keep the reds, everything else black and white, add grain', 'saturation grain'],
  ['black and white except the red car', 'grayscale@background'],
  ['give it a vivid green tint', 'tint(colour=vivid green)'],
  // Boxes, lists and capitals.
  ['fit within 1600 × 900', 'resize(width=1600,height=900,inside=true,most=true)'],
  ['scale to fit 1200x800', 'resize(width=1200,inside=true,most=undefined)'],
  ['crop to fit 1080x1920', 'crop'],
  ["1. brighter\n2. crop to square\n3. add text 'Hi'", 'crop brightness(percent=20) text(text=Hi)'],
  ['1) sepia 2) add a 5% border', 'sepia frame(share=0.05)'],
  ['put SALE in the top right', 'text(text=SALE)'],
  ['put 50% OFF in the corner and make it POP', 'enhance text(text=50% OFF)'],
  ['put ME on a beach', 'replaceBackground(scene=beach)'],
  ['make the shadows darker', 'shadows(percent=-50)'],
  ['highlights -20, shadows +15', 'shadows(percent=15) highlights(percent=-20)'],
  ['shadows: -30', 'shadows(percent=-30)'],
  [
    'lift the shadows by 30% and lower the highlights a little',
    'shadows(percent=30) highlights(percent=-25)',
  ],
  ['brighten the dark parts a little', 'shadows(percent=25)'],
  ['deepen the shadows on the subject', 'shadows@subject(percent=-50)'],
  ['reduce the highlights but keep the shadows', 'highlights(percent=-50)'],
  ['the windows are blown out, make it HDR', 'hdr(percent=75)'],
  ['brighter highlights please', 'highlights(percent=50)'],
  ['Tiefen +30, Lichter -20', 'shadows(percent=30) highlights(percent=-20)'],
  ['Lichter etwas runter', 'highlights(percent=-25)'],
  ['aclara un poco las zonas oscuras', 'shadows(percent=25)'],
  [
    'baisse un peu les hautes lumières et remonte les ombres',
    'shadows(percent=50) highlights(percent=-25)',
  ],
  ['fix the backlight', 'shadows(percent=50)'],
  // Words to write.
  ["make a meme: top text 'a' bottom text 'b'", 'text(text=a,typeface=poster) text(text=b)'],
  ['caption it ON MONDAY at top and NO WAY at bottom', 'text(text=ON MONDAY) text(text=NO WAY)'],
  ['add our agency name "Harbor Homes" bottom right', 'text(text=Harbor Homes)'],
  ['add the words best dad ever in handwriting', 'text(text=best dad ever,typeface=handwritten)'],
  ['text saying welcome home dad, big, white', 'text(text=welcome home dad,colour=white)'],
  ['write happy 5th birthday mia across the top', 'text(text=happy 5th birthday mia)'],
  ['put my instagram @bakedbyjo on it', 'text(text=@bakedbyjo)'],
  ['fit it within a 1600 × 1600 box', 'resize(edge=long,px=1600,most=true)'],
  ['crop a bit off the top', 'crop(top=0.1,bottom=0)'],
  ['write bottom right Anna 2024', 'text(text=Anna 2024)'],
  ['unblur the background', 'sharpen@background'],
  ['the red bag, make it blue', 'recolour(thing=bag)'],
];

/** What is refused, although words of it mean an operation. */
export const EXACT_REFUSALS: readonly string[] = [
  'remove all the people in the background but not my wife',
  'make my belly flatter',
  'i want to look like im in new york at night',
  'crop out the bottom watermark strip',
  'the dress is too dark, brighten it',
  'her coat looks dull, make it more colourful',
];

/** What is done in part: the plan, and what is left. */
export const EXACT_PARTLY: readonly (readonly [prompt: string, plan: string, left: string])[] = [
  ['make it black and white, ultra realistic, 8k', 'grayscale', '8k'],
  ['brighten and save as png', 'brightness', 'save as png'],
];
