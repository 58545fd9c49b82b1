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

/** Adds a Playwright JSON report. A test that passed on its second try only is passed, and named as `unsteady`. */
export function addPlaywright(totals, report) {
  totals.passed += report.stats.expected + report.stats.flaky;
  totals.failed += report.stats.unexpected + report.errors.length;
  totals.skipped += report.stats.skipped;
  totals.unsteady.push(...report.suites.flatMap(unsteadyOf));
}

function unsteadyOf({ file, specs = [], suites = [] }) {
  const titles = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`);
  return [...titles, ...suites.flatMap(unsteadyOf)];
}
