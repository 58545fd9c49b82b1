/** Wishes of French with what is said beside them, and the plan they mean. */
export const FRENCH_TOLD_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  ['sépia, bords légèrement plus sombres', 'sepia vignette(percent=30)'],
  ['angles un peu plus foncés stp', 'vignette(percent=30)'],
  ['éclaircis, robe bleue au lieu de rouge', 'recolour(from=red,to=blue,thing=dress) brightness'],
  [
    'fond blanc, veste noire plutôt que grise',
    'recolour(from=grey,to=black,thing=jacket) replaceBackground(to=colour,colour=white)',
  ],
  ["le vélo bleu, j'la veux verte", 'recolour(from=blue,to=green,thing=bicycle)'],
  [
    'ma robe est rouge, je la préférerais vert émeraude',
    'recolour(from=red,to=emerald green,thing=dress)',
  ],
  ["la porte est verte, je l'aimerais plutôt en bleu", 'recolour(from=green,to=blue,thing=door)'],
  ['un look ciné, teintes bleues et orangées', 'cinematic(percent=80)'],
  ['mets-la droite et coupe les bords blancs', 'straighten'],
  ['redresse-la et enlève les coins vides', 'straighten'],
  ['y a comme un voile gris, nettoie ça', 'dehaze'],
  ['la photo a un voile laiteux à cause de la vitre', 'dehaze'],
  ["largeur 1000 px, la hauteur s'adapte", 'resize(width=1000,height=null)'],
  ['polar mais en couleurs, avec de la pluie', 'contrast(percent=35) rain'],
  ['mes photos dans une seule image sans marge', 'collage(gap=0)'],
  ['surimpression, la seconde plus discrète', 'doubleExposure(form=silhouette,percent=60)'],
  [
    'double exposition de mon visage et de la forêt, mais la forêt moins visible',
    'doubleExposure(percent=60)',
  ],
  ["saturation baissée d'un tiers", 'saturation(percent=-33)'],
  ["baisse le contraste d'un quart", 'contrast(percent=-25)'],
  ['pousse les teintes vers le violet', 'tint(colour=purple,percent=45)'],
  ['ça vire vers le magenta, corrige', 'whiteBalance'],
  ["c'est pour une affiche dans la cuisine, agrandis-la", 'resize(factor=2)'],
  [
    'croquis, et #333333 pour le cadre',
    'pencilSketch(coloured=false) frame(style=plain,colour=#333333)',
  ],
  [
    'BD, avec « Paf » en haut à droite et un cadre rond',
    'comic text(text=Paf) frame(rounded=true)',
  ],
  ['avec « Léa » au milieu et un cadre blanc', 'text(text=Léa) frame(colour=white)'],
  ['polaroid avec écrit « été 98 » en dessous', 'frame(style=polaroid,caption=été 98)'],
  ['un look année 70 avec du grain', 'vintage grain'],
  ['écris Bravo tout en bas', 'text(text=Bravo)'],
  ['style pop art en 4 couleurs vives', 'posterise(levels=4)'],
  ['garde la couleur du bouquet uniquement', 'grayscale@background'],
  ['que mon parapluie jaune en couleur, le reste gris', 'saturation(percent=-100)'],
  [
    'remonte les ombres à 40, baisse les hautes lumières de 20',
    'shadows(percent=40) highlights(percent=-20)',
  ],
  [
    'bordure fine blanche puis une plus large noire',
    'frame(colour=white,share=0.018) frame(colour=black,share=0.075)',
  ],
  ["détoure mes chaussures, j'en ai besoin sur fond transparent", 'removeBackground'],
  ['aquarelle mais on doit rester reconnaissables', 'watercolour'],
  ['vire le flou de bougé', 'sharpen'],
  [
    "j'aimerais qu'on ait l'impression que je suis à la montagne",
    'replaceBackground(scene=mountains)',
  ],
  ['le fond est laid, floute le fort', 'backgroundBlur(percent=75)'],
  ["j'aurais voulu que la photo ait été prise de nuit", 'night'],
  ["je voudrais que la rue ait l'air prise de nuit", 'night'],
  ["restaure-la, mais qu'elle reste en noir et blanc", 'restore'],
  ['heure dorée, mais pas trop orange', 'goldenHour(percent=45)'],
  ['un effet BD sur nous, fond plage', 'replaceBackground(scene=beach) comic@subject'],
  ['fais tomber la pluie, un vrai déluge', 'rain(percent=85)'],
  ['recadre en 4:3 et ramène la largeur à 1600 pixels', 'crop(ratio=4:3) resize(width=1600)'],
  [
    "je veux pas qu'on me coupe la tête, mets plutôt des bandes noires pour que ça passe en format carré",
    'pad(ratio=1:1,colour=black)',
  ],
  ['y aurait moyen de lui redonner une seconde jeunesse sans changer son visage ?', 'restore'],
  ["colore l'écharpe en rouge", 'recolour(thing=scarf,to=red)'],
  ['redimensionne à 1024 sur 768 pixels', 'resize(width=1024,height=768)'],
  ["améliore l'éclairage du portrait", 'portraitLight'],
  ['retourne la photo verticalement', 'flip(axis=vertical)'],
  [
    'change la couleur du tapis en vert, mais pas celle des rideaux',
    'recolour(thing=carpet,to=green)',
  ],
  ["moins d'ombres stp", 'shadows(percent=50)'],
  ['on voit rien à cause du brouillard au loin, enlève-le', 'dehaze'],
  ['enlève le tiers gauche', 'crop(left=0.33,top=0,right=0,bottom=0)'],
  ['peux-tu couper le cinquième supérieur ?', 'crop(left=0,top=0.2,right=0,bottom=0)'],
  ['garde seulement la moitié droite', 'crop(left=0.5,right=0)'],
  ['recadre sur la moitié supérieure', 'crop(top=0,bottom=0.5)'],
  ['retire 50 px tout autour', 'crop(left=50,top=50,right=50,bottom=50,unit=px)'],
  ['recadre plus serré', 'crop(left=0.125)'],
  ['recadre sur la tête', 'format(format=profile)'],
  ['16:9 panoramique', 'crop(ratio=16:9)'],
  ['agrandis à 200 %', 'resize(factor=2)'],
  ['divise la taille par deux', 'resize(factor=0.5)'],
  ['un quart de tour à gauche', 'rotate(degrees=270)'],
  ['elle est couchée, redresse-la', 'rotate(degrees=90)'],
  ["elle n'est pas nette", 'sharpen'],
  ['remets-la droite', 'straighten'],
];

/** What French asks for and nothing does, with the visitor's words for it. */
export const FRENCH_TOLD_REFUSED: readonly (readonly [prompt: string, words: string])[] = [
  ['amincis-moi le nez', 'le nez'],
  ['affine les bras de ma mère', 'les bras de ma mère'],
  ["coupe en bas jusqu'aux genoux", 'genoux'],
  ['mets « Aïe » dans une bulle de dialogue', 'bulle de dialogue'],
];

/** What is done, and for what reasons the rest is not. */
export const FRENCH_PARTLY: readonly (readonly [prompt: string, plan: string, reasons: string])[] =
  [
    [
      'moi en figurine dans sa boite de jouet',
      'figurineLook',
      'it makes the figure, and neither a box nor other packaging',
    ],
  ];
