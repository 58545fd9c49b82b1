/** The part of a print job (`GET /api/print-jobs/{id}`) that its page shows. */
export interface PrintOrder {
  id: string;
  status: (typeof orderSteps)[number]['status'];
  material: 'pla' | 'resin' | 'metal';
  quality: string;
  quantity: number;
  heightMm: number;
  estimatedPrice: number;
  currency: string;
  estimatedDays: number;
  validUntil: string;
  isDemo: boolean;
  trackingUrl: string | null;
  orderedAt: string | null;
}

/** Each follows the one before it. */
export const orderSteps = [
  { status: 'quoted', label: 'Quoted', text: 'The price is worked out and can be ordered.' },
  { status: 'ordered', label: 'Ordered', text: 'The order is in, and waits for its production.' },
  { status: 'in_production', label: 'In production', text: 'The figurine is being printed.' },
  { status: 'shipped', label: 'Shipped', text: 'It is on its way.' },
  { status: 'delivered', label: 'Delivered', text: 'It has arrived.' },
] as const;

/** The order that an address names behind its `#`; null for anything else. */
export function orderIdOf(hash: string): string | null {
  return /^#([0-9a-f]{32})$/.exec(hash)?.[1] ?? null;
}
