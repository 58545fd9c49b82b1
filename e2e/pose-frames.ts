import { chromium } from '@playwright/test';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';

/**
 * Prints how long frames take while somebody draws in the pose painter on a processor four times slower than this one,
 * and whether a point of the stroke was lost. `npm run pose-frames -w @nano-banana/e2e [address]`, while `npm start` runs.
 */
const address = process.argv[2] ?? 'http://localhost:8787';
const SLOWER = 4;
/** Points of the stroke, and milliseconds between two of them: what a good mouse sends. */
const POINTS = 1200;
const INTERVAL = 4;

/** What the page counts. */
interface Counted {
  intervals: number[];
  work: number[];
  points: number;
}

const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserArgs });
const page = await browser.newPage({ viewport: { width: 1440, height: 1100 } });
await page.goto(`${address}/pose-painter`);
const surface = page.getByRole('group', { name: 'Pose sketch' });
await surface.scrollIntoViewIfNeeded();
await page.getByRole('button', { name: 'Dancing', exact: true }).click();
await page.getByRole('radio', { name: 'Draw' }).check({ force: true });
const box = await surface.boundingBox();
if (!box) throw new Error('The canvas is not in sight');

const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
await page.evaluate(() => {
  const counted: Counted = { intervals: [], work: [], points: 0 };
  Object.assign(window, { counted });
  const channel = new MessageChannel();
  let last = 0;
  let began = 0;
  // A message comes after the frame's own work: script, style, layout and paint of this frame are over by then.
  channel.port1.onmessage = () => counted.work.push(performance.now() - began);
  const frame = (now: number) => {
    if (last) counted.intervals.push(now - last);
    last = now;
    began = performance.now();
    channel.port2.postMessage(0);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const count = (event: PointerEvent) => {
    if (event.buttons) counted.points += Math.max(1, event.getCoalescedEvents().length);
  };
  addEventListener('pointerdown', () => (counted.points += 1), true);
  addEventListener('pointermove', count, true);
});

const at = (share: number) => ({
  x: box.x + box.width * (0.1 + 0.8 * share),
  y: box.y + box.height * (0.5 + 0.35 * Math.sin(share * 40)),
});
const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number) =>
  devtools.send('Input.dispatchMouseEvent', {
    ...{ type, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
    ...at(share),
  });
await mouse('mousePressed', 0);
const sent: Promise<unknown>[] = [];
for (let i = 1; i <= POINTS; i++) {
  sent.push(mouse('mouseMoved', i / POINTS));
  await new Promise((resolve) => setTimeout(resolve, INTERVAL));
}
await Promise.all(sent);
const counted = await page.evaluate(() => Reflect.get(window, 'counted') as Counted);
await mouse('mouseReleased', 1);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

await page.waitForFunction(() => localStorage.getItem('nano-banana-pose')?.includes('"points"'));
const kept = await page.evaluate(() => {
  const { strokes } = JSON.parse(localStorage.getItem('nano-banana-pose') ?? '');
  return strokes.at(-1).points.length / 3;
});
await browser.close();

const quantile = (values: number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(2);
console.log(
  `Frames while drawing, processor ${SLOWER} times slower (${counted.intervals.length} frames):`,
);
for (const [name, values] of Object.entries({
  'from frame to frame, ms': counted.intervals,
  'work of a frame, ms': counted.work,
})) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(values, share));
  console.log(`  ${name}: median ${p50}, 95 % ${p95}, 99 % ${p99}`);
}
console.log(
  `Points: ${POINTS + 1} sent, ${counted.points} reached the page, ${kept} are in the stroke.`,
);
