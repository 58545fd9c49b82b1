import { describe, expect, test } from 'vitest';
import { clientAddress, forwardedEntry } from './client-address.ts';

const socketAddress = '192.0.2.1';

describe('without a proxy to believe', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8::1', '2001:db8::/64'],
    ['2001:db8:0:0:8000::', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('the connection %s counts as %s', (address, counted) => {
    expect(clientAddress({ socketAddress: address, forwardedFor: undefined }, 0)).toBe(counted);
  });

  test('nobody is believed about another address', () => {
    expect(clientAddress({ socketAddress, forwardedFor: '203.0.113.9' }, 0)).toBe(socketAddress);
  });
});

describe('behind proxies', () => {
  test.each([
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    [2, '1.1.1.1,198.51.100.7,203.0.113.9', '198.51.100.7'],
    [3, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [1, '203.0.113.9:50000', '203.0.113.9'],
    [1, '[2001:db8:1:2::3]:50000', '2001:db8:1:2::/64'],
    [1, '[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ])('%i of them are believed about %s: %s', (trustProxy, forwardedFor, counted) => {
    expect(clientAddress({ socketAddress, forwardedFor }, trustProxy)).toBe(counted);
  });

  test.each(['', 'unknown', '203.0.113', '0x7f.0.0.1', '010.1.1.1', '1.1.1.1,', ':::', '<script>'])(
    'what is no address does not hide the connection: "%s"',
    (forwardedFor) => {
      expect(clientAddress({ socketAddress, forwardedFor }, 1)).toBe(socketAddress);
    },
  );

  test('a request that came around them is its connection’s', () => {
    expect(clientAddress({ socketAddress, forwardedFor: undefined }, 1)).toBe(socketAddress);
  });
});

test('other lists of proxies are read alike', () => {
  expect(forwardedEntry('https, http', 1)).toBe('http');
  expect(forwardedEntry('https, http', 2)).toBe('https');
  expect(forwardedEntry('https', 0)).toBeUndefined();
});
