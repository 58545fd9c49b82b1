import type { ImageEngine } from '../engines/image-engine.ts';
import type { Tracing } from './tracing.ts';

/** Puts a span around each picture that an engine makes; without a collector, nothing. */
export function traceEngine(engine: ImageEngine, tracing: Tracing): ImageEngine {
  if (!tracing.isOn) return engine;
  return {
    ...engine,
    edit: (request) => tracing.span('edit', { engine: engine.id }, () => engine.edit(request)),
    composePose: (request) =>
      tracing.span('composePose', { engine: engine.id }, () => engine.composePose(request)),
  };
}
