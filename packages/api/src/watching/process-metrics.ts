import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/**
 * Figures of this process: CPU, memory, open files, the event loop's lag, garbage collection. They
 * belong to the process, so that several applications in one share them.
 */
export function watchProcess(): Registry {
  if (registry) return registry;
  registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
