/** Wishes that stand beside others, told in the words of visitors of several languages, with the plan they mean. */
export const ASKED_BESIDE: readonly (readonly [prompt: string, plan: string])[] = [
  ['keep the red umbrella in colour and put everything else in grey', 'saturation(percent=-100)'],
  [
    'Garde le parapluie rouge en couleur et passe tout le reste en noir et blanc',
    'saturation(percent=-100)',
  ],
  ["garde l'écharpe jaune en couleur et mets le reste en gris", 'saturation(percent=-100)'],
  [
    'garde en couleur le ballon bleu et passe le reste en noir et blanc',
    'saturation(percent=-100)',
  ],
  ['le parapluie rouge en couleur, le reste en noir et blanc', 'saturation(percent=-100)'],
  ['Lass den roten Regenschirm farbig und alles andere schwarz-weiß', 'saturation(percent=-100)'],
  ['keep the umbrella in color and turn the rest black and white', 'grayscale@background'],
  ['quiero que en la montaña se vea nieve cayendo', 'snow'],
  ['pon nieve en las montañas', 'snow'],
  ['I want it to be snowing in the mountains', 'snow'],
  ['cielo de atardecer, tonos naranjas en toda la foto', 'replaceSky tint(colour=orange)'],
  ['quita los tonos naranjas de toda la foto', 'whiteBalance'],
  ['cielo azul con nubes en vez de este gris', 'replaceSky(sky=clouds)'],
  ['sky with clouds instead of this gray one', 'replaceSky(sky=clouds)'],
  ['que le lac soit plus bleu', 'saturation(percent=30,hues=blue)'],
  ['style manga, fond uni #F4E04D', 'replaceBackground(colour=#f4e04d) anime'],
  [
    'la robe de la vitrine est bordeaux en vrai pas rouge tomate, corrige juste elle, touche pas au mannequin ni au décor',
    'recolour(from=tomato red,to=burgundy,thing=dress)',
  ],
  ['quitales el piso sucio de atras y ponles blanco blanco', 'replaceBackground(colour=white)'],
  ['remove the messy garage behind and make it white', 'replaceBackground(colour=white)'],
  [
    "c'est mon vélo que je met sur leboncoin, le garage derriere fait vraiment cheap, tu peux mettre un truc neutre gris clair mais garde bien les rayons des roues",
    'replaceBackground(colour=light grey)',
  ],
  [
    'soy de la inmobiliaria, necesito la cocina mas luminosa sin que se quemen las ventanas, y si puedes endereza q la hice con el movil torcido',
    'straighten shadows',
  ],
  [
    "Redresse les murs, éclaire l'entrée qui est sombre et mets du ciel bleu dehors",
    'straighten replaceSky shadows',
  ],
  [
    'está muy descolorida y tiene un doblez justo en medio; arréglala pero sin que se pierda el aire de foto antigua',
    'restore',
  ],
  ['the photo is very faded and has a crease right in the middle; fix it', 'restore'],
  [
    "j'ai 81 ans et la photo du voilier est toute grise a cause de la brume de ce matin la, peut on retrouver un peu les couleurs et le phare au fond",
    'dehaze saturation(percent=15)',
  ],
  [
    'turn this drawing into black lines on white for photocopying',
    'grayscale contrast(percent=35)',
  ],
  [
    'quiero pasar este dibujo de los chicos a líneas negras sobre blanco para fotocopiarlo',
    'grayscale contrast(percent=35)',
  ],
  ['recorta los bordes blancos que sobran del escaneo', 'trim'],
  ['coupe ce qui dépasse autour', 'trim'],
  [
    'mon chum trouve la photo trop froide, moi trop orange... juste un ti peu plus chaude, genre 10 %, pas plus',
    'warmth(percent=10)',
  ],
  ['un peu plus de lumière dorée', 'goldenHour(percent=45)'],
  ['alto contraste, sin texto, 2000 px de ancho', 'resize(width=2000) contrast'],
  [
    'filigrane © Atelier Miron en bas à gauche, discret, et largeur 1600 px',
    'resize(width=1600) text(px=null)',
  ],
  ['secretary of the club here, a bit brighter please', 'brightness(percent=10)'],
  ['secrétaire du club de pétanque ici, un peu plus clair', 'brightness(percent=10)'],
  ['Profe de primaria acá: más clara', 'brightness'],
  ['tengo 74 años y no me aclaro mucho con esto, más clara', 'brightness'],
  ['remove the post and the cables, and then saturate the sky a bit', 'erase saturation@sky'],
  ['Quita el poste y los cables, y luego satura un poquito el cielo', 'erase saturation@sky'],
  ['sube la saturación sin exagerar', 'saturation(percent=15)'],
  ['sube el brillo sin que se pase', 'brightness(percent=10)'],
  ['éclaircis sans que la fenêtre soit cramée', 'shadows'],
  ['la chambre est trop sombre', 'brightness'],
  ['make the bedroom brighter', 'brightness'],
  ['el pasillo está muy oscuro', 'shadows'],
  ['hay tonos naranjas en toda la foto, corrígelo', 'whiteBalance'],
  ['une teinte orangée sur toute la photo', 'tint(colour=orange)'],
  ['la photo est toute pâle et a une déchirure en bas, répare', 'restore'],
  ['foto carnet 26 x 32 mm', 'format(format=passport)'],
  ["mets l'ensemble en noir et blanc", 'grayscale'],
  ['augmente la luminosité sans en faire trop', 'brightness(percent=10)'],
  ['vignette sombre', 'vignette(light=false)'],
  ['coupe un peu sur les côtés', 'crop'],
];

/** The same, of which a part cannot be done. */
export const ASKED_BESIDE_PARTLY: readonly (readonly [string, string, string])[] = [
  [
    'convierte a mi gato en un tigre porfis, y si no se puede pues ponle un arcoiris atras',
    'rainbow@background',
    'tigre',
  ],
  [
    "ajoute un chien assis à côté de mon fils, et si c'est pas possible mets au moins un arc-en-ciel",
    'rainbow',
    'chien',
  ],
  [
    'transforme ma Clio en Ferrari mdr, sinon mets la juste en rouge avec un effet cinéma',
    'recolour(to=red,thing=car) cinematic',
    'Ferrari',
  ],
  [
    'Hazla de noche con lluvia y que los carteles del bar se vean bien neón',
    'night rain',
    'carteles',
  ],
  [
    'al coche cambiale el color a rojo ferrari y añade otro igual al lado',
    'recolour(thing=car)',
    'otro igual',
  ],
  ['alto contraste y que sea JPG', 'contrast', 'JPG'],
  ['convierte mi perro en un león, si no puedes pon nieve', 'snow', 'león'],
  ['aclara la foto y ponle neón al letrero', 'brightness', 'letrero'],
];

/** The same, where nothing of it can be done. */
export const ASKED_BESIDE_REFUSALS: readonly string[] = [
  'oye puedes ponerle los colores de verdad a la foto de la boda de mis papas?? es en blanco y negro y mi mama cumple 80 el domingo',
  "est ce que tu peu mettre les vrai couleurs sur cette photo de 1938 c pour l'anniv de papi",
  'give the wedding photo of my parents its real colors, it is in black and white',
  'para el grupo de padres del cole: tapar las caras de todos los niños menos la de mi hija, la del chándal verde, con emoji no, solo borroso',
  'difumina las caras de los niños',
  'pixelea nomás la placa del carro',
  'faut cacher tous les visages devant mais pas la maîtresse',
  'hide the faces of the kids, no emoji, just blurred',
  'des rayons de soleil entre les arbres',
  'rayos de sol entre los árboles',
  'quiero ver la foto de mis abuelos en color',
  'mets de la couleur sur la photo de mon grand-père',
  'pon la segunda encima de la primera',
];
