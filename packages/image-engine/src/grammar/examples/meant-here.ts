/** Words that mean another thing elsewhere. */
export const MEANT_HERE: readonly (readonly [prompt: string, plan: string])[] = [
  [
    'lighten the shadows +40 and reduce highlights -30',
    'shadows(percent=40) highlights(percent=-30)',
  ],
  ['replace the white background with a transparent one', 'removeBackground'],
  ['weißen Hintergrund durch transparent ersetzen', 'removeBackground'],
  ['replace the background with a beach', 'replaceBackground(to=scene,scene=beach)'],
  [
    'add text "hello" in comic sans at the centre, yellow with black stroke',
    'text(text=hello,colour=yellow,outlined=true)',
  ],
  ['write "brush stroke" in red', 'text(text=brush stroke,colour=red,outlined=false)'],
  [
    'brighten faces and smooth background noise',
    'denoise@background(percent=80) portraitLight(percent=75)',
  ],
  ['smooth the background', 'backgroundBlur'],
  ['it looks like noon, make it like evening', 'goldenHour(percent=75)'],
  ['das Foto ist mittags aufgenommen, mach es wie abends', 'goldenHour(percent=75)'],
  ['mir gefällt das Blau nicht, mach es lila', 'recolour(from=blue,to=purple,thing=)'],
  ['schreib LONDON 2024 an den rechten Rand', 'text(text=LONDON 2024)'],
  ['den rechten Rand abschneiden', 'crop(right=0.1)'],
  [
    'kalter Wintermorgen, aber Hauttöne warm lassen',
    'warmth@background(percent=-30) snow@background',
  ],
  ['Hintergrund 25% dunkler aber Produkt hell lassen', 'brightness@background(percent=-25)'],
  // What is left out, said without "but"
  ['brighten the photo, not the sky', 'brightness@land(percent=20)'],
  ['foto heller, himmel nicht', 'brightness@land(percent=20)'],
  ['brighten the picture, not the background', 'brightness@subject(percent=20)'],
  ['make it warmer, not the colours', 'warmth(percent=30)'],
  ['mach mich zum Comic aber Hintergrund echt lassen', 'comic@subject'],
  // By how much, and of which colour
  ['make the white balance cooler, 15%', 'warmth(percent=-15)'],
  ['Weißabgleich kühler, 15%', 'warmth(percent=-15)'],
  [
    'make the shirt match #ffcc00 and brighten it',
    'recolour(to=#ffcc00,thing=shirt) brightness(percent=20)',
  ],
  ['change wall color to rgb(200, 180, 150)', 'recolour(from=null,to=#c8b496,thing=wall)'],
  ['make the background RGB 240 240 240', 'replaceBackground(to=colour,colour=#f0f0f0)'],
  ['write "Hi" in rgb(255,0,0) at the top', 'text(text=Hi,colour=#ff0000)'],
  ['write RGB 24 at the top', 'text(text=RGB 24)'],
  ['Himmel 30% dunkler und Wolken rein', 'replaceSky(sky=clouds) brightness@sky(percent=-30)'],
  ['schreib unten links: Anna & Tom, 3. Mai 2024', 'text(scale=1)'],
];

/** The same, done in part. */
export const MEANT_HERE_PARTLY: readonly (readonly [prompt: string, plan: string, left: string])[] =
  [
    [
      'brighten it by half a stop and cool it 200 kelvin',
      'warmth(percent=-30) brightness(percent=15)',
      'kelvin',
    ],
  ];
