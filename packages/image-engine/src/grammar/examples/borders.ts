/** Borders that are to go, shapes that are filled up, and words beside or on bars, with the plan they mean. */
export const BORDER_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  ['crop off the white border', 'trim'],
  ['cut the black borders away', 'trim'],
  ['crop out the black bars', 'trim'],
  ['trim the white edges of the scan', 'trim'],
  [
    'the scan came out crooked and with a big grey border, trim it and set it straight',
    'trim straighten',
  ],
  ['theres a white border around the scan, please crop it off', 'trim'],
  ['den Scanrand wegschneiden', 'trim'],
  ['schwarze Balken oben und unten weg', 'trim'],
  ['die weißen Ränder abschneiden', 'trim'],
  ['quítale el marco blanco al escaneo', 'trim'],
  ['recorta los bordes negros', 'trim'],
  ['coupe les bords blancs', 'trim'],
  ['supprime les bandes noires', 'trim'],
  ['recorta un poco los bordes', 'crop'],
  ['add a white border and crop it to a square', 'crop(ratio=1:1) frame(colour=white)'],
  [
    'for instagram story plz, fill the top and bottom with a blurred version of the pic',
    'pad(ratio=1080:1920,colour=null)',
  ],
  ['fill the sides with a blurred copy of the photo, 16:9', 'pad(ratio=16:9,colour=null)'],
  ['make it 9:16 with a blurred background above and below', 'pad(ratio=9:16,colour=null)'],
  ['extend to 16:9 with blurred sides', 'pad(ratio=16:9)'],
  ['put blurred bars left and right so it is 16:9', 'pad(ratio=16:9)'],
  [
    'para historia de insta, vertical, con el fondo borroso arriba y abajo',
    'pad(ratio=1080:1920,colour=null)',
  ],
  [
    'en format story insta, avec du flou sur les côtés au lieu des bandes noires',
    'pad(ratio=1080:1920,colour=null)',
  ],
  ['drop shadow on the screenshot', 'frame(style=card)'],
  [
    'transparenter hintergrnd, um den kuchen rum ein dünner weisser rand wie bei nem sticker',
    'sticker(edge=0.01)',
  ],
  ["crop it square with only the two faces, my sister's and mine", 'crop(ratio=1:1)'],
  ['crop in tight on the face', 'format(format=profile)'],
  ['zoom in on her face', 'format(format=profile)'],
  [
    "resize to 1920x1080 for my desktop wallpaper, don't cut off the mountain",
    'pad(ratio=1920:1080,exact=true)',
  ],
  ['1920x1080 for my desktop', 'resize(width=1920,height=1080)'],
  ["1920x1080 pour un fond d'écran, sans déformer svp", 'resize(width=1920,height=1080)'],
  ['get it up to 4k', 'resize(width=3840)'],
  ['make it bigger for a poster print of 50x70', 'resize(factor=2)'],
  [
    'hazla más grande para imprimir en un lienzo de 50x70 y ponle un borde blanco',
    'resize(factor=2) frame(colour=white)',
  ],
  ['shrink it under 200kb please', 'resize(factor=0.5)'],
  [
    'i need this for my passport, uk size, plain light grey behind',
    'format(format=ukPassport) replaceBackground(colour=light grey)',
  ],
  [
    "Je souhaiterais une photo d'identité aux normes, fond gris clair, visage bien au milieu, 35 par 45 mm",
    'format(format=passport) replaceBackground(colour=light grey)',
  ],
  ['zuschneiden auf 20 mal 30 cm', 'crop(ratio=20:30)'],
  ['mach es 10 prozent heller', 'brightness(percent=10)'],
  ['cut out the left part where the finger is', 'crop(left=0.1,right=0)'],
  ['can it fit my whatsapp picture circle', 'format(format=roundProfile)'],
  ['warmer, and make a wide one for the facebook cover', 'format(format=facebookCover) warmth'],
  ['please get those black bars off', 'trim'],
  ['the white border should go', 'trim'],
  ['no black bars please', 'trim'],
  ['crop it to 16:9 without black bars', 'crop(ratio=16:9)'],
  ['there are black bars left and right, please cut them off', 'trim'],
  ['the scan still has its paper border, cut it off and restore the photo', 'restore trim'],
  ['die schwarzen Balken müssen weg', 'trim'],
  ['fuera las barras negras', 'trim'],
  ['les bandes noires doivent disparaître', 'trim'],
];

/** Words on badges, and words that nobody says aloud. */
export const SIGN_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  ['put the price 24.99€ in a round red sticker upper left corner', 'text(text=24.99€,bar=red)'],
  ['a red tag that says SALE top right', 'text(text=SALE,bar=red)'],
  ['yellow badge with NEW in the corner', 'text(text=NEW,bar=yellow)'],
  ['put a red banner across it that says 2x1 until Sunday', 'text(text=2x1 until Sunday,bar=red)'],
  [
    'Caption it: Fresh rolls from 6 am. White letters on a dark bar, bottom.',
    'text(text=Fresh rolls from 6 am,colour=white,bar=black)',
  ],
  [
    'Beschrifte das Foto mit: Frische Semmeln ab 6 Uhr. Weiße Buchstaben auf dunklem Balken, unten',
    'text(text=Frische Semmeln ab 6 Uhr,colour=white,bar=black)',
  ],
  [
    'add our phone 555-0142 small at the bottom left, white, see through a bit',
    'text(text=555-0142,colour=white,scale=0.6,opacity=0.5)',
  ],
  ['add my email anna@shop.com bottom right', 'text(text=anna@shop.com)'],
  ['put our number +49 89 1234567 in the corner', 'text(text=+49 89 1234567)'],
  [
    'my signature Foto Lucia Ferrer in the bottom right corner, semi-transparent',
    'text(text=Foto Lucia Ferrer,opacity=0.5)',
  ],
  ['Logo en bas à droite : © Atelier Mirabelle, petit', 'text(text=© Atelier Mirabelle)'],
  ['Schreib Vielen Dank im Voraus unten rechts in Weiß', 'text(text=Vielen Dank im Voraus)'],
  ['Text: Alles Gute zum 70. Geburtstag unten', 'text(text=Alles Gute zum 70. Geburtstag)'],
  ['put happy birthday mia on it in pink', 'text(text=happy birthday mia,colour=pink)'],
  [
    'Schreib "Sommer 2024" in weißer Serifenschrift unten rechts',
    'text(text=Sommer 2024,typeface=serif)',
  ],
];

/** Borders, badges and edges that are no such things. */
export const BORDER_REFUSALS: readonly string[] = [
  'make my signature bigger in the corner',
  'logo bottom right: "Nike" has to go',
  'put a black bar over the account number',
  'cut out the top part with the logo as a sticker',
  'change the number plate to ab12cd',
  'quita el marco blanco de la ventana',
  'enlève le cadre noir accroché au mur',
];
