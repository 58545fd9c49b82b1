/** Wishes that stories run into, what is really seen, and what is wished for when something else cannot be. */
export const TOLD_AT_LENGTH: readonly (readonly [prompt: string, plan: string])[] = [
  [
    'so basically i want to sell these trainers on vinted and the carpet looks grim can you put a clean white background and make the whites actually white not yellow',
    'replaceBackground(colour=white) whiteBalance',
  ],
  ['the kitchen looks dingy could you make it brighter', 'brightness'],
  ['my daughter took this at the beach can you brighten it', 'brightness'],
  ['I am selling my sofa on ebay so can you remove the background', 'removeBackground'],
  ['make it warmer and can you add a frame', 'warmth frame'],
  ['write can you hear me at the top', 'text(text=can you hear me)'],
  ['make the whites actually white not yellow', 'whiteBalance'],
  ['get the whites white rather than cream', 'whiteBalance'],
  ['fix the yellow light from the lamps', 'whiteBalance'],
  ['remove the green light from the neon tubes', 'whiteBalance'],
  ['the slide has gone all pink', 'whiteBalance'],
  ['Lampenlicht neutral', 'whiteBalance'],
  ['Auf dem Dia vom Gardasee ist alles rosa geworden', 'whiteBalance'],
  [
    'i dont want any filter just make it look like my eyes saw it, the sunset was way more pink than this',
    'tint@sky(colour=pink)',
  ],
  ['make the sky a bit redder', 'tint@sky(colour=red)'],
  ['the sky was much more orange than this', 'warmth@sky'],
  ['the colours were much more intense in real life', 'saturation'],
  [
    "There's a green exit sign right above the altar, could you take it out, and maybe soften the light a little? Don't change the colour of the bridesmaids dresses, they're sage not mint",
    'erase contrast@background',
  ],
  ['the dress should be sage not mint', 'recolour(from=mint,to=sage,thing=dress)'],
  [
    "My eyesight isn't what it was, so could you please make the writing on this old letter darker and the paper whiter so that I can read it? No cropping please.",
    'whiteBalance brightness contrast',
  ],
  ['Das Papier weißer und die Schrift dunkler bitte', 'whiteBalance brightness contrast'],
  ['whiter paper, darker ink', 'whiteBalance brightness contrast'],
  ['make the paper white', 'recolour(to=white,thing=paper)'],
  ['Gelbstich raus, Tiefen hoch, fertig', 'whiteBalance shadows(percent=50)'],
  ['Lichter runter, Schatten rauf', 'shadows(percent=50) highlights(percent=-50)'],
  [
    'unser Flur dahinter sieht aus wie Kraut und Rüben. Mach da einfach was Weißes hin, den Kratzer am Fuß aber nicht wegretuschieren',
    'replaceBackground(colour=white)',
  ],
  ['Etwas Weißes dahinter bitte', 'replaceBackground(colour=white)'],
  ['put something grey behind it', 'replaceBackground(colour=grey)'],
  ['Den Lack zur Geltung bringen, soll auf mobile.de', 'enhance@subject'],
  ['heller bitte, das Foto soll auf Vinted', 'brightness'],
  ["brighter please, it's for etsy.com", 'brightness'],
  ['white background, listing it on autoscout24.com', 'replaceBackground(colour=white)'],
  ['ich verkaufe mein Auto auf mobile.de, heller bitte', 'brightness'],
  ['hier die Hausnummer schwärzen', 'erase'],
  ['den schwarzen Hund heller', 'brightness@subject'],
  ['Hintergrund weichzeichnen, aber net so arg', 'backgroundBlur(percent=25)'],
  ['Körnung Stärke 35', 'grain(percent=35)'],
  ['starke Körnung', 'grain(percent=85)'],
  ['brighten it without making me look plastic', 'brightness'],
  ['duotone black and yellow, our club colours', 'duotone'],
  ['mach nen schönen Rahmen drum', 'frame'],
  [
    'Old slide from about 1974, all gone magenta. Fix the white balance, clean off the dust and the scratches, and please keep the slide’s rounded corners.',
    'restore whiteBalance',
  ],
];

/** Sizes of files, sheets and borders, and pictures put together. */
export const MEASURED_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  ['Bitte unter 2 MB, sonst nimmt das Portal es nicht', 'resize(factor=0.5)'],
  ['Datei unter 2 MB bitte', 'resize(factor=0.5)'],
  ['smaller than 2 MB', 'resize(factor=0.5)'],
  ['500 KB max', 'resize(factor=0.5)'],
  ['it must not be bigger than 1 MB', 'resize(factor=0.5)'],
  ['que pese menos de 200 KB', 'resize(factor=0.5)'],
  ['en moins de 2 Mo', 'resize(factor=0.5)'],
  ['Trim the white edges off this scan', 'trim'],
  ['Ränder vom Scan wegschneiden', 'trim'],
  ['überstehende Ränder wegschneiden', 'crop'],
  ['A4 landscape at 300 dpi, thanks', 'resize(width=3508,height=2480)'],
  ['A4 at 300 dpi', 'resize(width=2480,height=3508)'],
  ['auf A5 quer zuschneiden', 'crop(ratio=297:210)'],
  ['Riss quer durchs Bild, bitte weg', 'restore'],
  [
    'tu den Hund vom ersten Bild auf die Wiese vom zweiten, so mittig vorne hin',
    'blendSubject(subject=0,into=1,place=centre)',
  ],
  [
    'put the dog from the second picture on the sofa of the first',
    'blendSubject(subject=1,into=0)',
  ],
  [
    'Doppelbelichtung, mein Gesicht und der Wald, der Wald eher schwach',
    'doubleExposure(percent=65)',
  ],
  ['double exposure of me and the sea, the light is nice', 'doubleExposure(percent=100)'],
];

/** Texts that are told in passing, and how they are set. */
export const TEXTS_TOLD: readonly (readonly [prompt: string, plan: string])[] = [
  [
    'put a date stamp on it like the old cameras, orange, bottom right, 14 08 1996',
    'text(text=14 08 1996,colour=orange)',
  ],
  [
    'write THE LAST FERRY in white caps at the bottom, author name Joan Pell underneath smaller',
    'text(text=THE LAST FERRY,capitals=true) text(text=Joan Pell,scale=0.6)',
  ],
  [
    'hey so um can you take this picture of the team and put the club name on it Redmoor Badminton Club and the year twenty twenty four underneath and make it a bit brighter because the sports hall lighting was awful thank you',
    'brightness text(text=Redmoor Badminton Club) text(text=2024)',
  ],
  ['write the year nineteen ninety nine at the bottom', 'text(text=1999)'],
  [
    'Put a thin gold frame around it and write Emma & Josh, 21.06.2025 in the bottom centre with a fancy script font',
    'text(typeface=handwritten) frame(colour=gold)',
  ],
  ['write Emma & Josh 21.06.2025 at the top', 'text(text=Emma & Josh 21.06.2025)'],
  [
    'before and after side by side with the words Before and After above each one',
    'sideBySide text(text=Before) text(text=After)',
  ],
  ['side by side with the words Love and Peace at the top', 'sideBySide text(text=Love and Peace)'],
  [
    'take the old price tag off and write £12.50 there instead in red',
    'erase text(text=£12.50,colour=red)',
  ],
  [
    'comic style and at the top put who ate my sandwich?! in a comic font',
    'comic text(text=who ate my sandwich?!,typeface=handwritten)',
  ],
  ['at the bottom put see you in hell in red letters', 'text(text=see you in hell,colour=red)'],
  [
    'Oma wird 80!! schreib das oben drüber in Gold und unten das Datum 17.5.2025 und mach nen schönen Rahmen drum',
    'text(text=Oma wird 80!!,colour=gold) text(text=17.5.2025) frame',
  ],
  ['Mia is 5! write that at the top in pink', 'text(text=Mia is 5!,colour=pink)'],
  ['¡Mia cumple 5! escribe eso arriba en rosa', 'text(text=Mia cumple 5!,colour=pink)'],
  [
    'Retro wie ausm Fotoalbum von 1975, mit weißem Rand und so orangem Datum unten rechts 03.08.75',
    'vintage text(text=03.08.75,colour=orange) frame(colour=white)',
  ],
  [
    'als Kinoplakat: dunkler, blaugrün orange, unten groß DER LETZTE SOMMER und drunter kleiner ein Film von Mia und Tarek',
    'brightness cinematic text(text=DER LETZTE SOMMER) text(text=ein Film von Mia und Tarek,scale=0.6)',
  ],
  ['Schwarz-Gelb als Duotone, Vereinsfarben eben, und oben "Auf geht’s, Jungs!"', 'duotone text'],
  ['schreib anna.de unten rechts', 'text(text=anna.de)'],
];

/** Of which something is done. */
export const TOLD_AT_LENGTH_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  refused: string,
])[] = [
  [
    'ok so my teacher wants our project poster in like three colours only can you do a poster effect with navy orange and cream',
    'poster',
    'navy orange and cream',
  ],
  [
    'kannst aus unserem Golf nen Porsche machen? wenn nicht dann wenigstens heller machen',
    'brightness',
    'nen Porsche machen',
  ],
  [
    'turn our Golf into a Porsche, if not then at least make it brighter',
    'brightness',
    'turn our Golf into a Porsche',
  ],
  ['convert to jpg under 500 kb', 'resize(factor=0.5)', 'convert to jpg'],
  ['1200 x 630 Pixel, PNG', 'resize(width=1200,height=630)', 'PNG'],
  ['800px wide, under 300 kb', 'resize(width=800)', 'under 300 kb'],
  ['Gruppenfoto auf A5 quer, heller', 'brightness', 'Gruppenfoto auf A5 quer'],
];

/** That are none of these, and cannot be done. */
export const TOLD_AT_LENGTH_REFUSALS: readonly string[] = [
  'how many styles can you do',
  'at the top put a red hat',
  'put a date stamp on it',
  'put something white there',
  'zieh ihm was Weißes an',
  'die sonne soll von links oben so strahlen durch die bäume werfen',
  'remove the date stamp, it says 98 7 14',
];
