/** How strong a wish is, how far it goes and where it ends, told behind it, with the plans that are meant. */
export const HOW_FAR: readonly (readonly [prompt: string, plan: string])[] = [
  // How strong, behind what is left out
  ['blur everything except the dog, like 80%', 'backgroundBlur(percent=80)'],
  ['blur everything but my dog, about 80 percent', 'backgroundBlur(percent=80)'],
  ['gently blur everything except the dog', 'backgroundBlur(percent=25)'],
  ['make everything brighter except the sky, like 30%', 'brightness@land(percent=30)'],
  ['alles unscharf außer dem Hund, so 80%', 'backgroundBlur(percent=80)'],
  ['todo borroso menos el perro, como al 80%', 'backgroundBlur(percent=80)'],
  ['tout flou sauf le chien, genre 80 %', 'backgroundBlur(percent=80)'],
  [
    'blur everything except the dog and sharpen by 20%',
    'backgroundBlur(percent=50) sharpen(percent=20)',
  ],
  ['HDR but subtle. and by subtle I mean barely visible', 'hdr(percent=45)'],
  // How crooked it is, and no turn
  ["Straighten the horizon, it's about 3 degrees off to the left", 'straighten'],
  ['The horizon is about 3 degrees off to the left, straighten it', 'straighten'],
  ['Endereza la foto, se fue como 5 grados', 'straighten'],
  ['Mach den Horizont gerade, der hängt ungefähr 3 Grad nach links', 'straighten'],
  ['rotate 3 degrees left', 'rotate(degrees=357)'],
  ['straighten it and rotate it 90 degrees to the right', 'straighten rotate(degrees=90)'],
  // Of one side only
  ['Rechts ein Viertel abschneiden, links nichts', 'crop(left=0,right=0.25)'],
  ['cut a quarter off the right, nothing on the left', 'crop(left=0,right=0.25)'],
  ['recorta un cuarto a la derecha, nada a la izquierda', 'crop(left=0,right=0.25)'],
  ['coupe un quart à droite, rien à gauche', 'crop(left=0,right=0.25)'],
  ['cut 10% off the left and the right', 'crop(left=0.1,right=0.1)'],
  // Drawings that are not dark
  ['Bleistiftzeichnung, nicht zu dunkel', 'pencilSketch(depth=1.6)'],
  ['pencil drawing without black shadows', 'pencilSketch(depth=1.6)'],
  ['dessin au crayon, pas trop sombre', 'pencilSketch(depth=1.6)'],
  ['dibujo a lápiz, con trazo fino y sin sombras negras', 'pencilSketch(depth=1.6)'],
  ['pencil sketch', 'pencilSketch(depth=2.4)'],
  // Several things
  [
    'make the car matte black, the rims red and keep the headlights untouched',
    'recolour(to=black,thing=car) recolour(to=red,thing=rims)',
  ],
  [
    'Mach das Auto mattschwarz, die Felgen rot und lass die Scheinwerfer wie sie sind',
    'recolour(to=black,thing=car) recolour(to=red,thing=wheels)',
  ],
  [
    'pinta el coche de negro, las llantas de rojo y deja los faros como están',
    'recolour(to=black,thing=car) recolour(to=red,thing=wheels)',
  ],
  // Letters beside a turn of the picture
  ['write "Hi" at the top and rotate the picture 45 degrees', 'rotate(degrees=45) text(text=Hi)'],
  ['schreib „Hallo“ oben, um 90 Grad drehen', 'rotate(degrees=90) text(text=Hallo)'],
];

/** The same, done in part. */
export const HOW_FAR_PARTLY: readonly (readonly [prompt: string, plan: string, left: string])[] = [
  ['text "Draft" in red, rotated 45 degrees', 'text(text=Draft,colour=red)', 'rotated 45 degrees'],
  [
    'Oben links klein „Entwurf“ in Rot, halb durchsichtig, um 45 Grad gedreht',
    'text(text=Entwurf,colour=red,scale=0.6,opacity=0.5)',
    'um 45 Grad',
  ],
  [
    '« Brouillon » en rouge, incliné de 45 degrés',
    'text(text=Brouillon,colour=red)',
    'incliné de 45 degrés',
  ],
];
