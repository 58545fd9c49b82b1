/** The picture a visitor can try with one click, and a wish that the embedded engine carries out. */
export const heroExample = {
  imageUrl: '/art/family.jpg',
  prompt: 'Turn it into a pencil sketch',
  label: 'A family of clay-vinyl figures with their dog',
};

export const hero = {
  lead: 'Drop in a photo, say what should change, get the picture back. A beach behind you, warmer light, a caption, an oil painting: one sentence is enough.',
  proofs: ['No account', 'No key needed', 'Open source, self-hosted'],
  bubble: heroExample.prompt,
};
