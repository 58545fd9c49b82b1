import type { PrintJob } from '@nano-banana/client-sdk';

/*
 * Numbers and dates as the widget's language writes them; `tag` is its language tag (BCP 47).
 */

/** With the currency's two decimals. */
export function moneyText(
  { estimatedPrice, currency }: Pick<PrintJob, 'estimatedPrice' | 'currency'>,
  tag: string,
): string {
  return amountText(estimatedPrice, currency, tag);
}

export function amountText(amount: number, currency: string, tag: string): string {
  const text = new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount);
  // Isolated (UAX 9), so that the words around it do not turn `US$` into `$US` where they are read from the right.
  return /^ar\b/.test(tag) ? `\u2066${text}\u2069` : text;
}

/** @param date - `2026-02-14`, a day of the calendar, or a moment */
export function dateText(date: string, tag: string): string {
  // A day is the same day everywhere.
  const isDay = date.length === 10;
  const options = { dateStyle: 'medium', ...(isDay && { timeZone: 'UTC' }) } as const;
  return new Intl.DateTimeFormat(tag, options).format(new Date(date));
}

/** A day with its hour. */
export function momentText(date: string, tag: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(tag, options).format(new Date(date));
}

/** @param digits - decimals at most */
export function numberText(value: number, tag: string, digits = 1): string {
  return new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value);
}
