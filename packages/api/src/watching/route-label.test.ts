import { expect, test } from 'vitest';
import { contract } from '../testing/contract.ts';
import { describeRoute } from './route-label.ts';

test.each(Object.keys(contract.paths))(
  'every path of the contract has its own name: %s',
  (path) => {
    expect(describeRoute(path.replace(/\{\w+\}/, 'f'.repeat(32)))).toBe(path);
  },
);

test.each([
  ['/', 'site'],
  ['/editor', 'site'],
  ['/assets/main-1a2b.js', 'site'],
  ['//api/files/x', 'site'],
  ['/api/', 'other'],
  ['/api/health/', 'other'],
  ['/api/healthy', 'other'],
  ['/metrics', '/metrics'],
])('names %s as %s', (path, label) => {
  expect(describeRoute(path)).toBe(label);
});

test('there are few names, whatever is asked for', () => {
  const labels = new Set<string>();
  for (let n = 0; n < 1000; n += 1) {
    for (const folder of ['/', '/api/', '/api/files/', '/api/jobs/', '/api/limits/']) {
      labels.add(describeRoute(`${folder}${Math.random().toString(36)}`));
    }
  }
  expect(labels.size).toBeLessThanOrEqual(4);
});
