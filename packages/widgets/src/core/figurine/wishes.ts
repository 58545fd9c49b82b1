import type { Model, ModelOptions, PrintJob, PrintWish } from '@nano-banana/client-sdk';

/** How the model should be; millimetres. */
export interface ModelWish {
  heightMm: number;
  base: 'oval' | 'round' | 'none';
  back: 'smooth' | 'mirrored';
  /** Factor of the natural thickness. */
  depth: number;
  relief: number;
  hollow: boolean;
}

/** What the server makes without options. */
export const usualModel: ModelWish = {
  heightMm: 80,
  base: 'oval',
  back: 'smooth',
  depth: 1,
  relief: 0.5,
  hollow: false,
};

/** The server's ranges. */
export const modelRanges = {
  heightMm: { smallest: 40, largest: 200, step: 5 },
  depth: { smallest: 0.5, largest: 1.5, step: 0.1 },
  relief: { smallest: 0, largest: 1, step: 0.1 },
} as const;

export const bases = ['oval', 'round', 'none'] as const satisfies readonly ModelWish['base'][];
export const backs = ['smooth', 'mirrored'] as const satisfies readonly ModelWish['back'][];

/** What to print. */
export interface PrintChoice {
  material: PrintJob['material'];
  quality: PrintJob['quality'];
  quantity: (typeof quantities)[number];
  /** Millimetres; null = the model's own. */
  heightMm: number | null;
}

export const materials = ['pla', 'resin', 'metal'] as const;
export const qualities = ['standard', 'high', 'ultra'] as const;
export const quantities = [1, 2, 5, 10] as const;
/** Heights of prints that the server prices, in mm. */
export const printHeights = { smallest: 20, largest: 400 } as const;

export const usualPrint: PrintChoice = {
  material: 'pla',
  quality: 'standard',
  quantity: 1,
  heightMm: null,
};

/** The wish as the server takes it. */
export function modelRequest({ heightMm, base, back, depth, relief, hollow }: ModelWish) {
  return { heightMm, base, back, depth, relief, hollow } satisfies NonNullable<ModelOptions>;
}

/** The choice as the server takes it. */
export function printRequest({ heightMm, ...choice }: PrintChoice): PrintWish {
  return { ...choice, ...(heightMm !== null && { heightMm }) };
}

/** Whether a model was made by that very wish. */
export function isMadeBy({ options }: Pick<Model, 'options'>, wish: ModelWish): boolean {
  const made = { ...usualModel, ...options };
  return (Object.keys(usualModel) as (keyof ModelWish)[]).every((key) => made[key] === wish[key]);
}

/** Whether a price is for that very choice. */
export function isQuoteFor(quote: PrintJob, choice: PrintChoice, model: Pick<Model, 'sizeMm'>) {
  const height = choice.heightMm ?? model.sizeMm?.z ?? quote.heightMm;
  return (
    quote.material === choice.material &&
    quote.quality === choice.quality &&
    quote.quantity === choice.quantity &&
    Math.abs(quote.heightMm - height) < 0.05
  );
}
