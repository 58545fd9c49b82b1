/** Wishes in the plain words of everyday, in English and German. */
export const ASKED_PLAINLY: readonly (readonly [prompt: string, plan: string])[] = [
  ["I'd like the colours to look richer", 'saturation'],
  ["I'd like the sky to look bluer", 'tint@sky'],
  ['Himmel rosiger', 'tint@sky'],
  ['der Himmel soll rosiger werden', 'tint@sky'],
  ['Cut away the background so only the dog is left', 'removeBackground'],
  ['Leave the umbrella in colour and lose the colour everywhere else', 'grayscale@background'],
  ['Lass den Regenschirm farbig und nimm überall sonst die Farbe raus', 'grayscale@background'],
  ['Do it in black and white with lots of punch', 'grayscale contrast'],
  ['Schwarzweiß mit richtig Wumms', 'grayscale contrast'],
  ['Soft studio-style lighting on the face, please', 'portraitLight'],
  ['Der Himmel darf gern strahlend blau sein mit ein paar Wölkchen', 'replaceSky(sky=clouds)'],
  ['Färb das Kleid der Trauzeugin flieder um', 'recolour(to=lavender,thing=dress)'],
  [
    'make the sofa green, and the same for the chairs',
    'recolour(thing=sofa) recolour(thing=chairs)',
  ],
  ['mach das Sofa grün, die Stühle auch', 'recolour(thing=sofa) recolour(thing=chair)'],
  ['brighten the sky and do the same with the foreground', 'brightness@sky brightness@subject'],
  ['Nimm das Rauschen aus der Nachtaufnahme', 'denoise'],
  ['Die schwarzen Ränder vom Screenshot brauche ich nicht', 'trim'],
  ['links das leere Stück Wiese abschneiden', 'crop(left=0.1)'],
  ['mach mal den hintergund weg und tu einen Strand hin', 'replaceBackground(scene=beach)'],
  ['the colours could be richer', 'saturation'],
  ['I want the sofa green and the chairs the same', 'recolour(thing=sofa) recolour(thing=chairs)'],
  // What hides in the dark
  ['Hol mehr aus den Schatten unter der Brücke heraus', 'shadows(percent=50)'],
  ['pull some detail out of the dark areas', 'shadows(percent=50)'],
  ['mehr Details aus den dunklen Stellen holen', 'shadows(percent=50)'],
  ['Schatten unter der Brücke aufhellen', 'shadows(percent=50)'],
  ['add a soft shadow under the bottle', 'shadow'],
  ['lift the dark corners of the living room', 'shadows(percent=50)'],
  ["lift the shadows so the faces don't go dark", 'shadows(percent=50)'],
  ['die Nachtaufnahme aufhellen', 'brightness'],
  // Weather
  ['Show this street as though it were pouring down', 'rain(percent=85)'],
  ['Cover the scene in falling snow', 'snow'],
  ['Lass die Straße im Nebel verschwinden', 'fog'],
  [
    'Heavy fog in the distance only, the bench up front should stay clear',
    'fog@background(percent=82)',
  ],
  ['remove the fog in the distance', 'dehaze'],
  // How much of it, told by what it must not do
  ["A very faint vignette, nothing you'd notice straight away", 'vignette(percent=30)'],
  ['Cartoon style, I still want to recognise my kids', 'cartoon(percent=30)'],
  [
    'Blur whatever is behind the couple, only slightly, not that fake portrait mode look',
    'backgroundBlur(percent=25)',
  ],
  ['This is tiny, make it bigger without it going blocky', 'upscale(factor=2)'],
  ['Helligkeit rauf um 15 %, aber die Lichter sollen nicht ausfressen', 'brightness(percent=15)'],
  [
    'Den Hintergrund nur ganz leicht weichzeichnen, der Baum darf noch erkennbar sein',
    'backgroundBlur(percent=25)',
  ],
  [
    'Zuschneiden auf 10 x 15 cm Hochformat, das Kind in der Mitte lassen',
    'subjectCrop(ratio=10:15)',
  ],
  // Borders by their width on paper, and edges of stickers
  ['Marco blanco de 2 cm', 'frame(px=null,share=0.08)'],
  ['weißer Rand von 2 cm', 'frame(px=null,share=0.08)'],
  ['5 mm black border', 'frame(share=0.02)'],
  ['crop to 2:3, add 5mm white border', 'crop(ratio=2:3) frame(share=0.02)'],
  ['white frame 20 px', 'frame(px=20)'],
  [
    'Set it on an A4 page, landscape, with a 15 mm white margin',
    'crop(ratio=267:180) frame(share=0.068)',
  ],
  ['A4 quer mit 15 mm weißem Rand', 'crop(ratio=267:180) frame(share=0.068)'],
  ['Aufkleber daraus machen mit 8 px breitem weißem Rand, ohne Schatten', 'sticker(edge=0.01)'],
  [
    'Sticker with a white outline around 12 pixels wide and nothing behind it',
    'sticker(edge=0.01)',
  ],
  // Whose picture it is
  [
    "Add a small copyright line with my name in the corner, it's Nora Fielding",
    'text(text=© Nora Fielding,scale=0.6)',
  ],
  [
    'Wasserzeichen "© Atelier Wenzel" unten rechts, weiß und zu 40 % durchsichtig',
    'text(text=© Atelier Wenzel,opacity=0.6)',
  ],
  ['write "Hello" 50% transparent', 'text(text=Hello,opacity=0.5)'],
  ['copyright 2024 Nora Fielding', 'text(text=© 2024 Nora Fielding)'],
  // The light of what is put into another picture
  [
    'take the cat out of the first one and sit her in the snowy forest of the second, match the brightness',
    'blendSubject(subject=0,into=1)',
  ],
  ['place him in the other photo so the brightness matches', 'blendSubject(subject=0,into=1)'],
];

/** Of these a part is done, and what is not is told. */
export const ASKED_PLAINLY_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  ['blur the license plate and the background', 'backgroundBlur', 'license plate'],
  ['das Nummernschild und den Hintergrund verwischen', 'backgroundBlur', 'Nummernschild'],
];

/** Nothing is erased, or put in another colour, where it should be painted over. */
export const ASKED_PLAINLY_REFUSALS = [
  'Black out the account number completely, no blur',
  'Den Namen auf dem Klingelschild schwarz überdecken, nicht bloß verwischen',
  'das Kennzeichen mit einem schwarzen Balken abdecken',
  'schwärze die Adresse',
  'hier die Hausnummer schwärzen',
  'black out the names with a black bar',
];
