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
  /** On the front of the base; '' = none. */
  namePlate: string;
}

/** What the server makes without options. */
export const usualModel: ModelWish = {
  heightMm: 80,
  base: 'oval',
  back: 'smooth',
  depth: 1,
  relief: 0.5,
  hollow: false,
  namePlate: '',
};

/** The server's ranges. */
export const modelRanges = {
  heightMm: { smallest: 40, largest: 200, step: 5 },
  depth: { smallest: 0.5, largest: 1.5, step: 0.1 },
  relief: { smallest: 0, largest: 1, step: 0.1 },
} as const;

/** Characters that the server takes for a name. */
export const longestName = 24;

/** What a name may consist of, as far as is known without the server's typefaces. */
const nameSigns =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\s.,:;!?'’"“”()&+/–—-]/u;

/** The characters of a name that cannot be raised letters, each once. */
export function unfitSigns(name: string): string[] {
  const graphemes = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return [...new Set(graphemes.filter((sign) => !nameSigns.test(sign)))];
}

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
export function modelRequest(wish: ModelWish) {
  const { heightMm, base, back, depth, relief, hollow } = wish;
  const namePlate = nameOf(wish);
  return {
    ...{ heightMm, base, back, depth, relief, hollow },
    ...(namePlate && { namePlate }),
  } satisfies NonNullable<ModelOptions>;
}

/** The name that such a model has: none without a base. */
function nameOf({ base, namePlate }: ModelWish): string {
  return base === 'none' ? '' : namePlate.trim();
}

/** The choice as the server takes it. */
export function printRequest({ heightMm, ...choice }: PrintChoice): PrintWish {
  return { ...choice, ...(heightMm !== null && { heightMm }) };
}

/** Whether a model was made by that very wish. */
export function isMadeBy({ options }: Pick<Model, 'options'>, wish: ModelWish): boolean {
  const made = { ...usualModel, ...options };
  const wanted = { ...wish, namePlate: nameOf(wish) };
  return (Object.keys(usualModel) as (keyof ModelWish)[]).every((key) => made[key] === wanted[key]);
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
