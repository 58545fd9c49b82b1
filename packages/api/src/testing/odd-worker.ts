import { setTimeout } from 'node:timers/promises';
import type { Controlled } from '../compute/tasks.ts';

/** A worker that behaves as its task says. */
export async function edit({ input, control }: Controlled<{ prompt: string }>) {
  const cancelled = new Promise<string>((resolve) => control.once('message', resolve));
  control.postMessage('started');
  try {
    switch (input.prompt) {
      case 'crash':
        return process.exit(3);
      case 'throw':
        throw new Error('broken');
      case 'wait':
        await cancelled;
        return { message: 'heard the word' };
      case 'busy':
        control.postMessage({ share: 0.5, stage: 'Working' });
        for (;;) Math.sqrt(2);
      case 'deaf':
        for (;;) await setTimeout(1000);
      default:
        return { message: input.prompt };
    }
  } finally {
    control.close();
  }
}
