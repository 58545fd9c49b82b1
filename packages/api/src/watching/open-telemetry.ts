import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { version } from '../version.ts';
import { within } from './deadline.ts';
import type { SpanAttributes, Tracing } from './tracing.ts';

/** Milliseconds that the last spans get when the process ends. */
const closeMs = 2_000;
/** Milliseconds between two complaints about a collector. */
const quietMs = 60_000;

/** Names of OpenTelemetry's conventions, where it has one. */
const names: Record<keyof SpanAttributes, string> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  code: 'error.type',
  engine: 'nb.engine',
  kind: 'nb.job.kind',
  requestId: 'nb.request_id',
};

/**
 * Sends spans to a collector in batches, in the background: 2,048 may wait, more are dropped, so
 * that a collector that is down costs neither time nor memory. Nothing is registered globally.
 */
export function openOpenTelemetry(endpoint: string, log: Logger): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = reportFailures(new OTLPTraceExporter({ url }), log);
  const ours = { 'service.name': 'nano-banana', 'service.version': version };
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(ours)),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('nano-banana', version);
  const active = new AsyncLocalStorage<Context>();
  return {
    isOn: true,
    span(name, attributes, work, parent) {
      const outer = remoteContext(parent) ?? active.getStore() ?? ROOT_CONTEXT;
      const kind = attributes.method === undefined ? SpanKind.INTERNAL : SpanKind.SERVER;
      const span = tracer.startSpan(name, { kind, attributes: rename(attributes) }, outer);
      const note = (more: SpanAttributes) => {
        span.setAttributes(rename(more));
        if ((more.status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      };
      return active.run(trace.setSpan(outer, span), () => run(span, () => work(note)));
    },
    traceparent() {
      const context = active.getStore();
      const span = context && trace.getSpanContext(context);
      if (!span) return undefined;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
    },
    async close() {
      // What goes wrong here was logged where it went wrong.
      await within(closeMs, provider.shutdown()).catch(() => undefined);
    },
  };
}

/** A failure is told by its code only: its message may hold anything. */
async function run<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal_error';
    span.setAttributes(rename({ code })).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function rename(attributes: SpanAttributes): Attributes {
  const renamed: Attributes = {};
  for (const key of Object.keys(names) as (keyof SpanAttributes)[]) {
    const value = attributes[key];
    if (value !== undefined) renamed[names[key]] = value;
  }
  return renamed;
}

/** W3C Trace Context: version, trace, parent, flags; newer versions may add to the end. */
const traceparent = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

function remoteContext(header: string | null | undefined): Context | undefined {
  const [, traceId, spanId, flags] = traceparent.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined;
}

/** The processor hands failures to a global handler, which ours is not to be. */
function reportFailures(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() >= quietUntil) {
          quietUntil = performance.now() + quietMs;
          log.warn({ err: result.error }, 'traces could not be sent');
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
