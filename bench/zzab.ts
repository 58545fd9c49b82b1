import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { workerLimits } from '../packages/api/src/compute/worker-limits.ts';
if (isMainThread) {
  const { readFileSync } = await import('node:fs');
  const plans = JSON.parse(readFileSync('/tmp/nb/plans.json', 'utf8'));
  new Worker(new URL(import.meta.url), { workerData: plans, resourceLimits: workerLimits }).on('message', (m) => console.log(m));
} else {
  const { editPicture } = await import('@nano-banana/image-engine');
  const sharp = (await import('sharp')).default;
  const picture = await sharp('/work/main/artwork/renders/family.png').resize(1160, 870, { fit: 'cover' }).png().toBuffer();
  const pics = await Promise.all([0, 1, 2, 3].map((s) => sharp(picture).extract({ left: s, top: s, width: 1152, height: 864 }).jpeg({ quality: 92 }).toBuffer()));
  for (const [name, plan] of workerData) {
    const out: number[] = [];
    for (let i = 0; i < 6; i++) {
      const b = process.cpuUsage();
      await editPicture({ images: [pics[i % 4]!], prompt: '', plan });
      const { user, system } = process.cpuUsage(b);
      if (i > 1) out.push((user + system) / 1000);
    }
    parentPort!.postMessage(`${name}|${out.map((v) => v.toFixed(0)).join(' ')}`);
  }
}
