import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedBrowser } from '../scripts/browser.mjs';
import { startProcess } from './server-process.ts';
import { type ServedSite, servePeers } from './site-peers.ts';
import { median } from './statistics.ts';

/**
 * What Lighthouse (mobile, simulated slow 4G and processor) says of the site as `npm start` serves it, and of two
 * templates in the same run: medians.
 *
 * `npm run site -w @nano-banana/bench [-- runs of each page]`; the site has to be built (`npm run build`). Installs
 * Lighthouse and the templates in a folder of its own.
 */
const [runs = 3] = process.argv.slice(2).map(Number);
const run = promisify(execFile);
/** 13.5.0 finds no start of the navigation (NO_NAVSTART) in what Debian's Chromium records. */
const LIGHTHOUSE = '12.8.2';

const pages = [
  ...['/', '/examples', '/pose-painter', '/nano-banana-3d-figurines'],
  '/blog/prompts-that-work',
];

const metrics = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const folder = join(import.meta.dirname, '..', '.cache', 'bench-site');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
const install = ['install', '--no-audit', '--no-fund', '--no-save', `lighthouse@${LIGHTHOUSE}`];
await run('npm', install, { cwd: folder });
const data = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
const own = await startProcess('packages/api/dist/main.js', data);
const peers: ServedSite[] = [];
try {
  await servePeers(folder, peers);
  const sites = [{ name: 'Nano Banana', url: own.url, pages }, ...peers];
  const rows = [];
  for (const { name, url, pages } of sites) {
    for (const page of pages) rows.push(await judge(name, `${url}${page}`, page));
  }
  console.table(rows);
  console.log(
    `Medians of ${runs} runs of Lighthouse ${LIGHTHOUSE}; ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}.`,
  );
} finally {
  for (const peer of peers) await peer.stop();
  await own.stop();
  await rm(data, { recursive: true });
}

async function judge(site: string, url: string, page: string) {
  const reports: Report[] = [];
  for (let i = 0; i < runs; i += 1) reports.push(await look(url));
  const score = (category: string) =>
    Math.round(median(reports.map(({ categories }) => 100 * (categories[category]?.score ?? 0))));
  const value = (metric: string) =>
    median(reports.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN));
  return {
    site,
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP, ms': Math.round(value(metrics.LCP)),
    'TBT, ms': Math.round(value(metrics.TBT)),
    CLS: value(metrics.CLS).toFixed(3),
  };
}

async function look(url: string): Promise<Report> {
  const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const { stdout } = await run(process.execPath, [cli, url, ...flags], {
    env: { ...process.env, CHROME_PATH: installedBrowser() },
    maxBuffer: 64 * 2 ** 20,
  });
  return JSON.parse(stdout);
}
