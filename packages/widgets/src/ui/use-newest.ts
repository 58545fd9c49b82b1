import { type RefObject, useInsertionEffect, useRef } from 'react';

/** Holds the newest value, so that a callback with a new identity restarts nothing. */
export function useNewest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
