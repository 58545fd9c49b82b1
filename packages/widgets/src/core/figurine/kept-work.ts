import type { FigurineState } from './figurine-state.ts';
import {
  backs,
  bases,
  longestName,
  type ModelWish,
  materials,
  modelRanges,
  type PrintChoice,
  printHeights,
  qualities,
  quantities,
  usualModel,
  usualPrint,
} from './wishes.ts';

/** What outlasts a reload: ids and choices. The photo is kept apart, addresses never. */
export interface KeptWork {
  promptId: string;
  customPrompt: string;
  modelWish: ModelWish;
  print: PrintChoice;
  figurineId: string | null;
  modelId: string | null;
  printJobId: string | null;
  orderMessage: string | null;
}

/** The name under which the work with one server is kept in `localStorage`. */
export function keptWorkKey(server: string): string {
  return `nano-banana-figurine ${server}`;
}

export function keptWorkOf(state: FigurineState): KeptWork {
  const { promptId, customPrompt, modelWish, print, orderMessage } = state;
  return {
    ...{ promptId, customPrompt, modelWish, print, orderMessage },
    figurineId: state.figurine?.id ?? null,
    modelId: state.model?.id ?? null,
    printJobId: state.quote?.id ?? null,
  };
}

/** Reads what an earlier visit, or an earlier version of this widget, has written; null for nothing of use. */
export function readKeptWork(text: string | null): KeptWork | null {
  const fields = parsed(text);
  if (!fields) return null;
  const wish = part(fields.modelWish);
  const print = part(fields.print);
  return {
    promptId: typeof fields.promptId === 'string' ? fields.promptId : '',
    customPrompt: typeof fields.customPrompt === 'string' ? fields.customPrompt : '',
    modelWish: {
      heightMm: within(wish.heightMm, modelRanges.heightMm) ?? usualModel.heightMm,
      base: oneOf(bases, wish.base) ?? usualModel.base,
      back: oneOf(backs, wish.back) ?? usualModel.back,
      depth: within(wish.depth, modelRanges.depth) ?? usualModel.depth,
      relief: within(wish.relief, modelRanges.relief) ?? usualModel.relief,
      hollow: wish.hollow === true,
      namePlate: typeof wish.namePlate === 'string' ? wish.namePlate.slice(0, longestName) : '',
    },
    print: {
      material: oneOf(materials, print.material) ?? usualPrint.material,
      quality: oneOf(qualities, print.quality) ?? usualPrint.quality,
      quantity: oneOf(quantities, print.quantity) ?? usualPrint.quantity,
      heightMm: within(print.heightMm, printHeights) ?? null,
    },
    figurineId: id(fields.figurineId),
    modelId: id(fields.modelId),
    printJobId: id(fields.printJobId),
    orderMessage: typeof fields.orderMessage === 'string' ? fields.orderMessage : null,
  };
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function part(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function id(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : null;
}

function oneOf<T>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}

function within(value: unknown, { smallest, largest }: { smallest: number; largest: number }) {
  const isWithin = typeof value === 'number' && value >= smallest && value <= largest;
  return isWithin ? value : undefined;
}
