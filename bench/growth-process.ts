/**
 * A process that makes one edit after the other in a worker, as the server does, and prints what memory
 * it took as JSON.
 *
 *   node growth-process.ts <folder of pictures> <how many small edits>
 *
 * The folder holds `small-0.jpg` and so on, `large.jpg`, and `plans.json` with a plan for each wish.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { editPicture, type PlanStep } from '@nano-banana/image-engine';
import { workerLimits } from '../packages/api/src/compute/worker-limits.ts';

/** Resident MB. */
export interface GrowthReport {
  /** Before the first edit. */
  idle: number;
  /** At the most, of the small pictures. */
  small: number;
  /** What the second half of their edits added. */
  growth: number;
  /** At the most, of all. */
  peak: number;
}

const resident = () => process.memoryUsage().rss / 1e6;

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: process.argv.slice(2),
    resourceLimits: workerLimits,
  });
  worker.on('message', (report: GrowthReport) => console.log(JSON.stringify(report)));
} else {
  const [folder, edits] = workerData as [string, string];
  parentPort?.postMessage(await work(folder, Number(edits)));
}

async function work(folder: string, edits: number): Promise<GrowthReport> {
  const small = readdirSync(folder).filter((name) => name.startsWith('small'));
  const read = (name: string) => readFileSync(join(folder, name));
  const plans = JSON.parse(read('plans.json').toString()) as PlanStep[][];
  const edit = (name: string, plan: PlanStep[]) =>
    // What an edit cannot do is not what is measured.
    editPicture({ images: [read(name)], prompt: '', plan }).catch(() => {});
  const report: GrowthReport = { idle: resident(), small: 0, growth: 0, peak: 0 };
  const watch = setInterval(() => {
    report.peak = Math.max(report.peak, resident());
  }, 20);
  let half = 0;
  for (let i = 0; i < edits; i++) {
    await edit(small[i % small.length] as string, plans[i % plans.length] as PlanStep[]);
    if (i === edits >> 1) half = resident();
  }
  report.growth = resident() - half;
  report.small = report.peak;
  for (const plan of plans) await edit('large.jpg', plan);
  clearInterval(watch);
  return report;
}
