/** Wishes with something told behind or in front of them, and freely spoken ones of Spanish, with the plans they mean. */
export const TOLD_LASTLY: readonly (readonly [prompt: string, plan: string])[] = [
  // What becomes of a background that is gone
  [
    'Quítale el fondo a la zapatilla y ponlo blanco puro, con una sombrita suave debajo',
    'replaceBackground(to=colour,colour=white) shadow(percent=30,kind=ground)',
  ],
  ['quita el fondo y ponlo en una playa', 'replaceBackground(to=scene,scene=beach)'],
  ['quita el fondo y déjalo transparente', 'removeBackground'],
  ['quita el fondo y ponle borde blanco', 'removeBackground frame(style=plain,colour=white)'],
  ['fondo limpio', 'replaceBackground(to=scene,scene=studio)'],
  // Where a gradient begins
  [
    'fondo degradado de azul a violeta, el azul arriba',
    'replaceBackground(to=scene,scene=gradient)',
  ],
  [
    'Hintergrund mit Verlauf von Blau nach Violett, das Blau oben',
    'replaceBackground(to=scene,scene=gradient)',
  ],
  ['fond dégradé du bleu au violet, le bleu en haut', 'replaceBackground(to=scene,scene=gradient)'],
  [
    'gradient background from blue to purple, the purple on top',
    'replaceBackground(to=scene,scene=gradient)',
  ],
  // A thing first, then what becomes of it
  ['El vestido verde pásalo a #8E24AA', 'recolour(from=green,to=#8e24aa,thing=dress)'],
  ['cambia el vestido verde a #8E24AA', 'recolour(from=green,to=#8e24aa,thing=dress)'],
  ['la camisa ponla roja', 'recolour(to=red,thing=shirt)'],
  ['el coche píntalo de azul', 'recolour(to=blue,thing=car)'],
  ['el cielo ponlo más azul', 'tint@sky(colour=blue)'],
  ['la puerta en verde, porfa', 'recolour(to=green,thing=door)'],
  // What is of that colour already
  [
    'pinta la puerta de amarillo mostaza pero deja el picaporte dorado',
    'recolour(to=mustard yellow,thing=door)',
  ],
  [
    'streich die Tür senfgelb, aber lass den Griff golden',
    'recolour(to=mustard yellow,thing=door)',
  ],
  [
    'pinta la puerta de rojo pero deja el fondo blanco',
    'recolour(to=red,thing=door) replaceBackground(to=colour,colour=white)',
  ],
  ['deja el fondo blanco', 'replaceBackground(to=colour,colour=white)'],
  // How much of it is seen
  ['Ponle un arcoiris arriba a la izquierda, que se note poco', 'rainbow(percent=32,side=left)'],
  ['ponle un arcoiris, que casi no se note', 'rainbow(percent=32)'],
  ['ponle un arcoiris, que se note mucho', 'rainbow(percent=75)'],
  ['put a rainbow, very noticeable', 'rainbow(percent=75)'],
  ['put a rainbow, barely noticeable', 'rainbow(percent=32)'],
  ['mach einen Regenbogen, man soll ihn kaum sehen', 'rainbow(percent=32)'],
  ["mets un arc-en-ciel, qu'on le voie à peine", 'rainbow(percent=32)'],
  ['ponle nieve que casi no se vea', 'snow(percent=30)'],
  ['ponle nieve cayendo, poquita', 'snow(percent=30)'],
  ['colores más vivos pero que no se vea exagerado', 'saturation(percent=15)'],
  // A look, and a background that stays
  ['Convierte la foto en dibujo animado, pero deja el fondo como foto real', 'cartoon@subject'],
  ['Convierte la foto en dibujo animado con el fondo real', 'cartoon@subject'],
  ['als Comic, Hintergrund bleibt echt', 'comic@subject'],
  ['transforme en dessin animé mais laisse le fond en vraie photo', 'cartoon@subject'],
  [
    'en dessin animé avec un fond de vraie plage',
    'replaceBackground(to=scene,scene=beach) cartoon',
  ],
  ['acuarela clarita sin negro', 'watercolour(percent=30)'],
  ['aquarelle claire sans noir', 'watercolour(percent=30)'],
  ['como dibujo de los simpson', 'cartoon'],
  ['efecto mosaico', 'pixelArt(blocks=96)'],
  // How many blocks, and how large one is
  ['pixel art de 32 píxeles', 'pixelArt(blocks=32)'],
  ['Pixelart mit 32 Pixeln', 'pixelArt(blocks=32)'],
  ['pixel art, 32 pixels de large', 'pixelArt(blocks=32)'],
  ['pixel art, 32 pixels', 'pixelArt(blocks=32)'],
  ['pixel art, 8 bits', 'pixelArt(blocks=96)'],
  ['pixel art, big pixels of 12 px', 'pixelArt(blocks=56)'],
  // How it stands
  ['endereza la foto que se ve torcida hacia la derecha', 'straighten'],
  ['la foto está chueca', 'straighten'],
  ['redresse la photo qui penche vers la droite', 'straighten'],
  ['penche la photo vers la droite', 'rotate(degrees=5)'],
  ['está de lado, ponla derecha', 'rotate(degrees=90)'],
  ['voltéala que salió de cabeza', 'rotate(degrees=180)'],
  ['voltéala en horizontal', 'flip(axis=horizontal)'],
  ['make it brighter and straight', 'straighten brightness'],
  [
    'Buenas! vendo este sofá y la foto es un desastre, ¿me la dejas más luminosa, derecha y con el fondo limpio sin que parezca falsa? gracias',
    'straighten replaceBackground(to=scene,scene=studio) brightness',
  ],
  // Identity photos are upright, whichever side is named first
  ['foto de carnet 32x26 mm', 'format(format=passport)'],
  ['passport photo 26x32 mm', 'format(format=passport)'],
  ['recorta solo la cara en círculo', 'format(format=roundProfile)'],
  ['quítale un pedacito de la izquierda', 'crop(left=0.1,top=0)'],
  ['ponla cuadrada, con blanco a los lados', 'pad(ratio=1:1,colour=white)'],
  // Borders of letters, and of pictures
  [
    'añade el texto "Hola" con letra cursiva rosa y borde blanco',
    'text(text=Hola,colour=pink,outlined=true)',
  ],
  [
    'pon "Feliz cumple" con letras rojas con borde negro',
    'text(text=Feliz cumple,colour=red,outlined=true)',
  ],
  [
    'pon el texto "Hola" en letras blancas y marco negro',
    'text(text=Hola,colour=white,outlined=false) frame(colour=black)',
  ],
  [
    'escribe Feliz Día Mamá arriba en letras blancas grandes',
    'text(text=Feliz Día Mamá,colour=white)',
  ],
  // One above the other, or through it
  [
    'ponlas juntas una encima de la otra con un borde blanco de 20 px',
    'sideBySide(direction=stack) frame(colour=white,px=20)',
  ],
  ['una encima de la otra con transparencia', 'doubleExposure'],
  // Light, noise and colours
  ['che, sacale el granito que tiene de noche', 'denoise'],
  ['dale calidez, como de tarde', 'warmth(percent=30)'],
  ['ponele un filtrito cálido', 'warmth(percent=30)'],
  ['más contraste, menos sombras', 'shadows(percent=50) contrast(percent=18)'],
  ['el rojo más intenso y lo demás en gris', 'saturation(percent=-100)'],
  ['blurrea el fondo', 'backgroundBlur'],
  ['como portada de disco de los 80', 'vintage'],
  // Named for what it looks like
  ['sin recortar, ponla en 16:9 con fondo borroso', 'pad(ratio=16:9)'],
  ['sin recortar, ponla en 16:9', 'pad(ratio=16:9)'],
  ['foto vieja con bordes quemados, restáurala', 'restore'],
  ['bordes quemados', 'vignette(percent=55)'],
  ['viñeta negra suavecita', 'vignette(percent=30)'],
];
