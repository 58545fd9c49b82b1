/**
 * A process that makes one figurine after the other in a worker, as the server does, files included, and
 * prints what it took as JSON.
 *
 *   node figurine-process.js <folder of cut-outs> <how many runs>
 *
 * Cut-outs are raw RGBA; a file's name ends in `.<width>x<height>`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { makeFigurine, measureMesh, to3mf, toGlb, toStl } from '@nano-banana/figurine-mesh';
import { workerLimits } from '../packages/api/src/compute/worker-limits.ts';

export interface ProcessReport {
  /** Processor time of each run, ms. */
  times: number[];
  /** What the solid kernel takes to read a finished mesh and measure it, ms. */
  floors: number[];
  /** Resident MB: of the idle worker, the most, after half of the runs and at the end. */
  idle: number;
  peak: number;
  half: number;
  end: number;
}

const resident = () => process.memoryUsage().rss / 1e6;

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: process.argv.slice(2),
    resourceLimits: workerLimits,
  });
  worker.on('message', (report: ProcessReport) => console.log(JSON.stringify(report)));
} else {
  const [folder, runs] = workerData as [string, string];
  parentPort?.postMessage(await work(folder, Number(runs)));
}

async function work(folder: string, runs: number): Promise<ProcessReport> {
  const files = readdirSync(folder);
  const report = {
    times: [],
    floors: [],
    idle: resident(),
    peak: 0,
    half: 0,
    end: 0,
  } as ProcessReport;
  for (let i = 0; i < runs; i++) {
    const cutout = readCutout(join(folder, files[i % files.length] as string));
    const { mesh } = await timed(report.times, () => makeFigurine(cutout));
    toStl(mesh);
    to3mf(mesh);
    toGlb(mesh);
    report.peak = Math.max(report.peak, resident());
    if (i + 1 === runs / 2) report.half = resident();
    if (i + 1 === runs) report.end = resident();
    if (i + files.length >= runs) await timed(report.floors, () => measureMesh(mesh));
  }
  return report;
}

function readCutout(file: string) {
  const [width, height] = (file.split('.').at(-1) as string).split('x').map(Number) as [
    number,
    number,
  ];
  return { width, height, data: new Uint8ClampedArray(readFileSync(file)) };
}

async function timed<T>(times: number[], run: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  return result;
}
