import type { Figurine, Model, PrintJob, PromptPack } from '@nano-banana/client-sdk';

const created = '2026-11-21T10:00:00.000Z';
const expires = '2126-11-22T10:00:00.000Z';

export const sampleFigurine: Figurine = {
  id: 'a'.repeat(32),
  status: 'completed',
  progress: 100,
  stage: null,
  error: null,
  createdAt: created,
  finishedAt: '2026-11-21T10:00:04.000Z',
  expiresAt: expires,
  generatedImageUrl: `/api/files/${'1'.repeat(32)}.png`,
  cutoutUrl: `/api/files/${'2'.repeat(32)}.png`,
  engine: 'embedded',
  message: 'Gave the subject a figurine look.',
  modelId: null,
};

export const sampleModelRecord: Model = {
  id: 'b'.repeat(32),
  status: 'completed',
  progress: 100,
  stage: null,
  error: null,
  createdAt: created,
  finishedAt: '2026-11-21T10:00:02.000Z',
  expiresAt: expires,
  figurineId: sampleFigurine.id,
  options: { heightMm: 80, base: 'oval', back: 'smooth', depth: 1, relief: 0.5, hollow: false },
  engine: 'embedded',
  stlUrl: `/api/files/${'3'.repeat(32)}.stl`,
  threeMfUrl: `/api/files/${'4'.repeat(32)}.3mf`,
  glbUrl: `/api/files/${'5'.repeat(32)}.glb`,
  sizeMm: { x: 34, y: 25.5, z: 80 },
  volumeCm3: 24.6,
  triangles: 18_420,
  notes: ['Thin parts were thickened to 1.2 mm.'],
};

export const sampleQuote: PrintJob = {
  id: 'c'.repeat(32),
  modelId: sampleModelRecord.id,
  status: 'quoted',
  material: 'pla',
  quality: 'standard',
  quantity: 1,
  heightMm: 80,
  estimatedPrice: 22.8,
  currency: 'USD',
  estimatedDays: 3,
  estimatedDate: '2026-11-25',
  validUntil: '2126-12-05',
  breakdown: [
    { item: 'setup', amount: 5 },
    { item: 'material', amount: 0.81 },
    { item: 'machine', amount: 7.87 },
    { item: 'finishing', amount: 2 },
    { item: 'margin', amount: 7.12 },
  ],
  isDemo: true,
  trackingUrl: null,
  createdAt: created,
  orderedAt: null,
  statusUrl: `/print-order#${'c'.repeat(32)}`,
};

export const samplePacks: readonly PromptPack[] = [
  {
    id: 'pet-vinyl',
    name: 'Vinyl pal',
    category: 'pet',
    categoryLabel: '🐾 Pet',
    description: 'Your animal as a smooth vinyl toy on a small stand.',
    prompt: 'Turn it into a figurine',
  },
  {
    id: 'pet-clay',
    name: 'Warm clay',
    category: 'pet',
    categoryLabel: '🐾 Pet',
    description: 'Your animal as a hand-made piece in warm, earthy tones.',
    prompt: 'Turn it into a figurine and make it warmer',
  },
  {
    id: 'office-desk',
    name: 'Desk hero',
    category: 'office',
    categoryLabel: '💼 Office',
    description: 'A colleague, ready for the desk.',
    prompt: 'Turn it into a figurine',
  },
];
