import { z } from '@hono/zod-openapi';
import { emailField } from '../contact-fields.ts';

const line = (name: string, words: string, max = 100) =>
  optionalLine(name, words, max)
    .min(1, `Please fill in ${words}`)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), `Please fill in ${words}`);

/** A form sends what was left blank, too. */
const optionalLine = (name: string, words: string, max = 100) =>
  z
    .string({ error: `Please fill in ${words}` })
    .overwrite((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .max(max, `The field "${name}" may have at most ${max} characters.`);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Known to Unicode, and no country: unions, oceans, tests, the unknown. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** The code of today for an everyday or former one, such as GB for UK. */
const currentCode = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.Locale(`und-${code}`).region ?? code) : code;

/** Where a print is sent. */
export const addressSchema = z
  .object({
    name: line('name', 'the name'),
    line1: line('line1', 'street and number'),
    line2: optionalLine('line2', 'the second line').optional(),
    city: line('city', 'the town'),
    region: optionalLine('region', 'the region').optional(),
    postalCode: line('postalCode', 'the postal code', 20),
    country: z
      .string({ error: 'Please choose a country' })
      .trim()
      .toUpperCase()
      .overwrite(currentCode)
      .regex(/^[A-Z]{2}$/, 'The field "country" must be two letters, such as US.')
      .refine(
        (code) => !noCountries.includes(code) && /^[A-Z]{2}$/.test(code) && countries.of(code),
        'There is no country with this code.',
      )
      .openapi({ description: 'ISO 3166-1 alpha-2.', example: 'US' }),
    email: emailField,
  })
  .strict()
  .openapi('ShippingAddress');
