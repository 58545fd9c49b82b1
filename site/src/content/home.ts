/** The picture a visitor can try with one click, and a wish that the embedded engine carries out. */
export const heroExample = {
  imageUrl: '/art/family.jpg',
  prompt: 'Turn it into a pencil sketch',
  label: 'A family of clay-vinyl figures with their dog',
};

export const hero = {
  lead: 'Drop in a photo, say what should change, get the picture back. Warmer light, a caption, a frame, black and white: one sentence is enough.',
  proofs: ['No account', 'No key needed', 'Open source, self-hosted'],
  bubble: heroExample.prompt,
};
