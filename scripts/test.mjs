// `npm test`: every check of the project in one run, ending with the line "N passed, N failed".
// `npm test -- lint unit` runs only the named ones.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';
import { run } from './run.mjs';
import { addPlaywright, addVitest } from './test-report.mjs';
import { testSurroundings } from './test-surroundings.mjs';

ensureInstalled();

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const vitest = (project) => ({
  command: 'vitest',
  args: (file) => [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  count: addVitest,
});
const npm = (...args) => ({ command: 'npm', args: () => args });

/** Servers in processes of their own are what is shipped, once that is built: they start in half the time. */
const builtServer = join(root, 'packages/api/dist/main.js');

/** A Postgres server is started there, by another user and from files of its own: memory folders may forbid both. */
const onDisk = { TMPDIR: tmpdir() };

/** Minutes after which a check hangs: the longest full form takes half an hour. */
const longestCheck = 45;

/** In this order: what fails fastest comes first, and the end-to-end tests need the build. */
const checks = {
  lint: npm('run', 'lint'),
  typecheck: npm('run', 'typecheck'),
  build: npm('run', 'build'),
  generated: npm('run', 'check:generated'),
  packages: npm('run', 'check:packages'),
  unused: npm('run', 'check:unused'),
  size: npm('run', 'size'),
  unit: { ...vitest('unit'), startsServers: true },
  engine: vitest('engine'),
  scale: { ...vitest('scale'), env: () => onDisk },
  // The full form takes its quarter of an hour with `npm run test:faults`.
  faults: {
    ...vitest('faults'),
    startsServers: true,
    env: () => ({ ...onDisk, FAULTS: process.env.FAULTS ?? 'short' }),
  },
  // The full form takes half an hour with `npm run test:soak`.
  soak: {
    ...vitest('soak'),
    startsServers: true,
    env: () => ({ SOAK_MINUTES: process.env.SOAK_MINUTES ?? '0.5' }),
  },
  // The full form takes minutes with `npm run test:attack`.
  attack: {
    ...vitest('attack'),
    startsServers: true,
    env: () => ({ ATTACK: process.env.ATTACK ?? 'short' }),
  },
  stories: vitest('stories'),
  e2e: {
    command: 'playwright',
    args: () => ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    startsServers: true,
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    count: addPlaywright,
  },
};

async function runCheck(name, surroundings) {
  const { command, args, env, count, startsServers } = checks[name];
  const file = join(reports, `${name}.json`);
  console.log(`\n=== ${name}`);
  const isBuilt = startsServers && (await whenBuilt);
  const code = await run(command, args(file), {
    env: { ...surroundings, ...env?.(file), ...(isBuilt && { BUILT_SERVER: builtServer }) },
    minutes: longestCheck,
  });
  const totals = { passed: 0, failed: 0, skipped: 0, unsteady: [] };
  if (!count) totals[code === 0 ? 'passed' : 'failed'] += 1;
  else {
    try {
      count(totals, JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      console.error(`${name} left no report: ${error.message}`);
    }
    // A runner that ends badly without a failed test (a crash, no tests at all) is a failure too.
    const ranNone = totals.passed + totals.skipped === 0;
    if (totals.failed === 0 && (code !== 0 || ranNone)) totals.failed += 1;
  }
  return totals;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(
    `No check named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`,
  );
  process.exit(1);
}

const browser = ensureBrowser();
const surroundings = { ...testSurroundings(), ...(browser && { CHROMIUM_PATH: browser }) };
const wanted = names.length > 0 ? names : Object.keys(checks);
const results = [];
let endBuild;
/** Whether the build of this run is there. */
const whenBuilt = new Promise((resolve) => {
  endBuild = resolve;
});
if (!wanted.includes('build')) endBuild(false);

/** Servers that are killed and come back, those that ask a database, and stories in one page leave room beside them. */
const beside = ['faults', 'scale', 'stories'];
const lane = wanted.filter((name) => !beside.includes(name));
const secondLane = wanted.filter((name) => beside.includes(name));

/** In order; a lane that has come to its end takes what the other would come to last. */
async function runLane(own, other) {
  for (let name = own.shift(); name; name = own.shift() ?? other.pop()) {
    const started = Date.now();
    const totals = await runCheck(name, surroundings);
    if (name === 'build') endBuild(totals.failed === 0);
    results.push({ name, ...totals, seconds: (Date.now() - started) / 1000 });
  }
}

await Promise.all([runLane(lane, secondLane), runLane(secondLane, lane)]);

console.log('\n=== summary');
for (const { name, passed, failed, skipped, seconds } of results) {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${name.padEnd(10)} ${passed} ok, ${failed} not ok${left} (${seconds.toFixed(0)} s)`);
}
for (const test of results.flatMap(({ unsteady }) => unsteady)) {
  console.log(`Passed on its second try only: ${test}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
