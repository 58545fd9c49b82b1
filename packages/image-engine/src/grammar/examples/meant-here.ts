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
];
