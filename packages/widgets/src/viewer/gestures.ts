/** What hands can do with a model. Angles in radians. */
export interface GestureHandlers {
  turn(around: number, up: number): void;
  zoom(factor: number): void;
  reset(): void;
}

/** Radians a pixel of dragging, an arrow key; factors a key, and a pixel of the wheel. */
const DRAG = 0.01;
const STEP = Math.PI / 24;
const KEY_ZOOM = 1.15;
const WHEEL = 0.0015;

const keys: Record<string, (handlers: GestureHandlers) => void> = {
  ArrowLeft: ({ turn }) => turn(-STEP, 0),
  ArrowRight: ({ turn }) => turn(STEP, 0),
  ArrowUp: ({ turn }) => turn(0, STEP),
  ArrowDown: ({ turn }) => turn(0, -STEP),
  '+': ({ zoom }) => zoom(KEY_ZOOM),
  '=': ({ zoom }) => zoom(KEY_ZOOM),
  '-': ({ zoom }) => zoom(1 / KEY_ZOOM),
  Home: ({ reset }) => reset(),
};

/**
 * Lets an element be dragged, pinched, double-clicked, wheeled and operated by keys. Until it is focused the wheel
 * scrolls the page (with Ctrl, as pinching on a touchpad has it, it zooms); a finger that moves up or down scrolls, too.
 * @returns takes all of it off again
 */
export function listenForGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const control = new AbortController();
  const { signal } = control;
  const pointers = new Map<number, PointerEvent>();
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, listener, { signal, passive: false });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, event);
    element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const before = spread();
    pointers.set(event.pointerId, event);
    if (before > 0) return handlers.zoom(spread() / before);
    handlers.turn(DRAG * (last.clientX - event.clientX), DRAG * (event.clientY - last.clientY));
  });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    on(type, ({ pointerId }) => pointers.delete(pointerId));
  }
  on('wheel', (event) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    if (!event.ctrlKey && root.activeElement !== element) return;
    event.preventDefault();
    handlers.zoom(Math.exp(-WHEEL * event.deltaY * (event.ctrlKey ? 4 : 1)));
  });
  on('dblclick', () => handlers.reset());
  on('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(handlers);
  });
  return () => control.abort();
}
