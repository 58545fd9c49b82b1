/** What is said beside a wish, with the plans it means, and near wishes that mean something else. */
export const DETAILS_BESIDE: readonly (readonly [prompt: string, plan: string])[] = [
  // A look of somebody, and of nothing behind them
  ['como anime pero con fondo real sin tocar', 'anime@subject'],
  ['como anime pero con el fondo sin tocar', 'anime@subject'],
  ['en anime mais le fond reste en vrai', 'anime@subject'],
  ['make it anime but with a real background', 'anime@subject'],
  ['make it anime but leave the background real', 'anime@subject'],
  ['als Anime, aber der Hintergrund bleibt echt', 'anime@subject'],
  ['convert to cartoon but with a blurred background', 'backgroundBlur cartoon'],
  // Letters with an edge of their own, and pictures with one
  [
    'Escribe "X" abajo al centro, letra grande, amarilla con borde negro',
    'text(text=X,colour=yellow,scale=1.5,outlined=true)',
  ],
  ['écris "X" en bas en jaune avec une bordure noire', 'text(text=X,colour=yellow,outlined=true)'],
  ['schreib "X" unten in gelb mit schwarzem Rand', 'text(text=X,colour=yellow,outlined=true)'],
  [
    'write "X" at the bottom, large, yellow with a black border',
    'text(text=X,colour=yellow,outlined=true)',
  ],
  [
    'write "X" in yellow and a black border',
    'text(text=X,colour=yellow,outlined=false) frame(colour=black)',
  ],
  [
    'write "X" in yellow, with a black border around the photo',
    'text(text=X,outlined=false) frame(colour=black)',
  ],
  ['escribe "X" abajo con borde negro', 'text(text=X,outlined=false) frame(colour=black)'],
  // A polaroid is wider at the bottom
  [
    'marco blanco tipo polaroid, 40 px a los lados y más ancho abajo',
    'frame(style=polaroid,colour=white,px=40)',
  ],
  ['cadre blanc façon polaroid, plus large en bas', 'frame(style=polaroid,colour=white,px=null)'],
  [
    'white polaroid frame, 40 px at the sides and wider at the bottom',
    'frame(style=polaroid,colour=white,px=40)',
  ],
  [
    'weißer Rahmen wie Polaroid, 40 px an den Seiten und unten breiter',
    'frame(style=polaroid,px=40)',
  ],
  ['add a border 40 px at the sides', 'frame(style=plain,px=40)'],
  // Sizes in proportion
  ['redimensiona a 800 px de ancho manteniendo la proporción', 'resize(width=800,height=null)'],
  ['reduce al 50% manteniendo la proporción', 'resize(factor=0.5)'],
  ['redimensionne à 800 px de large en gardant les proportions', 'resize(width=800)'],
  ['réduire à 50% en conservant le ratio', 'resize(factor=0.5)'],
  ['resize to 800 px wide keeping the aspect ratio', 'resize(width=800,height=null)'],
  ['make it 1080 px high preserving the original proportions', 'resize(width=null,height=1080)'],
  ['auf 800 px Breite skalieren, Seitenverhältnis beibehalten', 'resize(width=800)'],
  ['auf 50% verkleinern unter Beibehaltung des Seitenverhältnisses', 'resize(factor=0.5)'],
  // Edges around what is cut out
  [
    'Fond blanc pur, #FFFFFF, sans halo autour des cheveux',
    'replaceBackground(to=colour,colour=#ffffff)',
  ],
  [
    'pure white background, #FFFFFF, without a halo around the hair',
    'replaceBackground(to=colour,colour=#ffffff)',
  ],
  ['weißer Hintergrund, ohne weißen Saum um die Haare', 'replaceBackground(colour=white)'],
  ['fondo blanco puro, sin halo alrededor del pelo', 'replaceBackground(colour=white)'],
  ['remove the background without a white edge around the hair', 'removeBackground'],
  ['détourage svp', 'removeBackground'],
  ['détourage et fond blanc', 'replaceBackground(to=colour,colour=white)'],
  ['recorte del fondo', 'removeBackground'],
  ['silueteado', 'removeBackground'],
  ['un recorte cuadrado', 'crop(ratio=1:1)'],
  ['gradient background from purple to pink', 'replaceBackground(to=scene,scene=gradient)'],
  // Where it is cut
  ["recadrer en 3:2, couper en bas plutôt qu'en haut", 'crop(ratio=3:2,keep=top)'],
  ['crop to 3:2, cut at the bottom rather than the top', 'crop(ratio=3:2,keep=top)'],
  ['auf 3:2 zuschneiden, lieber unten als oben abschneiden', 'crop(ratio=3:2,keep=top)'],
  ['recorta a 3:2, corta por abajo mejor que por arriba', 'crop(ratio=3:2,keep=top)'],
  ['crop to 4:5, cut off the left rather than the right', 'crop(ratio=4:5,keep=right)'],
  ['recadrer en 3:2, coupe plutôt en haut', 'crop(ratio=3:2,keep=bottom)'],
  ['auf 3:2 zuschneiden, unten abschneiden statt oben', 'crop(ratio=3:2,keep=top)'],
  ['crop to 3:2 from the bottom', 'crop(ratio=3:2,keep=bottom)'],
  // Light that fits anyway
  [
    'Mets-moi à la montagne, en hiver, mais que la lumière colle avec mon visage',
    'replaceBackground(to=scene,scene=snow)',
  ],
  [
    'put me in the mountains but make the light match my face',
    'replaceBackground(to=scene,scene=mountains)',
  ],
  ['ponme en la playa y que la luz coincida con mi cara', 'replaceBackground(scene=beach)'],
  [
    'make the light on my face softer and put me on the beach',
    'portraitLight replaceBackground(scene=beach)',
  ],
  // Letters and what is behind them
  [
    'ajoute "À louer – 850 €" en bas à droite, blanc sur fond noir',
    'text(text=À louer – 850 €,colour=white,bar=black)',
  ],
  [
    'añade "Se alquila" abajo a la derecha, blanco sobre fondo negro',
    'text(text=Se alquila,colour=white,bar=black)',
  ],
  [
    '"Zu vermieten" unten rechts, weiß auf schwarzem Grund',
    'text(text=Zu vermieten,colour=white,bar=black)',
  ],
  ['ajoute "À louer" en blanc sur une bande noire', 'text(colour=white,bar=black)'],
  ['schreib "SALE" in Weiß, roter Hintergrund', 'replaceBackground(colour=red) text(colour=white)'],
  // Eyes of one of them
  ["les yeux rouges du petit à gauche svp, le reste c'est bon", 'redEye'],
  ['los ojos rojos del niño de la izquierda, lo demás está bien', 'redEye'],
  ['die roten Augen vom Kleinen links, der Rest passt', 'redEye'],
  // Parts that keep their colour
  [
    'mets la voiture en bleu canard, les jantes restent noires',
    'recolour(from=null,to=teal,thing=car)',
  ],
  [
    'pon el coche en azul petróleo, las llantas siguen negras',
    'recolour(from=null,to=petrol blue,thing=car)',
  ],
  ['make the car teal, the rims stay black', 'recolour(to=teal,thing=car)'],
  ['les tulipes restent rouges, le reste en noir et blanc', 'grayscale@background'],
  // How much, and how light comes
  ['añade lluvia, no mucha', 'rain(percent=30)'],
  ['golden hour, light from the left', 'portraitLight(side=left) goldenHour'],
  ['golden light on the left side of the face', 'portraitLight'],
];
