/** The same wishes of few words in the other languages, and their neighbours. */
export const TOLD_BRIEFLY: readonly (readonly [prompt: string, plan: string])[] = [
  ['vergrößer das Bild, es kommt auf ein Plakat', 'resize(factor=2)'],
  ['setz uns vor die Alpen oder irgendwelche Berge', 'replaceBackground(scene=mountains)'],
  ['ponnos delante de los Alpes o cualquier montaña', 'replaceBackground(scene=mountains)'],
  [
    'New York bei Nacht hinter uns, etwas unscharf',
    'replaceBackground blur@background(percent=25)',
  ],
  [
    'Regen auf einer Stadtstraße, nachts, Neonlichter, und ich in der Mitte freigestellt',
    'replaceBackground(scene=cityNight) rain',
  ],
  [
    'pluie dans une rue de ville, la nuit, néons, et moi au milieu découpée',
    'replaceBackground(scene=cityNight) rain',
  ],
  ['the beach behind us', 'replaceBackground(scene=beach)'],
  ['embellis la plage derrière nous', 'enhance@background'],
  ['la playa de atrás más bonita', 'enhance@background'],
  ['mi perro en el espacio, con borde blanco como pegatina', 'replaceBackground sticker'],
  ['my dog on the moon with a white outline like a sticker', 'replaceBackground sticker'],
  ['brume, presque plus de couleur', 'saturation(percent=-55) fog'],
  ['weg mit dem Schild, und den Himmel klarer und blauer', 'erase tint@sky'],
  ['deck diesen Fleck an der Wand ab', 'erase'],
  [
    'los frentes de la cocina en antracita en vez de roble',
    'recolour(to=anthracite,thing=cabinets)',
  ],
  // Cuts and turns
  ['zieh den Rahmen enger', 'crop(left=0.125,top=0.125,right=0.125,bottom=0.125)'],
  ['se inclina un poco a la derecha, corrígelo', 'straighten'],
  ['gira a la derecha', 'rotate(degrees=90)'],
  ['zu viel Fliesen unten, abschneiden', 'crop(top=0,bottom=0.1)'],
  ['too much wall on the left, crop', 'crop(left=0.1,right=0)'],
  // Of several pictures
  [
    'mach einen langen Streifen daraus, gleiche Höhe, keine Abstände',
    'sideBySide(direction=row,gap=0)',
  ],
  ['haz una tira larga con estas, misma altura, sin espacios', 'sideBySide(direction=row,gap=0)'],
  [
    'fais une longue bande avec ces photos, même hauteur, sans espace',
    'sideBySide(direction=row,gap=0)',
  ],
  ['diese drei sanft ineinander überblenden', 'doubleExposure(form=dissolveAll)'],
  ['funde estas tres suavemente entre sí', 'doubleExposure(form=dissolveAll)'],
  ["fonds ces trois doucement l'une dans l'autre", 'doubleExposure(form=dissolveAll)'],
  ['leg den Berg über mein Profil', 'doubleExposure(form=silhouette)'],
  [
    'bride and groom from picture 1 in front of the castle from picture 2',
    'blendSubject(subject=0,into=1)',
  ],
  ['Hund aus Bild 2 vor die Berge aus Bild 1', 'blendSubject(subject=1,into=0)'],
  [
    'dos arriba y dos abajo con el título "Boda Ana y Leo" en dorado',
    'collage(colour=white) text(text=Boda Ana y Leo,colour=golden)',
  ],
  // A light that is franker is no fresher one
  ['lumière plus franche', 'brightness(percent=20)'],
  ['lumière plus fraîche', 'warmth'],
];
