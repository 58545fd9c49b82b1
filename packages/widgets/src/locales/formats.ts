/** One sentence for each plural category of a language (CLDR); `#` stands for the number. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/** How a pack writes numbers and times: as its language, and the region that was asked for, do. */
export interface Formats {
  /** @param digits - decimals at most; none by default */
  number(value: number, digits?: number): string;
  /** @param value - 0 to 100, or more */
  percent(value: number): string;
  /** With its sign, but for 0: `+20`. */
  signed(value: number): string;
  /** As a sentence lists them: `a, b und c`. */
  list(items: readonly string[]): string;
  /** The form for a number, with the number in it. */
  plural(count: number, forms: PluralForms): string;
  /** When something is, seen from now: `in 40 Sekunden`, `morgen`. */
  fromNow(count: number, unit: 'second' | 'minute' | 'hour' | 'day'): string;
  /** A number with its unit, as `Intl.NumberFormat` writes it short, on one line. */
  unit(value: number, unit: 'second' | 'millimeter', digits?: number): string;
}

/** @param tag - a language tag (BCP 47) that `Intl` takes */
export function createFormats(tag: string): Formats {
  const rules = new Intl.PluralRules(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const times = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value);
  return {
    number,
    percent: (value) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(
        value / 100,
      ),
    signed: (value) =>
      new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(
        value,
      ),
    list: (items) => lists.format(items),
    plural: (count, forms) =>
      (forms[rules.select(count)] ?? forms.other).replace('#', number(count)),
    fromNow: (count, unit) => times.format(count, unit),
    unit: (value, unit, digits = 0) =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: digits,
      })
        .format(value)
        .replaceAll(' ', '\u00a0'),
  };
}
