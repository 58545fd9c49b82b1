/** Wishes with what is to stay, and does, or with what is told of their fault; as told in four languages. */
export const KEPT_ANYWAY: readonly (readonly [prompt: string, plan: string])[] = [
  ['Mend the cracks in this print, but leave her features untouched', 'restore'],
  ['répare cette photo déchirée sans déformer les visages', 'restore'],
  ['Denoise it, preserve the weave of the jumper', 'denoise(percent=50)'],
  [
    'grainy at ISO 12800, smooth it but dont lose the stitching on the dress',
    'denoise(percent=50)',
  ],
  ['Noisy from the dark club, clean it without erasing the neon letters', 'denoise'],
  ['take the backdrop away and keep her loose strands', 'removeBackground'],
  ['transparent background please, the other tool cut off her ponytail', 'removeBackground'],
  ['quita el fondo sin cortarle los rizos', 'removeBackground'],
  ['Hintergrund transparent, Haare müssen dranbleiben', 'removeBackground'],
  ['Freisteller vor Weiß, Schatten kann bleiben', 'replaceBackground(to=colour) shadow'],
  ['foggy through the windscreen, please clean it up', 'dehaze'],
  ['I can hardly make out the island because of the mist', 'dehaze'],
  ['no se distingue la isla por la calima', 'dehaze'],
  ['misty and cold', 'warmth(percent=-30) fog'],
  ['Business portrait, out of focus city behind me', 'replaceBackground(scene=city)'],
  ['profile picture, blurred forest', 'format(format=profile) replaceBackground(scene=forest)'],
  ['it becomes pixelated as soon as I print it', 'upscale'],
  ['higher contrast, lifted blacks, analog film', 'contrast(percent=18) vintage'],
  ['Merge both', 'collage'],
  ['one above, the other underneath', 'sideBySide(direction=stack)'],
  ['side by side, tiny black line between them', 'sideBySide(colour=black,gap=0.006)'],
  ['flip it round, it is upside down', 'rotate(degrees=180)'],
  ['crop to 4:5, keep the entire lighthouse', 'pad(ratio=4:5)'],
  ['Quadrat, die ganze Torte muss drauf', 'pad(ratio=1:1)'],
  ['en cuadrado, la torre debe verse entera', 'pad(ratio=1:1)'],
  ['fondo verde muy oscuro', 'replaceBackground(to=colour)'],
  ['nur meine Katze als Comic, Wand unverändert lassen', 'comic@subject'],
  ['das Licht ist mau: nur mein Hund heller', 'brightness@subject'],
  ['la lampe du salon rend tout orange', 'warmth(percent=-30)'],
  ['bigger for a canvas print of 2 m', 'resize(factor=2)'],
];

/** The same where something is marked. */
export const KEPT_ANYWAY_MARKED: readonly (readonly [prompt: string, plan: string])[] = [
  ['erase the sticker, the round green one', 'erase'],
  ['get rid of the logo-like mark (the blue one)', 'erase'],
  ['just this cushion, in dark red', 'recolour(thing=cushion)'],
  ['nur diese Tür, und zwar in hellblau', 'recolour(thing=door)'],
];
