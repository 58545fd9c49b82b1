import { Component, createContext, createElement, options, render, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/*
 * For the script tag, in place of react and react-dom: what the widgets use of them, on Preact. Preact's own
 * compatibility layer also serves libraries, which there are none of; it is five times as much, and every element of
 * every rendering goes through it.
 */
export * from 'preact/hooks';
export { Component, createContext, createElement, useLayoutEffect as useInsertionEffect };

// biome-ignore lint/style/noDefaultExport: the library behind the elements imports React so, and needs this of it
export default { createElement };

type Draw<P> = (props: P, ref: unknown) => unknown;

export const forwardRef =
  <P extends object>(draw: Draw<P>) =>
  ({ ref = null, ...props }: { ref?: unknown }) =>
    draw(props as P, ref);

/** For snapshots that are no functions, which are all there are. */
export function useSyncExternalStore<T>(
  subscribe: (listener: () => void) => () => void,
  snapshot: () => T,
): T {
  const [, show] = useState(snapshot);
  useLayoutEffect(() => {
    const look = () => show(snapshot);
    look();
    return subscribe(look);
  }, [subscribe, snapshot]);
  return snapshot();
}

export const startTransition = (act: () => void) => act();

export function flushSync(act: () => void): void {
  const usual = options.debounceRendering;
  options.debounceRendering = (work) => work();
  try {
    act();
  } finally {
    options.debounceRendering = usual;
  }
}

export const createRoot = (container: Element) => ({
  render: (node: VNode) => render(node, container),
  unmount: () => render(null, container),
});

/** SVG's attributes are written with a dash; in HTML no name begins like these. */
const DASHED = /^(stroke|fill|clip|text|dominant)[A-Z]/;
/** React's `change` is `input`, where that is something else. */
const OWN_CHANGE = /^(file|checkbox|radio)$/;

/** React's names as the browser's. */
function named(name: string, type: string, props: Record<string, unknown>): string {
  if (name === 'className') return 'class';
  // Those bubble.
  if (name === 'onFocus') return 'onFocusIn';
  if (name === 'onBlur') return 'onFocusOut';
  if (name === 'onChange' && type !== 'select' && !OWN_CHANGE.test(`${props.type}`)) {
    return 'onInput';
  }
  return DASHED.test(name) ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : name;
}

options.vnode = (node) => {
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type !== 'string') return;
  for (const name in props) {
    const own = named(name, type, props);
    if (own === name) continue;
    props[own] = props[name];
    delete props[name];
  }
};

options.event = (event) => Object.assign(event, { nativeEvent: event });
