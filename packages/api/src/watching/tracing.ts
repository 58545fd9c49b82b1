import type { Logger } from 'pino';

/**
 * What a span may say. Nothing else can be put in: a trace leaves the house, so that it holds no
 * words, addresses or ids of visitors.
 */
export interface SpanAttributes {
  method?: string;
  /** As {@link describeRoute} names it. */
  route?: string;
  /** HTTP status of the answer. */
  status?: number;
  /** Id of the engine. */
  engine?: string;
  /** Kind of a job. */
  kind?: string;
  /** Code of a failure. */
  code?: string;
  requestId?: string;
}

/** Adds to a span what is known only later. */
export type Note = (attributes: SpanAttributes) => void;

/** Tells a collector what took how long. */
export interface Tracing {
  /** True when there is a collector; without one, nothing needs to be prepared for spans. */
  readonly isOn: boolean;
  /**
   * Does work within a span. Spans that begin inside it become its children, however deep.
   *
   * @param parent W3C `traceparent` of a caller elsewhere, to carry on its trace.
   */
  span<T>(
    name: string,
    attributes: SpanAttributes,
    work: (note: Note) => Promise<T>,
    parent?: string | null,
  ): Promise<T>;
  /** W3C `traceparent` of the span around the caller, to carry the trace on elsewhere. */
  traceparent(): string | undefined;
  /** Sends what is left, as far as that is quick. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Address of an OpenTelemetry collector (OTLP over HTTP), without `/v1/traces`. */
  otlpEndpoint: string | undefined;
  log: Logger;
}

/** Tracing that is off. */
export const noTracing: Tracing = {
  isOn: false,
  span: (_name, _attributes, work) => work(() => undefined),
  traceparent: () => undefined,
  close: async () => undefined,
};

/** Opens the tracing; OpenTelemetry's packages, 0.2 s and some memory, are loaded only for a collector. */
export async function openTracing({ otlpEndpoint, log }: TracingOptions): Promise<Tracing> {
  if (otlpEndpoint === undefined) return noTracing;
  const { openOpenTelemetry } = await import('./open-telemetry.ts');
  return openOpenTelemetry(otlpEndpoint, log);
}
