/** Texts of which not all are in quotes, and how they are set. */
export const SECOND_TEXTS: readonly (readonly [prompt: string, plan: string])[] = [
  [
    'Ponle "SE VENDE" en grande arriba y el teléfono 612 345 678 abajo a la derecha en amarillo',
    'text(text=SE VENDE,scale=1.5) text(text=612 345 678,colour=yellow)',
  ],
  [
    'écris À VENDRE en haut en gros blanc, et 245 000 $ en bas à droite',
    'text(text=À VENDRE,colour=white) text(text=245 000 $,colour=null)',
  ],
  [
    'write FOR SALE at the top in big white, and 245 000 $ bottom right',
    'text(text=FOR SALE,colour=white) text(text=245 000 $)',
  ],
  [
    'Necesito un banner de 1500 x 500 px para la página de la asociación, con el texto Cena de Navidad – 20 de diciembre, 21:00 h centrado en blanco y letra elegante',
    'resize(width=1500,height=500) text(colour=white,typeface=handwritten)',
  ],
  [
    'secrétaire du club de pétanque ici, je dois faire une affiche A4 avec cette photo : en haut « Concours du 14 mai », en bas Inscriptions 9h – 5 € par joueur, en bleu foncé et lisible de loin',
    'crop(ratio=210:297) text(text=Concours du 14 mai) text(text=Inscriptions 9h – 5 € par joueur,colour=dark blue,scale=1.5)',
  ],
  [
    'at the top "Competition", at the bottom Registration 9 am, in dark blue',
    'text(text=Competition) text(text=Registration 9 am,colour=dark blue)',
  ],
  [
    'ponle efecto polaroid y escribe abajo Cartagena 2024 con letra como a mano',
    'frame(style=polaroid,caption=Cartagena 2024)',
  ],
  [
    'antes a la izquierda y después a la derecha con una línea blanca en medio y los textos ANTES y DESPUÉS',
    'sideBySide(direction=row) text(text=ANTES) text(text=DESPUÉS)',
  ],
  [
    'avant à gauche et après à droite avec les textes AVANT et APRÈS',
    'sideBySide(direction=row) text(text=AVANT) text(text=APRÈS)',
  ],
  [
    'before on the left and after on the right with a white line between and the texts BEFORE and AFTER',
    'sideBySide(direction=row) text(text=BEFORE) text(text=AFTER)',
  ],
  [
    'sepia, esquinas redondeadas y con la fecha 14/08/1978 en una esquinita',
    'sepia text(text=14/08/1978) roundedCorners',
  ],
  [
    "peinture à l'huile, cadre en bois clair et la date 3 juillet 2021 en petit dans le coin",
    'oilPainting text(text=3 juillet 2021,scale=0.6) frame(style=wood)',
  ],
  ['add the date 3 July 2021 small in the corner', 'text(text=3 July 2021,scale=0.6)'],
  [
    'ponle \'Arepas Doña Carmen\' en letras gorditas color vino en la parte de abajo, con borde blanco pa que se lea, y mas chiquito "Domicilios 300 555 0142"',
    'text(text=Arepas Doña Carmen,colour=burgundy,outlined=true) text(text=Domicilios 300 555 0142,scale=0.6)',
  ],
  ['con letras q digan EL PATRON DEL 5B jajaja', 'text(text=EL PATRON DEL 5B)'],
  ['ponle el texto 2x1 hasta el domingo', 'text(text=2x1 hasta el domingo)'],
  [
    'écris bonne fête maman en jaune pas trop gros en haut',
    'text(text=bonne fête maman,colour=yellow,scale=1)',
  ],
  [
    'fait une pancarte drole avec mon chat : texte en haut QUAND C\'EST LUNDI, texte en bas "pis qu\'y reste pu de café", grosses lettres blanches contour noir',
    "text(text=QUAND C'EST LUNDI,colour=white,outlined=true) text(text=pis qu'y reste pu de café,colour=white,outlined=true)",
  ],
  [
    'write "A" in red at the top and "B" at the bottom, white letters',
    'text(text=A,colour=red) text(text=B,colour=white)',
  ],
  [
    'ponle "Rebajas" grande en el centro y "hasta el 30 de junio" más pequeño debajo',
    'text(text=Rebajas,scale=1.5) text(text=hasta el 30 de junio,scale=0.6)',
  ],
  [
    'écris « À louer » en haut et 600 € par mois en bas à gauche',
    'text(text=À louer) text(text=600 € par mois)',
  ],
  [
    'write "Open house" at the top, Sunday 3 pm at the bottom',
    'text(text=Open house) text(text=Sunday 3 pm)',
  ],
  ['ponle "Rifa" arriba y Entrada libre abajo', 'text(text=Rifa) text(text=Entrada libre)'],
  ['écris SOLDES au centre en rouge, et -50% en bas à droite', 'text(text=SOLDES) text(text=-50%)'],
  ['añade la fecha 5 de mayo de 2019 abajo a la derecha', 'text(text=5 de mayo de 2019)'],
  ['mets bonne fête papa en rouge', 'text(text=bonne fête papa,colour=red)'],
  ['ajoute bonne année 2026 en bas', 'text(text=bonne année 2026)'],
  [
    'agrega el texto "Abierto de 9 a 18" en la parte de abajo con fondo negro',
    'text(text=Abierto de 9 a 18,bar=black)',
  ],
  ['write "Open" on a red background', 'text(text=Open,bar=red)'],
];
