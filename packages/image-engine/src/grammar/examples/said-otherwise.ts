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
