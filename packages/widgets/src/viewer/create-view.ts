import { type Camera, cameraOf, type Orbit, startOrbit, turned, zoomed } from './camera.ts';
import { listenForGestures } from './gestures.ts';
import type { ViewMesh } from './mesh.ts';
import { createRenderer, type Look, type Renderer } from './renderer.ts';

export interface ViewOptions {
  mesh: ViewMesh;
  /** After each picture: from where it was taken. */
  onFrame: (camera: Camera) => void;
  /** The visitor took it into their hands. */
  onTouched: () => void;
  /** The graphics card took the drawing away (true), or gave it back. */
  onLost: (isLost: boolean) => void;
}

export interface View {
  setLook(look: Look): void;
  setTurning(isTurning: boolean): void;
  reset(): void;
  /** What is seen now, on the element's own ground, as PNG. */
  picture(): Promise<Blob>;
  /** Takes everything back: listeners, frames, the canvas and what is on the graphics card. */
  dispose(): void;
}

/** Radians a millisecond: once around in 24 seconds. */
const TURN = (2 * Math.PI) / 24_000;
/** More pixels than that are not seen, and cost. */
const MAX_DENSITY = 2;

/**
 * Shows a mesh in an element, from all sides.
 * @throws Error where there is no WebGL 2
 */
export function createView(element: HTMLElement, options: ViewOptions): View {
  const { mesh } = options;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const gl = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' });
  if (!gl) throw new Error('No WebGL 2');
  let renderer: Renderer | null = createRenderer(gl, mesh);
  element.prepend(canvas);

  let orbit: Orbit = startOrbit;
  let look: Look = { isColoured: true };
  let isTurning = false;
  let isSeen = true;
  let frame = 0;
  let last = 0;
  const control = new AbortController();

  const draw = () => {
    if (!renderer || canvas.width === 0) return;
    const camera = cameraOf(orbit, mesh, canvas.width / canvas.height);
    renderer.draw(camera, look);
    options.onFrame(camera);
  };
  const tick = (now: number) => {
    frame = 0;
    if (isTurning) orbit = turned(orbit, last ? Math.min(100, now - last) * TURN : 0, 0);
    last = now;
    draw();
    if (isTurning) ask();
  };
  const ask = () => {
    if (!frame && isSeen) frame = requestAnimationFrame(tick);
  };
  const move = (next: Orbit) => {
    orbit = next;
    options.onTouched();
    ask();
  };

  const size = new ResizeObserver(() => {
    const density = Math.min(MAX_DENSITY, devicePixelRatio);
    canvas.width = Math.round(element.clientWidth * density);
    canvas.height = Math.round(element.clientHeight * density);
    // At once: a resized canvas is empty.
    draw();
  });
  size.observe(element);
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    last = 0;
    ask();
  });
  sight.observe(element);
  const stopGestures = listenForGestures(element, {
    turn: (around, up) => move(turned(orbit, around, up)),
    zoom: (factor) => move(zoomed(orbit, factor)),
    reset: () => move(startOrbit),
  });
  const { signal } = control;
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // Else it never comes back.
      event.preventDefault();
      renderer = null;
      options.onLost(true);
    },
    { signal },
  );
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      renderer = createRenderer(gl, mesh);
      options.onLost(false);
      ask();
    },
    { signal },
  );

  return {
    setLook(next) {
      look = next;
      ask();
    },
    setTurning(next) {
      isTurning = next;
      last = 0;
      ask();
    },
    reset: () => move(startOrbit),
    picture() {
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d');
      if (!context) throw new Error('No 2D canvas');
      context.fillStyle = getComputedStyle(element).backgroundColor;
      context.fillRect(0, 0, copy.width, copy.height);
      // What was drawn is gone after this task, so it is drawn anew.
      draw();
      context.drawImage(canvas, 0, 0);
      return copy.convertToBlob();
    },
    dispose() {
      control.abort();
      stopGestures();
      size.disconnect();
      sight.disconnect();
      cancelAnimationFrame(frame);
      renderer?.dispose();
      renderer = null;
      canvas.remove();
      // Browsers keep few contexts alive, and collect old ones late.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
