/** Features in words of every day that name neither them nor what is there, with the plans they mean. */
export const SAID_OTHERWISE: readonly (readonly [prompt: string, plan: string])[] = [
  [
    'make the stuff in the back all soft and out of focus, but only slightly',
    'backgroundBlur(percent=25)',
  ],
  [
    'everything behind the dog should be plain pale yellow',
    'replaceBackground(to=colour,colour=pale yellow)',
  ],
  ['Blur everything in the back', 'backgroundBlur'],
  ['I want the sun going down behind us, all orange and pink', 'replaceBackground(scene=sunset)'],
  [
    'put a sunset behind me, one of those orange and purple ones',
    'replaceBackground(scene=sunset)',
  ],
  ["light me like in a photographer's studio, from the left", 'portraitLight(side=left)'],
  ['cooler, like a nordic morning, just a hint', 'warmth(percent=-15)'],
  ["there's a grey haze over the valley, I'd like to see the hills clearly", 'dehaze'],
  ['corners darker, plus some analog film speckle', 'grain vignette'],
  ['glowing lines on black, like a bar sign from the eighties', 'neon'],
  ['more punch between lights and darks but not brighter', 'contrast(percent=18)'],
  [
    'pull more detail out of the dark and bright bits, like those super crisp real estate shots',
    'hdr',
  ],
  ['bring out more detail in the clouds and in the shadows', 'hdr'],
  ['look like something off saturday morning tv, bold outlines and flat colors', 'cartoon'],
  ['old superhero magazine look with dots', 'comic'],
  ['brownish like 1900', 'sepia'],
  ["everything's mushy, make it sharper by 30 %", 'sharpen(percent=30)'],
  [
    'can the scenery be woods in October, orange leaves and so on',
    'replaceBackground(scene=autumn)',
  ],
  ['less contrast, some film grain', 'contrast(percent=-18) grain'],
  ['less contrast and noise', 'denoise contrast(percent=-18)'],
  ['text SALE -30% in the middle', 'text(text=SALE -30%)'],
  [
    'youtube thumbnail, with WATCH THIS on the left in huge yellow letters',
    'format(format=youtube) text(text=WATCH THIS)',
  ],
  ['the green jacket, put it in #8B0000', 'recolour(from=green,to=#8b0000,thing=jacket)'],
  ['cut off the bottom part, about a quarter', 'crop(bottom=0.25)'],
  // In Spanish
  ['quítame todo lo de atrás y déjame solo a mí', 'removeBackground'],
  ['que el fondo se vea borrosito, como con cámara cara', 'backgroundBlur'],
  [
    '¿me puedes poner un atardecer detrás? de esos naranjas con morado',
    'replaceBackground(scene=sunset)',
  ],
  [
    'quiero salir en un paisaje todo nevado pero sin que esté nevando encima de mí',
    'replaceBackground(scene=snow)',
  ],
  [
    'atrás hojas secas, colores de octubre, tonos cafés y naranjas',
    'replaceBackground(scene=autumn)',
  ],
  ['la chaqueta verde ponla en #8B0000 por favor', 'recolour(from=green,to=#8b0000,thing=jacket)'],
  [
    'saca más detalle en las nubes y en las sombras, estilo hdr pero sin pasarse',
    'hdr(percent=45)',
  ],
  ['como viñeta de tebeo con puntitos y líneas negras', 'comic'],
  ['luces fosforescentes de colores en los bordes, rollo cyberpunk', 'neon'],
  [
    'pon abajo a la derecha, chiquito y en blanco, © Marina Soto 2024',
    'text(text=© Marina Soto 2024,colour=white,scale=0.6)',
  ],
  ['vertical para historias, 9:16, y rellena lo que sobre con la misma foto borrosa', 'pad'],
  ['córtale la parte de abajo, como un cuarto', 'crop(bottom=0.25)'],
  ['oye y si me pones entre árboles, tipo bosque?', 'replaceBackground(scene=forest)'],
  ['la bombilla me dejó todo amarillo, pon los blancos blancos de verdad', 'whiteBalance'],
  ['bájale tantito al color que parece payaso', 'saturation(percent=-15)'],
  ['hazlo tipo cartel de Obama, con pocos colores planos', 'poster'],
  ['fondo degradado de azul a lila, algo abstracto y moderno', 'replaceBackground(scene=gradient)'],
  ['pixelada como juego de los 80', 'pixelArt'],
  ['quiero parecer un muñequito de colección en su peana', 'figurineLook'],
  ['luz de hora dorada bien intensa', 'goldenHour(percent=92)'],
  ['ponle niebla ligera, como de amanecer en el pueblo', 'fog(percent=35)'],
  // In German and French
  ['kräftiger HDR-Effekt', 'hdr(percent=90)'],
  ['roter Rand, und das Bild 90 Grad nach rechts', 'rotate(degrees=90) frame(colour=red)'],
  ['wie ein Ölgemälde von früher', 'oilPainting'],
  ['un dégradé abstrait bleu et violet derrière le produit', 'replaceBackground(scene=gradient)'],
  ['look ciné un peu froid', 'warmth(percent=-30) cinematic'],
  ['vieille photo de famille toute abîmée à restaurer', 'restore'],
  [
    'photo de profil ronde avec un contour turquoise',
    'format(format=roundProfile) frame(colour=turquoise)',
  ],
  // How large letters are, told behind them
  ['write Merry Christmas big at the top', 'text(text=Merry Christmas,scale=1.5)'],
  ['schreib Frohe Weihnachten groß oben hin', 'text(text=Frohe Weihnachten,scale=1.5)'],
  ['pon © Marta Ruiz pequeñito abajo a la derecha en blanco', 'text(text=© Marta Ruiz,scale=0.6)'],
  ['mets Joyeux Noël petit en bas', 'text(text=Joyeux Noël,scale=0.6)'],
  ['write think big at the top', 'text(text=think big,scale=1)'],
  // Said of something else
  ['Make me look like a cartoon', 'cartoon'],
  ['brown border', 'frame(colour=brown)'],
];

/** The same, where something is left out: what that is. */
export const SAID_OTHERWISE_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  ['sepia, with an oval frame if you have one', 'sepia', 'oval frame'],
  ['open his eyes and take the red out of them', 'redEye', 'open his eyes'],
];
