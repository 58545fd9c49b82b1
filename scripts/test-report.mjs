// Reads the runners' own JSON reports into one count.

/** Adds a Vitest JSON report. A file that failed to load has no tests, but is a failure. */
export function addVitest(totals, report) {
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.length === 0) totals.failed += 1;
  }
}

/** Adds a Playwright JSON report. A test that passed only on a retry is flaky, which counts as failed. */
export function addPlaywright(totals, report) {
  totals.passed += report.stats.expected;
  totals.failed += report.stats.unexpected + report.stats.flaky + report.errors.length;
  totals.skipped += report.stats.skipped;
}
