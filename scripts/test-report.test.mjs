import { expect, test } from 'vitest';
import { addPlaywright, addVitest } from './test-report.mjs';

const zero = () => ({ passed: 0, failed: 0, skipped: 0 });

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
  expect(totals).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a Playwright test that passed only on a retry counts as a failure', () => {
  const totals = zero();
  addPlaywright(totals, {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{}],
  });
  expect(totals).toEqual({ passed: 5, failed: 3, skipped: 1 });
});
