/** The sentence that the page follows; "part" names the step that claims the words. */
export const followedSentence: readonly { words: string; step?: string }[] = [
  { words: 'Put it on a beach', step: 'Background: beach' },
  { words: ' and ' },
  { words: 'make the light warmer', step: 'Warmth +15' },
];

export const followedPrompt = followedSentence.map(({ words }) => words).join('');

/** The way of a sentence through the engine, one stop after the other. */
export const stops: readonly { title: string; text: string }[] = [
  {
    title: 'Words become steps',
    text: 'Sixty operations each know the words that people use for them. Together they have to account for everything you wrote: what nobody claims is refused with a reason, and never dropped.',
  },
  {
    title: 'Steps become a plan',
    text: 'The plan is a short list in plain JSON, in a sensible order whatever the order of your words. You see it as chips. Take one out, turn one up, and the picture is made again from the original.',
  },
  {
    title: 'The subject is found',
    text: 'Colour, contrast and sharpness tell what “it” is, and how sure that is. Where it is not clear, nothing is made: you are asked for a box or a stroke, and shown the outline.',
  },
  {
    title: 'Pixels change',
    text: 'Only those that the plan is about. The figure stands on drawn sand with a shadow of its own, its edge has lost the colour of the old wall, and the light of the scene falls on it.',
  },
  {
    title: 'The answer says what was done',
    text: '“Put it on a beach and made it a little warmer.” If half of a wish could not be done, the other half is, and the sentence names what was left out.',
  },
];

/** What the built-in engine does and does not do. */
export const abilities: readonly { title: string; does: string; doesNot: string }[] = [
  {
    title: 'Background',
    does: 'Cut out, blur, colour, another photo, or one of its drawn places',
    doesNot: 'A place that it has never drawn',
  },
  {
    title: 'Light and colour',
    does: 'Warmth, contrast, white balance, haze, golden hour, night, one colour for another',
    doesNot: 'The true colours of a grey photo',
  },
  {
    title: 'Style',
    does: 'Oil, watercolour, pencil, comic, anime, neon, pixel art and more',
    doesNot: 'A named artist’s hand',
  },
  {
    title: 'Repair',
    does: 'Scratches, dust, fading, noise, red eyes, what you mark',
    doesNot: 'Faces and corners that are gone',
  },
  {
    title: 'People and things',
    does: 'Move them, pose their limbs, make them a figurine',
    doesNot: 'Other faces, ages, clothes, or anything that is not in the picture',
  },
];

/** The parts of the product beside the editor. */
export const parts: readonly { title: string; text: string; to: string; label: string }[] = [
  {
    title: 'Pose Painter',
    text: 'Two characters, a sketch, a sentence about the place.',
    to: '/pose-painter',
    label: 'Paint a pose',
  },
  {
    title: 'Figurines',
    text: 'A photo becomes a closed solid with a price.',
    to: '/nano-banana-3d-figurines',
    label: 'Make a figurine',
  },
  {
    title: 'API and widgets',
    text: 'The same engine in your own page or program.',
    to: '/api',
    label: 'Read the API',
  },
];
