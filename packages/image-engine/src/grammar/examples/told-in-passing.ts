/** Wishes with what is told beside them, and what is said of letters, of greys and of what is marked. */
export const TOLD_IN_PASSING: readonly (readonly [prompt: string, plan: string])[] = [
  ['white background, but keep some shadow under the vase', 'replaceBackground(to=colour) shadow'],
  [
    "Put it on white and leave a hint of shadow beneath the shoes so they don't look like they're floating",
    'replaceBackground(to=colour) shadow',
  ],
  ['lighten the room, but the lamps should still look like lamps', 'brightness'],
  ['foggy, clear it up, the way it looked when I was there', 'dehaze'],
  ['way too noisy, took this at a gig on my phone, denoise it', 'denoise'],
  ['B&W but keep the scarf red', 'saturation'],
  ['make it b & w', 'grayscale'],
  ['b/w but leave its collar blue', 'saturation'],
  ['write WINTER SALE 20% OFF at the top', 'text(text=WINTER SALE 20% OFF)'],
  ['write HELLO 50% bigger', 'text(text=HELLO)'],
  ['put "menu" top left, small, sans serif', 'text(text=menu,typeface=sans)'],
  ['text "slow days", lowercase, typewriter font', 'text(text=slow days,typeface=mono)'],
  ['punchy contrast, slightly raised blacks', 'shadows(percent=25) contrast(percent=18)'],
  ['lift the blacks', 'contrast(percent=-18)'],
  [
    'green card photo, 600x600 px, white background',
    'format(format=usPassport) resize(width=600,height=600) replaceBackground(to=colour)',
  ],
  ['resize it to 600x600', 'resize'],
  ['passport photo with the head in the middle', 'format(format=passport)'],
  ['the mug on seamless white, #ffffff', 'replaceBackground(to=colour)'],
  ['How come everything is so green in here? fix the colours please', 'whiteBalance'],
  ['remove the cone and the van behind the fence, keep the fence', 'erase'],
  ['get rid of that sign and the pole', 'erase'],
  ['what would this look like with a black frame', 'frame'],
  ['merge these two so the skyline melts into the sea', 'doubleExposure'],
  ['a long strip like in a photobooth, sepia', 'sideBySide(direction=stack) sepia'],
  ['the cat has blue eyes, make them pop', 'enhance@subject'],
  ['write "SOLD" at the top, in lowercase', 'text(text=sold)'],
  ['write WINTER SALE 20% off', 'text(text=WINTER SALE 20% off)'],
  ['fix the awful white balance', 'whiteBalance'],
  ['our item on pure white #ffffff', 'replaceBackground(to=colour)'],
  ['my cup on #fafafa', 'replaceBackground(to=colour)'],
  ['a figurine of him like everybody is posting on instagram', 'figurineLook'],
  ['sharpen to about 40%', 'sharpen(percent=40)'],
  [
    'the wall behind the cello should be dark green and the cello stays as it is',
    'replaceBackground(to=colour)',
  ],
  ['take the date stamp off the lower left corner, the yellow digits', 'erase'],
];

/** Wishes that are near those, and that their forms leave alone. */
export const NEAR_TOLD_IN_PASSING: readonly (readonly [prompt: string, plan: string])[] = [
  ['we are in front of the eiffel tower at sunset, brighten us', 'brightness@subject'],
  ['replace the sky behind the eiffel tower with a sunset', 'replaceSky'],
  ['why are my eyes so red? can you fix that', 'redEye'],
  ['why is the sky so orange, fix it', 'warmth@sky'],
  ['for my green card: resize to 600x600 and brighten a bit', 'resize brightness'],
  ['remove the tree and the crooked horizon', 'erase straighten'],
  ['write "hello", transparent background with drop shadow', 'removeBackground shadow text'],
  ['black background, and the neon has to look like real neon', 'replaceBackground neon'],
  ['fade the picture so it goes into black and white', 'grayscale saturation'],
  ['write HELLO 20% BIGGER', 'text(text=HELLO)'],
  ['what would it look like with some noise reduction', 'denoise'],
  ['the cat has shining green eyes, make them sharper', 'sharpen@subject'],
  ["don't add more contrast, just lift the blacks", 'contrast(percent=-18)'],
];

/** A part of these cannot be done. */
export const TOLD_IN_PASSING_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  refused: string,
])[] = [
  ['background: the Taj Mahal at dawn', 'replaceBackground(scene=sunset)', 'Taj Mahal'],
  ['make it night but keep the porch light on', 'night', 'keep the porch light on'],
  ['make her brighter but keep her lips red', 'brightness@subject', 'keep her lips red'],
  ['denoise it but leave the freckles as they are', 'denoise', 'freckles'],
  ['remove the background, but keep the bench', 'removeBackground', 'keep the bench'],
  ['comic style but keep the shop sign readable', 'comic', 'keep the shop sign readable'],
  [
    'a collage with the large one on the right and three small ones stacked on the left',
    'collage',
    'large one on the right',
  ],
];

/** Nothing of these can be done. */
export const TOLD_IN_PASSING_REFUSALS: readonly string[] = [
  'blur it but keep the shop sign sharp',
  'black and white but leave the parasol in colour',
  'sharpen the picture, except for the sunset',
  "our dog's eyes are shining green, correct that",
  'get rid of the yellow glow in the cat’s eyes',
  'what would our garden look like with a pool',
  'what would the street look like without the cars',
  'how would the cottage look with a second storey',
];
