import { describe, expect, it } from 'vitest';
import { addressFaults, demoAddress, emptyAddress, toAddress } from './address.ts';
import { countries } from './countries.ts';

describe('the address', () => {
  it('is complete as a demo, in a country that is on the list', () => {
    expect(addressFaults(demoAddress)).toEqual({});
    expect(countries('en').map(({ code }) => code)).toContain(demoAddress.country);
  });

  it('says what is missing, and leaves the optional lines alone', () => {
    expect(Object.keys(addressFaults(emptyAddress))).toEqual([
      ...['name', 'email', 'line1', 'city', 'postalCode', 'country'],
    ]);
  });

  it.each(['ada', 'ada@', '@example.org', 'ada@example', 'ada @example.org', 'ada@example.'])(
    'does not take %j for an e-mail address',
    (email) => {
      expect(addressFaults({ ...demoAddress, email })).toEqual({ email: 'email' });
    },
  );

  it('is sent without blanks around it and without empty lines', () => {
    expect(toAddress({ ...demoAddress, name: '  Ada ', region: ' ' })).toEqual({
      name: 'Ada',
      email: 'demo@example.com',
      line1: '123 Demo Street',
      city: 'Demo City',
      postalCode: '90210',
      country: 'US',
    });
  });
});

describe('the countries', () => {
  it('are all there, by name', () => {
    const list = countries('en');
    expect(list).toHaveLength(249);
    expect(list[0]?.name).toBe('Afghanistan');
    expect(list.every(({ code, name }) => name !== code)).toBe(true);
  });
});
