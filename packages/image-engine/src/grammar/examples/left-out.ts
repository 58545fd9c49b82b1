/** Wishes that leave a word out, and reports of where, when and what for, with the plans they mean. */
export const LEFT_OUT: readonly (readonly [prompt: string, plan: string])[] = [
  // Where and when it was taken, and what it is for
  ['entstand nachts am Strand, bitte heller machen', 'brightness(percent=20)'],
  ['das Foto entstand nachts, bitte heller', 'brightness(percent=20)'],
  ['aufgenommen am Strand, bitte heller', 'brightness(percent=20)'],
  ['taken at the beach, brighten it', 'brightness(percent=20)'],
  ['shot in the snow, too dark', 'brightness(percent=20)'],
  ['am Strand', 'replaceBackground(to=scene,scene=beach)'],
  ['setz mich an den Strand', 'replaceBackground(to=scene,scene=beach)'],
  [
    'das Bild soll auf ein Poster für die Küche gesetzt werden, heller bitte',
    'brightness(percent=20)',
  ],
  ['das Foto soll auf eine Tasse gedruckt werden, heller bitte', 'brightness(percent=20)'],
  ['this goes on a mug, make it brighter', 'brightness(percent=20)'],
  ['the picture will go on a t-shirt for grandma, sharper please', 'sharpen(percent=100)'],
  // The sky beside colours
  [
    'turn the teal into coral and the sky peach',
    'recolour(from=teal,to=coral,thing=) recolour(from=null,to=peach,thing=sky)',
  ],
  [
    'change the red to blue and the sky to pink',
    'recolour(from=red,to=blue) replaceSky(sky=sunset)',
  ],
  [
    'change the red to blue and the green to yellow',
    'recolour(from=red,to=blue,thing=) recolour(from=green,to=yellow,thing=)',
  ],
  // Faces that stay a photo's
  [
    'night look with neon style, but leave my face natural',
    'night@background(percent=90) neon@background(percent=60)',
  ],
  ['oil painting but my face should stay realistic', 'oilPainting@background'],
  ["neon look, but don't touch my face", 'neon@background'],
  ['wärmer, lass mein Gesicht natürlich', 'warmth@background(percent=30)'],
  ['punchier colours, but keep the face natural', 'saturation(percent=30)'],
  // Words and years beside words in quotes
  ['oben "Sommerfest" und unten klein 1952', 'text(text=Sommerfest) text(text=1952,scale=0.6)'],
  ['top "Summer party", bottom small 1952', 'text(text=Summer party) text(text=1952,scale=0.6)'],
  ['oben "Fest" und unten klein 12.5.2024', 'text(text=Fest) text(text=12.5.2024,scale=0.6)'],
  ['top "Summer party", crop 10% off the bottom', 'crop(bottom=0.1) text(text=Summer party)'],
  // A dash between names
  ['write Anna - Ben at the bottom', 'text(text=Anna - Ben)'],
  ['write Anna – Ben', 'text(text=Anna – Ben)'],
  ['write Anna - Ben and make it warm', 'warmth text(text=Anna - Ben)'],
  ['add the text Paris - London at the top', 'text(text=Paris - London)'],
  ['schreib unten Anna - Ben', 'text(text=Anna - Ben)'],
  ['write Anna - make it warm', 'warmth(percent=30) text(text=Anna)'],
  ['write Hello - Brighter', 'brightness(percent=20) text(text=Hello)'],
  ['write Welcome - black and white', 'grayscale text(text=Welcome)'],
  ['schreib Anna - mach es wärmer', 'warmth text(text=Anna)'],
  // Whose picture it is
  ['Copyright unten rechts: Müller 2024', 'text(text=© Müller 2024,scale=0.6)'],
  ['Copyright Müller 2024 unten rechts', 'text(text=© Müller 2024,scale=0.6)'],
  ['copyright bottom right: Müller 2024', 'text(text=© Müller 2024,scale=0.6)'],
  ['copyright notice bottom right Müller', 'text(text=© Müller,scale=0.6)'],
  ['copyright: Nora Fielding', 'text(text=© Nora Fielding,scale=0.6)'],
  ['copyright "Müller" bottom right', 'text(text=Müller)'],
  ['Wasserzeichen unten rechts: Studio Lux', 'text(text=Studio Lux,scale=0.6)'],
  ['watermark Anna 2024 bottom right 30% opacity', 'text(text=Anna 2024,opacity=0.3)'],
  ['watermark bottom right Studio Lux', 'text(text=Studio Lux,scale=0.6)'],
  ['watermark Studio Lux top left, make it warmer', 'warmth text(text=Studio Lux,scale=0.6)'],
  // What is left in its colour stays in it
  ['den Hintergrund weiß lassen, Hose blau', 'recolour(from=null,to=blue,thing=pants)'],
  ['die Wand weiß machen', 'recolour(from=null,to=white,thing=wall)'],
  ['die Wand weiß werden lassen', 'recolour(from=null,to=white,thing=wall)'],
  // Against the light
  ["the window behind me is too bright and I'm too dark", 'portraitLight(percent=75)'],
  ["I'm too dark against the window", 'portraitLight(percent=75)'],
  ["fix the lighting so my face isn't dark against the window", 'portraitLight(percent=75)'],
  ['backlit portrait', 'shadows(percent=50)'],
  // Of lighting, and not a little of it
  ['make the light warmer', 'warmth(percent=30)'],
  // Snow is not painted
  ['the snow looks blue, make it white', 'whiteBalance'],
  ['the wall looks yellow, make it white', 'recolour(from=yellow,to=white,thing=wall)'],
  // Grounds
  [
    'remove the background and give it a light grey #eeeeee one with soft shadow',
    'replaceBackground(to=colour,colour=#eeeeee) shadow',
  ],
  ['rosa Farbverlauf zu lila als Hintergrund', 'replaceBackground(to=scene,scene=gradient)'],
  [
    'Himmel austauschen gegen Sonnenuntergang, die Berge sollen so bleiben',
    'replaceSky(sky=sunset,relight=false)',
  ],
  ['nacht, aber lass die fenster beleuchtet', 'night(percent=90)'],
  // One thing in another colour, and what keeps its own
  ['change the blue jacket to a red jacket', 'recolour(from=blue,to=red,thing=jacket)'],
  ['change blue jacket -> red jacket', 'recolour(from=blue,to=red,thing=jacket)'],
  [
    'colour the walls light beige (#f5f0e1), floor stays wood',
    'recolour(from=null,to=#f5f0e1,thing=walls)',
  ],
  [
    'das Wasser türkis aber das Boot soll weiß bleiben',
    'recolour(from=blue,to=turquoise,thing=water)',
  ],
  [
    'die Grüntöne etwas entsättigen und das Blau tiefer',
    'saturation(percent=30) saturation(percent=-15)',
  ],
  // How strong, and of what
  [
    'write "SOLD" across the picture in red, 50% transparent',
    'text(text=SOLD,colour=red,opacity=0.5)',
  ],
  ['warm sunset look, 50% strength, and a vignette', 'goldenHour(percent=50) vignette(percent=55)'],
  ['vintage look, border 50 px', 'vintage frame(px=50)'],
  [
    'warmer Sonnenuntergangslook mit 50% und Vignette',
    'goldenHour(percent=50) vignette(percent=55)',
  ],
  ['wärmer und Sonnenuntergangslook', 'warmth(percent=30) goldenHour(percent=75)'],
  // What is around somebody
  ['alles um die Braut herum abdunkeln', 'brightness@background(percent=-20)'],
  ['alles um mich herum unscharf', 'backgroundBlur(percent=50)'],
  ['alles außer mir schwarzweiß', 'grayscale@background'],
  ['weicher Schatten unter dem Schuh', 'shadow(percent=50,kind=ground)'],
  // What stays sharp may be brighter
  [
    'make it brighter and crop to 4:5, but keep my dog sharp',
    'crop(ratio=4:5) brightness(percent=20)',
  ],
  ['blur it but keep the dog sharp', 'backgroundBlur(percent=50)'],
];

/** The same, refused. */
export const LEFT_OUT_REFUSALS = [
  'make the sand warmer but keep the blue green of the sea',
  'keep the wall white, the rest warmer',
  'die Wand weiß lassen, den Rest wärmer',
  'das Bild soll auf ein Poster für die Küche gesetzt werden',
  'swap the colors red and blue',
  'the watermark bottom right must go',
  'watermark bottom right',
  'watermark my photos at the bottom',
  'put Paris behind us',
  'mach das unkenntlich',
  'censor this',
  'alle leute außer mir entfernen',
  'add light leaks',
  'put the text behind the person',
  'add a shadow to the text',
];
