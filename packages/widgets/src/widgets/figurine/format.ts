import type { PrintJob } from '@nano-banana/client-sdk';

/** With the currency's two decimals, in the visitor's way of writing it. */
export function moneyText({
  estimatedPrice,
  currency,
}: Pick<PrintJob, 'estimatedPrice' | 'currency'>) {
  return amountText(estimatedPrice, currency);
}

export function amountText(amount: number, currency: string): string {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount);
}

/** @param date - `2026-02-14`, a day of the calendar, or a moment */
export function dateText(date: string): string {
  // A day is the same day everywhere.
  const isDay = date.length === 10;
  const options = { dateStyle: 'medium', ...(isDay && { timeZone: 'UTC' }) } as const;
  return new Intl.DateTimeFormat(undefined, options).format(new Date(date));
}

/** A day with its hour. */
export function momentText(date: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(undefined, options).format(new Date(date));
}

/** @param digits - decimals at most */
export function numberText(value: number, digits = 1): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: digits }).format(value);
}
