/** Wishes as people put them loosely, and the plans they mean. */
export const LOOSELY_ASKED: readonly (readonly [prompt: string, plan: string])[] = [
  // What is behind somebody: as such places are drawn, and no format
  [
    '¿me puedes poner un atardecer detrás? de esos naranjas con morado',
    'replaceBackground(to=scene,scene=sunset)',
  ],
  ['fondo de puesta de sol, en tonos naranjas y morados', 'replaceBackground(scene=sunset)'],
  ['que detrás se vea un atardecer de esos bien rojos', 'replaceBackground(scene=sunset)'],
  [
    'quiero salir en un paisaje todo nevado pero sin que esté nevando encima de mí',
    'replaceBackground(to=scene,scene=snow)',
  ],
  ['un fondo todo nevado, pero sin copos', 'replaceBackground(scene=snow)'],
  ['quiero salir en un paisaje bonito de montaña', 'replaceBackground(scene=mountains)'],
  ['ponlo en paisaje', 'crop(ratio=3:2)'],
  [
    'atrás hojas secas, colores de octubre, tonos cafés y naranjas',
    'replaceBackground(to=scene,scene=autumn)',
  ],
  ['puras hojas secas atrás, tonos de octubre', 'replaceBackground(scene=autumn)'],
  [
    'dry leaves behind, october colours, brown and orange tones',
    'replaceBackground(to=scene,scene=autumn)',
  ],
  ['oye y si me pones entre árboles, tipo bosque?', 'replaceBackground(scene=forest)'],
  ['put me among trees, like a forest', 'replaceBackground(scene=forest)'],
  ['quítame todo lo de atrás y déjame solo a mí', 'removeBackground'],
  ['que solo quede yo, sin lo de atrás', 'removeBackground'],
  ['quita lo de atrás y pon una playa', 'replaceBackground(scene=beach)'],
  [
    'cambia mi cuarto por una calle de ciudad de noche, con los edificios iluminados',
    'replaceBackground(to=scene,scene=cityNight)',
  ],
  ['quita mi cuarto y pon una ciudad de noche', 'replaceBackground(scene=cityNight)'],
  [
    'replace my room with a city street at night, with the buildings lit up',
    'replaceBackground(scene=cityNight)',
  ],
  [
    'fondo degradado de azul a lila, algo abstracto y moderno',
    'replaceBackground(to=scene,scene=gradient)',
  ],
  [
    'gradient background from blue to lilac, something abstract and modern',
    'replaceBackground(scene=gradient)',
  ],
  // Only the thing that was named
  ['la chaqueta verde ponla en #8B0000 por favor', 'recolour(from=green,to=#8b0000,thing=jacket)'],
  ['the green jacket, put it in #8B0000', 'recolour(from=green,to=#8b0000,thing=jacket)'],
  ['the old photo, put it in black and white', 'grayscale'],
  ['la pared ponla verde oliva', 'recolour(to=olive,thing=wall)'],
  // All of the range, and nothing goes
  [
    'saca más detalle en las nubes y en las sombras, estilo hdr pero sin pasarse',
    'hdr(percent=45)',
  ],
  ['más detalle en nubes y sombras, hdr pero leve', 'hdr(percent=45)'],
  ['saca más detalle en las nubes', 'hdr@sky'],
  // One look, and what it has anyway
  ['estilo ghibli o algo japonés así, de caricatura', 'anime(percent=60)'],
  ['como dibujo animado japonés, tipo ghibli', 'anime(percent=60)'],
  ['in ghibli style or something japanese like that, cartoon', 'anime(percent=60)'],
  ['como viñeta de tebeo con puntitos y líneas negras', 'comic(percent=60)'],
  ['ponle viñeta', 'vignette'],
  ['luces fosforescentes de colores en los bordes, rollo cyberpunk', 'neon(percent=60)'],
  ['hazlo tipo cartel de Obama, con pocos colores planos', 'poster(percent=60)'],
  ['que el fondo se vea borrosito, como con cámara cara', 'backgroundBlur(percent=50)'],
  // Light and colours that are too much
  ['la bombilla me dejó todo amarillo, pon los blancos blancos de verdad', 'whiteBalance'],
  ['bájale tantito al color que parece payaso', 'saturation(percent=-15)'],
  ['está muy colorida, bájale un poco', 'saturation(percent=-15)'],
  ['le subieron mucho al color, bájale tantito', 'saturation(percent=-15)'],
  [
    'me salió la cara muy oscura, échale una luz suave como de fotógrafo',
    'portraitLight(percent=75)',
  ],
  [
    "my face came out very dark, put a soft light on it like a photographer's",
    'portraitLight(percent=75)',
  ],
  // Formats that are filled, and how much is cut
  [
    'vertical para historias, 9:16, y rellena lo que sobre con la misma foto borrosa',
    'pad(exact=false,colour=null)',
  ],
  [
    'pásala a 9:16 para historias y lo que falte que sea la misma foto borrosa',
    'pad(exact=false,colour=null)',
  ],
  [
    'vertical for stories, 9:16, and fill what is left with the same photo blurred',
    'pad(exact=false,colour=null)',
  ],
  ['córtale la parte de abajo, como un cuarto', 'crop(left=0,top=0,right=0,bottom=0.25)'],
  ['quítale como un cuarto de abajo', 'crop(left=0,top=0,right=0,bottom=0.25)'],
  ['cut off the bottom part, about a quarter', 'crop(left=0,top=0,right=0,bottom=0.25)'],
  ['trim the left side by about 10%', 'crop(left=0.1,top=0,right=0,bottom=0)'],
  // Pictures together
  [
    'arma un mosaico 2x2 con las cuatro y un marco negro finito',
    'collage(ratio=null,gap=0.006,colour=black)',
  ],
  [
    'put together a 2x2 mosaic with the four and a thin black frame',
    'collage(ratio=null,gap=0.006,colour=black)',
  ],
  ['make a mosaic of it', 'pixelArt'],
  [
    'mézclalas a la mitad, que se trasluzca una sobre otra',
    'doubleExposure(form=dissolve,percent=50)',
  ],
  [
    'ponlas una encima de otra a la mitad, que se trasluzcan',
    'doubleExposure(form=dissolve,percent=50)',
  ],
  // Texts behind where and how they stand
  [
    'pon abajo a la derecha, chiquito y en blanco, © Marina Soto 2024',
    'text(text=© Marina Soto 2024,colour=white,scale=0.6)',
  ],
  [
    'escribe arriba a la izquierda, grande y en blanco, FELIZ NAVIDAD',
    'text(text=FELIZ NAVIDAD,colour=white,scale=1.5)',
  ],
  [
    'schreib unten rechts, klein und in weiß, Marina Soto',
    'text(text=Marina Soto,colour=white,scale=0.6)',
  ],
  [
    'écris en bas à droite, petit et en blanc, Marina Soto',
    'text(text=Marina Soto,colour=white,scale=0.6)',
  ],
];

/** Studios, and the shade that each is to have. */
export const STUDIO_SHADES: readonly (readonly [prompt: string, shade: string])[] = [
  ['estudio rosa chicle atrás', 'bubblegum pink'],
  ['estudio rosa palo atrás', 'dusty pink'],
  ['estudio verde botella detrás', 'bottle green'],
  ['fondo de estudio azul petróleo', 'petrol blue'],
  ['fondo de estudio gris perla', 'pearl grey'],
  ['estudio rojo vino de fondo', 'wine red'],
  ['fondo de estudio verde oliva', 'olive'],
  ['fondo de estudio azul cielo', 'sky blue'],
  ['fondo estudio verde menta', 'mint green'],
  ['estudio amarillo mostaza atrás', 'mustard yellow'],
  ['estudio rosa pastel atrás', 'pastel pink'],
];

/** What of a picture cannot be left out or changed, and why. */
export const LOOSELY_ASKED_REFUSED: readonly (readonly [prompt: string, reason: string])[] = [
  ['que solo resalte el vestido con su color y lo demás en blanco y negro', 'can leave out'],
  ['todo en gris y que solo el vestido tenga color', 'can leave out'],
  [
    'only the dress should stand out with its colour and the rest in black and white',
    'can leave out',
  ],
  ['¿puedes quitarme unos diez añitos de encima?', 'hair, age or bodies'],
  ['quítame diez años de la cara', 'hair, age or bodies'],
];
