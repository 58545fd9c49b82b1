import { expect, test } from 'vitest';
import { addPlaywright, addVitest } from './test-report.mjs';

const zero = () => ({ passed: 0, failed: 0, skipped: 0, unsteady: [] });

test('a Vitest file that could not be loaded counts as a failure', () => {
  const totals = zero();
  addVitest(totals, {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  });
  expect(totals).toEqual({ passed: 3, failed: 2, skipped: 2, unsteady: [] });
});

test('a Playwright test that passed on its second try is passed, and named', () => {
  const totals = zero();
  const spec = (title, status) => ({ title, tests: [{ status }] });
  addPlaywright(totals, {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{}],
    suites: [
      {
        file: 'pages.spec.ts',
        specs: [spec('loads', 'expected')],
        suites: [{ file: 'pages.spec.ts', specs: [spec('scrolls', 'flaky')] }],
      },
    ],
  });
  expect(totals).toEqual({
    passed: 6,
    failed: 2,
    skipped: 1,
    unsteady: ['pages.spec.ts: scrolls'],
  });
});
