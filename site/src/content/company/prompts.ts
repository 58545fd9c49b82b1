/** The prompt library: every prompt here is one that the embedded engine carries out in full (tested). */

/** What a prompt is for. */
export type PromptCategory =
  | 'background'
  | 'light'
  | 'colour'
  | 'style'
  | 'repair'
  | 'layout'
  | 'several'
  | 'figurine';

export interface LibraryPrompt {
  title: string;
  prompt: string;
  /** When it is the right one, or what to watch for. */
  hint: string;
  category: PromptCategory;
}

export const promptCategories: readonly { id: PromptCategory; label: string }[] = [
  { id: 'background', label: 'Backgrounds' },
  { id: 'light', label: 'Light and weather' },
  { id: 'colour', label: 'Colour' },
  { id: 'style', label: 'Styles' },
  { id: 'repair', label: 'Repair' },
  { id: 'layout', label: 'Formats and words' },
  { id: 'several', label: 'Several pictures' },
  { id: 'figurine', label: 'Figurines' },
];

const of = (
  category: PromptCategory,
  prompts: readonly Omit<LibraryPrompt, 'category'>[],
): LibraryPrompt[] => prompts.map((prompt) => ({ ...prompt, category }));

export const libraryPrompts: readonly LibraryPrompt[] = [
  ...of('background', [
    {
      title: 'To the beach',
      prompt: 'Put me on a beach at sunset',
      hint: 'Light and shadow on the subject follow the new place. Best with one clear subject.',
    },
    {
      title: 'Cut out',
      prompt: 'Remove the background',
      hint: 'Gives a PNG with transparency. Drag a box when the outline is not what you meant.',
    },
    {
      title: 'Shop white',
      prompt: 'Replace the background with plain white',
      hint: 'What most marketplaces ask of a product picture.',
    },
    {
      title: 'Portrait lens',
      prompt: 'Blur the background and keep the person sharp',
      hint: 'Add “strongly” for a longer lens.',
    },
    {
      title: 'Studio',
      prompt: 'Put it in a blue studio',
      hint: 'Any colour works, by name or as #2a74b5.',
    },
    {
      title: 'High places',
      prompt: 'Change the background to mountains',
      hint: 'Also: space, city, forest, office, kitchen, snow, autumn.',
    },
    {
      title: 'Only the subject in colour',
      prompt: 'Make the background black and white',
      hint: 'The subject keeps every pixel it had.',
    },
  ]),
  ...of('light', [
    {
      title: 'Late afternoon',
      prompt: 'Give it golden hour light',
      hint: 'Warm light from one side, for pictures taken at noon.',
    },
    {
      title: 'Film still',
      prompt: 'Give it a cinematic look',
      hint: 'Teal shadows, warm skin, gentle contrast.',
    },
    {
      title: 'Rainy day',
      prompt: 'Make it rain',
      hint: 'Streaks in depth, and a darker, cooler sky.',
    },
    {
      title: 'First snow',
      prompt: 'Add falling snow',
      hint: 'Say “heavy snow” for a storm.',
    },
    {
      title: 'Morning fog',
      prompt: 'Add fog',
      hint: 'Thicker towards the horizon.',
    },
    {
      title: 'Another sky',
      prompt: 'Give it a sunset sky',
      hint: 'Or a blue one, with clouds, or stormy: the land below follows its light.',
    },
    {
      title: 'After dark',
      prompt: 'Turn day into night',
      hint: 'Works best on pictures with a sky.',
    },
    {
      title: 'Softer face light',
      prompt: 'Add soft portrait light',
      hint: 'Lifts the subject and calms what is around it.',
    },
  ]),
  ...of('colour', [
    {
      title: 'Warmer',
      prompt: 'Make it warmer and a little brighter',
      hint: 'Words such as slightly, much and a little set the strength; the chips let you change it.',
    },
    {
      title: 'Classic black and white',
      prompt: 'Make it black and white with more contrast',
      hint: 'Order does not matter: both wishes become steps you can see.',
    },
    {
      title: 'A new dress',
      prompt: 'Make the red dress blue',
      hint: 'Names a thing by its colour. Folds and shadows stay.',
    },
    {
      title: 'Colour pop',
      prompt: 'Keep the subject in colour and make everything else black and white',
      hint: 'One strong subject, please.',
    },
    {
      title: 'Two inks',
      prompt: 'Duotone in navy and orange',
      hint: 'Good under a headline. Any two colours.',
    },
    {
      title: 'Old album',
      prompt: 'Make it vintage',
      hint: 'Faded blacks and warm paper.',
    },
    {
      title: 'Honest white',
      prompt: 'Fix the white balance',
      hint: 'For the yellow of lamps and the blue of shade.',
    },
  ]),
  ...of('style', [
    {
      title: 'Pencil',
      prompt: 'Turn it into a pencil sketch',
      hint: 'Lines from edges, tone from shading.',
    },
    {
      title: 'Oil on canvas',
      prompt: 'Turn it into an oil painting',
      hint: 'Brush strokes follow the forms. Takes a few seconds.',
    },
    {
      title: 'Watercolour',
      prompt: 'Make it a watercolour painting',
      hint: 'Paper grain and bleeding edges.',
    },
    {
      title: 'Cartoon',
      prompt: 'Turn it into a cartoon',
      hint: 'Flat colours, clear outlines.',
    },
    {
      title: 'Comic page',
      prompt: 'Make it a comic',
      hint: 'Ink and dots.',
    },
    {
      title: 'Pixel art',
      prompt: 'Turn it into pixel art',
      hint: 'A small palette and large squares.',
    },
    {
      title: 'Neon',
      prompt: 'Make it neon',
      hint: 'Glowing outlines on the dark.',
    },
    {
      title: 'Sticker',
      prompt: 'Turn it into a sticker',
      hint: 'Cut out with a white border, on transparency.',
    },
  ]),
  ...of('repair', [
    {
      title: 'Old photograph',
      prompt: 'Restore this old photo',
      hint: 'Scratches, creases, stains and fading. A clean photo stays as it is.',
    },
    {
      title: 'One tap',
      prompt: 'Enhance this photo',
      hint: 'Light, colour and clarity measured on your picture.',
    },
    {
      title: 'Noisy phone picture',
      prompt: 'Remove the noise',
      hint: 'Keeps edges.',
    },
    {
      title: 'Haze',
      prompt: 'Remove the haze',
      hint: 'For distant hills and windows.',
    },
    {
      title: 'Level horizon',
      prompt: 'Straighten the horizon',
      hint: 'Measured; says so when there is nothing to straighten.',
    },
    {
      title: 'Twice the size',
      prompt: 'Upscale 2x',
      hint: 'Sharper edges, no invented detail.',
    },
  ]),
  ...of('layout', [
    {
      title: 'Caption',
      prompt: 'Write “Hello summer” at the bottom in white',
      hint: 'Quotes mark the words. Top, bottom and corners work.',
    },
    {
      title: 'White frame',
      prompt: 'Add a thick white frame',
      hint: 'Any colour, thin or thick.',
    },
    {
      title: 'Square post',
      prompt: 'Crop it to a square',
      hint: 'The subject stays in the picture.',
    },
    {
      title: 'Story',
      prompt: 'Crop to 9:16',
      hint: 'Also 16:9, 4:5, 3:2 and others.',
    },
    {
      title: 'Turned',
      prompt: 'Rotate it 90 degrees to the left',
      hint: 'Or mirror it.',
    },
    {
      title: 'Instant picture',
      prompt: 'Give it a polaroid frame',
      hint: 'Add a caption in the same sentence.',
    },
  ]),
  ...of('several', [
    {
      title: 'Side by side',
      prompt: 'Put the pictures side by side',
      hint: 'Two to five pictures, in your order.',
    },
    {
      title: 'Collage',
      prompt: 'Make a collage',
      hint: 'Two to five pictures.',
    },
    {
      title: 'Into the other',
      prompt: 'Put the subject of the first picture into the second one',
      hint: 'Cut out, scaled and lit to fit.',
    },
    {
      title: 'Double exposure',
      prompt: 'Make a double exposure of both pictures',
      hint: 'A portrait and a landscape go well together.',
    },
  ]),
  ...of('figurine', [
    {
      title: 'Collector’s vinyl',
      prompt: 'Turn it into a figurine',
      hint: 'The look only. For a printable model use the figurine page.',
    },
    {
      title: 'Figurine, warm set',
      prompt: 'Turn it into a figurine and make it warmer',
      hint: 'Wishes can be joined with “and”.',
    },
  ]),
];
