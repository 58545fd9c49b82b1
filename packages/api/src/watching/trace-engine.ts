import type { ImageEngine } from '../engines/image-engine.ts';
import type { Tracing } from './tracing.ts';

/** Puts a span around each edit of an engine; without a collector, nothing. */
export function traceEngine(engine: ImageEngine, tracing: Tracing): ImageEngine {
  if (!tracing.isOn) return engine;
  return {
    ...engine,
    edit: (request) => tracing.span('edit', { engine: engine.id }, () => engine.edit(request)),
  };
}
