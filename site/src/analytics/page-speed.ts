import { sendMeasure } from './services.ts';

/** Between two figures of the layout's shift, in milliseconds. */
const SHIFT_PAUSE = 2000;

/** Shift is a share of the window; services take whole numbers. */
const SHIFT_SCALE = 1000;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Tells the largest paint and the first input's delay in milliseconds, and the layout's shift in thousandths, where the browser knows them. */
export function measurePage(): void {
  observe('largest-contentful-paint', (entries) => {
    const last = entries.at(-1);
    if (last) sendMeasure('LCP', Math.round(last.startTime));
  });
  observe('first-input', ([first]) => {
    if (!(first instanceof PerformanceEventTiming)) return;
    sendMeasure('FID', Math.round(first.processingStart - first.startTime));
  });
  const tell = atMostEvery(SHIFT_PAUSE, (shift: number) =>
    sendMeasure('CLS', Math.round(shift * SHIFT_SCALE)),
  );
  let shift = 0;
  observe('layout-shift', (entries) => {
    const before = shift;
    for (const { value, hadRecentInput } of entries as LayoutShift[]) {
      if (!hadRecentInput) shift += value;
    }
    if (shift > before) tell(shift);
  });
}

function observe(type: string, tell: (entries: PerformanceEntry[]) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type, buffered: true });
}

/** Calls at once and then at most once in a while, with the newest value. */
export function atMostEvery<T>(pause: number, call: (value: T) => void): (value: T) => void {
  let waiting: { value: T } | undefined;
  let isPaused = false;
  const run = (value: T) => {
    call(value);
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      const next = waiting;
      waiting = undefined;
      if (next) run(next.value);
    }, pause);
  };
  return (value) => {
    if (isPaused) waiting = { value };
    else run(value);
  };
}
