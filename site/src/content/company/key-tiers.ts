/** The kinds of partner keys, as the server counts them (tested). */
export const keyTiers: readonly {
  name: string;
  perMonth: number;
  perMinute: number;
  about: string;
}[] = [
  { name: 'free', perMonth: 100, perMinute: 10, about: 'For trying it and for small pages.' },
  { name: 'pro', perMonth: 10_000, perMinute: 60, about: 'For a shop or an agency.' },
  { name: 'unlimited', perMonth: 0, perMinute: 0, about: 'For your own pages.' },
];
