/** Looks and paints as people put them freely, and the plans they mean. */
export const TOLD_FREELY: readonly (readonly [prompt: string, plan: string])[] = [
  // Strokes, dots and colours that a look has anyway
  ['Bleistiftskizze, schwarzweiß, zarte Striche', 'grayscale pencilSketch'],
  ['dessin au crayon avec des traits légers', 'pencilSketch'],
  ['Façon BD américaine, avec les gros points et les contours noirs', 'comic(percent=60)'],
  ['style BD américaine, trames à points et traits noirs', 'comic(percent=60)'],
  ['Wie ein amerikanischer Comic, mit dicken Punkten und schwarzen Konturen', 'comic'],
  ['comic book style, big dots, thick black lines', 'comic(percent=60)'],
  ["Qu'on dirait un tableau à la Van Gogh, grosses touches de pinceau", 'oilPainting'],
  ['Une affiche façon Obama Hope, avec peu de couleurs bien franches', 'poster(percent=60)'],
  ['Plakat wie Obama Hope, mit wenigen kräftigen Farben', 'poster(percent=60)'],
  ['a poster like Obama Hope, with few bold colours', 'poster(percent=60)'],
  ['en gros pixels comme dans mario', 'pixelArt(blocks=56)'],
  ['in dicken Pixeln wie bei Mario', 'pixelArt(blocks=56)'],
  ['big pixels like in mario', 'pixelArt(blocks=56)'],
  ['leuchtende Umrisse wie eine Neonreklame vom Nachtclub', 'neon(percent=60)'],
  ['des contours lumineux comme une enseigne de boîte de nuit', 'neon(percent=60)'],
  ['ambiance thriller hollywoodien, tons bleu-vert et oranges', 'cinematic(percent=80)'],
  ['ambiance polar, teintes sarcelle et orange', 'cinematic(percent=80)'],
  ['Hollywood-Thriller-Look, Töne in Blaugrün und Orange', 'cinematic(percent=80)'],
  ['thriller movie vibe, blue-green and orange tones', 'cinematic(percent=80)'],
  // What is to be believed
  ["Faut qu'on croie que c'est minuit", 'night(percent=90)'],
  ['Man soll glauben, es ist Mitternacht', 'night(percent=90)'],
  ["make people believe it's midnight", 'night(percent=90)'],
  // Details, but not of the skin
  [
    "C'est un peu mou, donne du piquant aux détails mais sans abîmer la peau",
    'sharpen@background(percent=100)',
  ],
  [
    'Etwas weich, gib den Details mehr Biss, aber ohne die Haut zu ruinieren',
    'sharpen@background(percent=100)',
  ],
  [
    "It's a bit soft, give the details some bite without ruining the skin",
    'sharpen@background(percent=100)',
  ],
  // Paint that the wood shows through
  [
    "repeins la porte verte en jaune moutarde, doucement, qu'on voie encore le bois",
    'recolour(from=green,to=mustard yellow,thing=door)',
  ],
  [
    'streich die grüne Tür senfgelb, sanft, dass man das Holz noch sieht',
    'recolour(from=green,to=mustard yellow,thing=door)',
  ],
  [
    'paint the green door mustard yellow, softly, keep the wood visible',
    'recolour(from=green,to=mustard yellow,thing=door)',
  ],
  // Why it shall be larger, and how
  ["Photo trop petite pour l'imprimer en A4, agrandissez-la sans que ça bave", 'upscale(factor=2)'],
  ['Foto zu klein für A4, vergrößer es ohne dass es matscht', 'upscale(factor=2)'],
  ['photo too small to print in A4, enlarge it without blurring', 'upscale(factor=2)'],
  // What is marked
  ['Die Mülltonne da, die ich angemalt habe, muss verschwinden', 'erase'],
  // Upside down is what is put so, and not what is put on a head
  ['stell mir das Bild auf den Kopf', 'rotate(degrees=180)'],
  ['dreh es auf den Kopf und mach es sepia', 'rotate(degrees=180) sepia'],
];

/** Of people, and what of them cannot be changed. */
export const TOLD_FREELY_REFUSED: readonly (readonly [prompt: string, reason: string])[] = [
  ['Kannst du mich 10 Jahre jünger machen und die grauen Haare weg?', 'hair, age or bodies'],
  ['mach mich 20 Jahre älter', 'hair, age or bodies'],
  ['enlève mes cheveux blancs', 'hair, age or bodies'],
  ['fais moi blonde avec les cheveux longs', 'hair, age or bodies'],
  ['mach mich blond mit langen Haaren', 'hair, age or bodies'],
  ['make me blonde with long hair', 'hair, age or bodies'],
  ['pack ihm eine Krone auf den Kopf', 'new objects'],
  ['pose-lui une couronne sur la tête', 'new objects'],
];

/** What is done of a wish, and what of it is told to be beyond this. */
export const TOLD_FREELY_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  [
    'Schnall mir einen Cowboyhut auf den Kopf und mach das Ganze in Sepia',
    'sepia(percent=100)',
    'Cowboyhut',
  ],
  [
    'Visse-moi un chapeau de cowboy sur la tête et mets tout en sépia',
    'sepia(percent=100)',
    'un chapeau',
  ],
  ['strap a cowboy hat on my head and turn it all sepia', 'sepia(percent=100)', 'a cowboy hat'],
  [
    'Das alte Schwarzweißfoto von Opa bitte in echten Farben und ohne die Knicke',
    'restore',
    'in echten Farben',
  ],
  [
    'La vieille photo noir et blanc de papi en vraies couleurs et sans les plis',
    'restore',
    'en vraies couleurs',
  ],
  [
    'the old black and white photo of grandpa in true colours please and without the creases',
    'restore',
    'in true colours',
  ],
  [
    'Mets ma tête sur le corps de ma soeur et floute le fond, mais garde la tour Eiffel nette',
    'backgroundBlur(percent=50)',
    'Mets ma tête sur le corps de ma soeur | garde la tour Eiffel nette',
  ],
  [
    'Pack meinen Kopf auf den Körper meines Bruders und mach den Hintergrund unscharf, aber lass den Eiffelturm scharf',
    'backgroundBlur(percent=50)',
    'lass den Eiffelturm scharf',
  ],
  [
    'Des contours lumineux roses et bleus comme une enseigne de boîte de nuit',
    'neon(percent=60)',
    'roses',
  ],
  [
    'Leuchtende Konturen in Pink und Blau wie ein Nachtclub-Schild',
    'neon(percent=60)',
    'Pink und Blau',
  ],
  ['glowing pink and blue contours like the sign of a nightclub', 'neon(percent=60)', 'pink'],
];
