/** Wishes of which something is told more exactly, and the plan they mean. */
export const TOLD_EXACTLY: readonly (readonly [prompt: string, plan: string])[] = [
  ['let it snow gently, bigger flakes in front', 'snow(percent=30)'],
  ['make it snow, with large snowflakes in the foreground', 'snow(percent=60)'],
  ['let it snow, bigger picture', 'resize(factor=2) snow'],
  [
    'Text oben rechts: "Sommerfest 2025", serifenlos, weiß auf halbtransparentem schwarzem Balken',
    'text(text=Sommerfest 2025,colour=white,bar=black,typeface=sans)',
  ],
  [
    'Text "Sommerfest" oben rechts in Weiß auf einem halbtransparenten schwarzen Balken',
    'text(text=Sommerfest,colour=white,bar=black)',
  ],
  [
    'text "Sommerfest" top right, sans serif, white on a semi-transparent black bar',
    'text(text=Sommerfest,colour=white,bar=black,typeface=sans)',
  ],
  [
    'text "Sommerfest" top right, white on a translucent black bar',
    'text(text=Sommerfest,colour=white,bar=black)',
  ],
  [
    'Ponle un marco de madera oscura de 40 px y el año 1987 en pequeño abajo',
    'text(text=1987,scale=0.6) frame(style=wood,px=40)',
  ],
  ['turn her dress navy blue, not black', 'recolour(from=null,to=navy blue,thing=dress)'],
  ['make the dress navy instead of black', 'recolour(from=black,to=navy,thing=dress)'],
  [
    'pinta la puerta de verde esmeralda, no verde claro',
    'recolour(from=null,to=emerald green,thing=door)',
  ],
  ['Mets la chemise en bordeaux, pas en rouge vif', 'recolour(from=null,to=burgundy,thing=shirt)'],
  [
    'que el sofá sea gris pero que los cojines sigan siendo rojos',
    'recolour(from=null,to=grey,thing=sofa)',
  ],
  ['deja solo el color azul', 'saturation(percent=-100)'],
  ['hazlo estilo acuarela, manteniendo reconocible la cara', 'watercolour'],
  ['estilo acuarela manteniendo la cara reconocible', 'watercolour'],
  ['Un arcoíris en el cielo, tenue', 'rainbow(percent=32)'],
  ['un arcoíris muy tenue', 'rainbow(percent=32)'],
  ['Ajoute un arc-en-ciel dans le ciel, presque transparent', 'rainbow(percent=32)'],
  ['un arc-en-ciel, fond transparent', 'removeBackground rainbow(percent=55)'],
  ['Conviérteme en una figurita de colección con su base transparente', 'figurineLook'],
  ['Mach mich zur Sammelfigur mit transparentem Sockel', 'figurineLook'],
  ['turn me into a figurine with transparent background', 'removeBackground figurineLook'],
  [
    'pon el texto "Rebajas" arriba, color #E91E63, tamaño grande',
    'text(text=Rebajas,colour=#e91e63,scale=1.5)',
  ],
  ['Gegen den Dunst: mach die Landschaft klarer', 'dehaze'],
  ['heller machen und unten ca. 10 % abschneiden', 'crop(bottom=0.1) brightness'],
  ['crop approx. 10% off the bottom and make it warmer', 'crop(bottom=0.1) warmth'],
  ['weniger gelbstichig', 'whiteBalance'],
  ['weniger gelb', 'warmth(percent=-30)'],
  ['Blende die beiden Bilder weich ineinander über', 'doubleExposure(form=dissolve)'],
  ['une plage au couché du soleil derriere nous', 'replaceBackground(scene=sunset)'],
  [
    'La voiture de gauche en noir, celle de droite reste rouge',
    'recolour(from=null,to=black,thing=left car)',
  ],
  ['Transforme-la en dessin animé mais laisse le décor en photo', 'cartoon@subject'],
  ["rends le fond flou mais garde l'enfant et le ballon nets", 'backgroundBlur'],
  [
    'gradient background from #ff7e5f at the top to #feb47b at the bottom',
    'replaceBackground(scene=gradient)',
  ],
  ['make the sky more dramatic, stormy clouds, leave the house alone', 'replaceSky(sky=storm)'],
  ['crop to 16:9 keeping both faces in', 'pad(ratio=16:9)'],
  ['crop to 16:9', 'crop(ratio=16:9)'],
];

/** A word for each of two pictures stands below its own. */
export const CAPTIONED_BOTH =
  'side by side, same height, 20 px white gap, captions "before" and "after"';

/** What is done of such wishes, and what is left of them. */
export const TOLD_EXACTLY_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [['Neon-Look in Pink und Cyan', 'neon', 'Pink']];
