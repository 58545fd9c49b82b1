import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';
import { bundlePeer, installPeers, peers, picture, type Subject } from './embed-peers.ts';
import { startProcess } from './server-process.ts';
import { median } from './statistics.ts';

/**
 * What a page pays for an editor, beside others' in the same run: bytes until a picture is in it and can be edited, and how
 * long that takes on a slow processor, and on a slow connection as well. Each load has an empty cache; all files are compressed with
 * gzip. The medians; and how many times ours each one is.
 *
 * `node bench/embed.ts [loads of each]`; the embed has to be built (`npm run build`).
 */
const [loads = 5] = process.argv.slice(2).map(Number);
const SLOWER = 4;
/** 1.6 Mbit/s with 150 ms, Lighthouse's slow 4G. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: 750e3 / 8,
};
/** After this a load counts as failed, in milliseconds. */
const PATIENCE = 60_000;

const ours: Subject = {
  name: 'Nano Banana by script tag',
  code: `${picture}customElements.whenDefined('nano-banana-editor').then(() =>
  document.querySelector('nano-banana-editor').loadImage(picture));`,
  usable: `!!document.querySelector('nano-banana-editor').shadowRoot?.querySelector('img[alt^="Picture 1"]')
    ?.checkVisibility()`,
};

const folder = join(import.meta.dirname, '..', '.cache', 'bench-embed');
await installPeers(folder);
const data = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
const api = await startProcess('packages/api/src/main.ts', data);
const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserArgs });
const subjects = [ours, ...peers];
const hosts = await Promise.all(subjects.map(serve));
try {
  const seen = subjects.map(() => ({
    bytes: [] as number[],
    cpu: [] as number[],
    net: [] as number[],
  }));
  for (let i = 0; i < loads; i += 1) {
    for (const [index, subject] of subjects.entries()) {
      const address = hosts[index]?.address ?? '';
      const onCpu = await load(address, subject, false);
      const onNet = await load(address, subject, true);
      seen[index]?.bytes.push(onCpu.bytes);
      seen[index]?.cpu.push(onCpu.ms);
      seen[index]?.net.push(onNet.ms);
    }
  }
  const [first] = seen;
  const row = (values: readonly number[], own: readonly number[] = [], unit = 1) =>
    `${(median(values) / unit).toFixed(unit > 1 ? 1 : 0)} (× ${(median(values) / median(own)).toFixed(2)})`;
  console.table(
    subjects.map(({ name }, index) => {
      const { bytes = [], cpu = [], net = [] } = seen[index] ?? {};
      return {
        editor: name,
        'KB gzip until then': row(bytes, first?.bytes, 1000),
        [`ms, CPU ${SLOWER} × slower`]: row(cpu, first?.cpu),
        [`ms, CPU ${SLOWER} × slower, 1.6 Mbit/s`]: row(net, first?.net),
      };
    }),
  );
  const load1 = loadavg()[0] ?? 0;
  console.log(
    `Medians of ${loads} loads; ${cpus().length} processors, load ${load1.toFixed(1)} (above ${cpus().length}, times say little).`,
  );
  const isAhead = (key: 'bytes' | 'cpu' | 'net') =>
    seen.slice(1).every((one) => median(one[key]) > median(first?.[key] ?? []));
  if (!isAhead('bytes') || !isAhead('cpu') || !isAhead('net')) process.exitCode = 1;
} finally {
  await browser.close();
  for (const host of hosts) host.stop();
  await api.stop();
  await rm(data, { recursive: true });
}

/** A page with one editor and nothing else, on an origin of its own. */
async function serve(subject: Subject) {
  const isOurs = subject === ours;
  const files = isOurs ? new Map<string, Uint8Array>() : await bundlePeer(folder, subject);
  const scripts = isOurs
    ? `<script type="module" src="${api.url}/embed/v1/nano-banana.js"></script>
       <script type="module">${subject.code}</script>`
    : '<script type="module" src="main.js"></script>';
  const styles = files.has('main.css') ? '<link rel="stylesheet" href="main.css">' : '';
  const place = isOurs
    ? '<nano-banana-editor></nano-banana-editor>'
    : '<div id="place" style="height: 700px"></div>';
  const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${styles}${place}${scripts}`;
  const packed = new Map([...files].map(([name, bytes]) => [name, gzipSync(bytes, { level: 9 })]));
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1);
    const bytes = packed.get(name);
    if (name !== '' && !bytes) return response.writeHead(404).end();
    const type = name.endsWith('.css') ? 'text/css' : bytes ? 'text/javascript' : 'text/html';
    response.setHeader('Content-Type', type);
    if (bytes) response.setHeader('Content-Encoding', 'gzip');
    response.end(bytes ?? page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${address.port}/`, stop };
}

/** One load with an empty cache: milliseconds until usable, and the bytes of the answers' bodies and heads until then. */
async function load(address: string, { name, usable }: Subject, isSlow: boolean) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (isSlow) await session.send('Network.emulateNetworkConditions', slow4G);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(`
      const look = () => {
        if (${usable}) {
          window.usableAfter = performance.now();
        } else requestAnimationFrame(look);
      };
      document.addEventListener('DOMContentLoaded', look);
    `);
    await page.goto(address, { waitUntil: 'commit' });
    const ready = await page.waitForFunction('window.usableAfter', undefined, {
      timeout: PATIENCE,
    });
    return { bytes, ms: Number(await ready.jsonValue()) };
  } catch (error) {
    throw new Error(`${name} did not become usable`, { cause: error });
  } finally {
    await context.close();
  }
}
