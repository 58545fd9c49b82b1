import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page's scripts have taken over. What only a browser knows, such as the query of an address, may be shown
 * from then on: until then the page has to be what was written at build time.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
