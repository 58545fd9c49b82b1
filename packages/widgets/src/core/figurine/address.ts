import type { ShippingAddress } from '@nano-banana/client-sdk';

/** The form's fields as they are typed. */
export type AddressDraft = Record<keyof ShippingAddress, string>;

/** The longest that the server takes, in characters. */
export const addressLimits: Readonly<Record<keyof ShippingAddress, number>> = {
  name: 100,
  line1: 100,
  line2: 100,
  city: 100,
  region: 100,
  postalCode: 20,
  country: 2,
  email: 254,
};

export const optionalFields: readonly (keyof ShippingAddress)[] = ['line2', 'region'];

/** Somewhere that nobody lives. */
export const demoAddress: AddressDraft = {
  name: 'Nano Banana Demo',
  email: 'demo@example.com',
  line1: '123 Demo Street',
  line2: '',
  city: 'Demo City',
  region: 'CA',
  postalCode: '90210',
  country: 'US',
};

export const emptyAddress: AddressDraft = {
  name: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

/** What is wrong with a field; the first of the form's order comes first. */
export function addressFaults(
  draft: AddressDraft,
): Partial<Record<keyof ShippingAddress, 'missing' | 'email'>> {
  const faults: ReturnType<typeof addressFaults> = {};
  for (const field of Object.keys(demoAddress) as (keyof ShippingAddress)[]) {
    const text = draft[field].trim();
    if (text === '' && !optionalFields.includes(field)) faults[field] = 'missing';
    else if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text))
      faults[field] = 'email';
  }
  return faults;
}

/** The address as it is sent: without blanks around, and without what was left empty. */
export function toAddress(draft: AddressDraft): ShippingAddress {
  const { name, email, line1, line2, city, region, postalCode, country } = draft;
  return {
    name: name.trim(),
    email: email.trim(),
    line1: line1.trim(),
    ...(line2.trim() && { line2: line2.trim() }),
    city: city.trim(),
    ...(region.trim() && { region: region.trim() }),
    postalCode: postalCode.trim(),
    country,
  };
}
