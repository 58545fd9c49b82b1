import type { CommonWords } from './common.ts';

/** What is said about one result, and the steps that it was made by. */
export const detailsWords = {
  planLabel: 'What was done',
  planRemove: (step: string) => `Take out: ${step}`,
  planPutBack: (step: string) => `Put back: ${step}`,
  planTurned: (step: string, value: string) => `${step} → ${value}`,
  planValue: (value: number) => String(value),
  planApply: 'Make it again',
  planReset: 'Reset',
  planEmpty: 'No step is left',
  pixels: (width: number, height: number) => `${width} × ${height} px`,
  madeByEmbedded: 'Made by the embedded engine on this server',
  madeBy: (name: string) => `Made by ${name}`,
};

export type DetailsWords = CommonWords & typeof detailsWords;
