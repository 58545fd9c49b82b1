import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createMetrics, type Metrics } from './metrics.ts';

interface Line {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads Prometheus' text format, strictly: every line is a comment or a sample. */
function parse(text: string): Line[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  return lines.map((line) => {
    const parts = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (!parts?.[1]) throw new Error(`This is no sample: ${line}`);
    const labels = [...(parts[2] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [
      key,
      value,
    ]);
    return { name: parts[1], labels: Object.fromEntries(labels), value: Number(parts[3]) };
  });
}

async function read(metrics: Metrics) {
  const lines = parse((await metrics.text()).body);
  return (name: string, labels: Record<string, string> = {}) =>
    lines
      .filter((line) => line.name === name)
      .filter((line) => Object.entries(labels).every(([key, value]) => line.labels[key] === value));
}

const at = { method: 'GET', path: '/api/health', status: 200, ms: 0.2 };

describe('requests', () => {
  test('are counted by method, route and status as an application answers them', async () => {
    const metrics = createMetrics({ sources: {} });
    const app = new Hono().get('/api/health', (c) => c.json({}));
    for (const path of ['/api/health', '/api/health', '/api/nothing']) {
      const { status } = await app.request(path);
      metrics.recordRequest({ method: 'GET', path, status, ms: 3 });
    }
    const samples = await read(metrics);
    expect(samples('nb_http_requests_total')).toEqual([
      {
        name: 'nb_http_requests_total',
        labels: { method: 'GET', route: '/api/health', status: '200' },
        value: 2,
      },
      {
        name: 'nb_http_requests_total',
        labels: { method: 'GET', route: 'other', status: '404' },
        value: 1,
      },
    ]);
  });

  test('have their durations in buckets that include the shorter ones', async () => {
    const metrics = createMetrics({ sources: {} });
    for (const ms of [0.2, 1, 4, 70_000]) metrics.recordRequest({ ...at, ms });
    const samples = await read(metrics);
    const buckets = samples('nb_http_request_duration_seconds_bucket', { route: '/api/health' });
    const counts = Object.fromEntries(buckets.map(({ labels, value }) => [labels.le, value]));
    expect(counts).toMatchObject({ '0.001': 2, '0.0025': 2, '0.005': 3, '60': 3, '+Inf': 4 });
    expect(samples('nb_http_request_duration_seconds_count')[0]?.value).toBe(4);
    expect(samples('nb_http_request_duration_seconds_sum')[0]?.value).toBeCloseTo(70.0052);
  });

  test('make few series, whatever strangers ask for', async () => {
    const metrics = createMetrics({ sources: {} });
    for (let n = 0; n < 1000; n += 1) {
      const word = Math.random().toString(36).slice(2);
      for (const folder of ['/', '/api/', '/api/files/', '/api/jobs/']) {
        metrics.recordRequest({ ...at, method: word, path: folder + word, status: 404 });
      }
    }
    const samples = await read(metrics);
    const labels = samples('nb_http_requests_total').map((line) => line.labels);
    expect(new Set(labels.map(({ route }) => route))).toEqual(
      new Set(['site', 'other', '/api/files/{name}', '/api/jobs/{id}']),
    );
    expect(labels).toHaveLength(4);
    expect(labels[0]).toMatchObject({ method: 'other' });
  });
});

test('edits, jobs and limits are counted by what they were and how they ended', async () => {
  const metrics = createMetrics({ sources: {} });
  metrics.recordEdit('embedded', 'ok', 0.3);
  metrics.recordEdit('embedded', 'ok', 3);
  metrics.recordEdit('embedded', 'engine_timeout', 60);
  metrics.recordJob('edit', 'cancelled', 1);
  metrics.recordLimitHit('minute');
  metrics.recordLimitHit('minute');
  const samples = await read(metrics);
  const embedded = { engine: 'embedded' };
  expect(samples('nb_edits_total', { ...embedded, outcome: 'ok' })[0]?.value).toBe(2);
  expect(samples('nb_edits_total', { ...embedded, outcome: 'engine_timeout' })[0]?.value).toBe(1);
  const seconds = samples('nb_edit_duration_seconds_sum', { ...embedded, outcome: 'ok' });
  expect(seconds[0]?.value).toBeCloseTo(3.3);
  expect(samples('nb_jobs_total', { kind: 'edit', outcome: 'cancelled' })[0]?.value).toBe(1);
  expect(samples('nb_job_duration_seconds_count')[0]?.value).toBe(1);
  expect(samples('nb_limits_hit_total', { limit: 'minute' })[0]?.value).toBe(2);
});

describe('what is measured at the moment of asking', () => {
  test('comes from those who know it', async () => {
    let waiting = 1;
    const metrics = createMetrics({
      sources: {
        queueDepth: async () => ({ queued: 7, active: 2 }),
        pool: () => ({ threads: 2, busy: 1, waiting }),
        admission: () => ({ running: 3, waiting: 4, bytes: 500 }),
      },
    });
    await metrics.text();
    waiting = 5;
    const samples = await read(metrics);
    const value = (name: string, labels?: Record<string, string>) =>
      samples(name, labels)[0]?.value;
    expect(value('nb_queue_depth', { state: 'queued' })).toBe(7);
    expect(value('nb_queue_depth', { state: 'active' })).toBe(2);
    expect(value('nb_pool_threads')).toBe(2);
    expect(value('nb_pool_busy')).toBe(1);
    expect(value('nb_pool_waiting')).toBe(5);
    expect(value('nb_admission_running')).toBe(3);
    expect(value('nb_admission_waiting')).toBe(4);
    expect(value('nb_admission_bytes')).toBe(500);
  });

  test('does not hide the rest when the queue cannot be asked', async () => {
    let isWell = true;
    const queueDepth = async () => {
      if (!isWell) throw new Error('no database');
      return { queued: 1 };
    };
    const metrics = createMetrics({ sources: { queueDepth } });
    await metrics.text();
    isWell = false;
    await metrics.text();
    const samples = await read(metrics);
    expect(samples('nb_queue_depth', { state: 'queued' })).toEqual([]);
    expect(samples('nb_queue_depth_failures_total')[0]?.value).toBeGreaterThanOrEqual(1);
    expect(samples('nb_build_info')).toHaveLength(1);
  });
});

test('the text has each metric once, with a help text, and figures of the process', async () => {
  const { body, contentType } = await createMetrics({ sources: {} }).text();
  expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  const types = [...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
  const helps = [...body.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name);
  expect(new Set(types).size).toBe(types.length);
  expect(helps).toEqual(types);
  expect(types).toContain('process_cpu_seconds_total');
  expect(types).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('two applications in one process count for themselves', async () => {
  const one = createMetrics({ sources: {} });
  const other = createMetrics({ sources: {} });
  one.recordEdit('embedded', 'ok', 1);
  expect((await read(one))('nb_edits_total')).toHaveLength(1);
  expect((await read(other))('nb_edits_total')).toHaveLength(0);
});
