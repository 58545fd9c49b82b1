import { type RefObject, useEffect, useRef, useState } from 'react';

/** A picture is fetched once 1 % of its place is less than 50 px from the window. */
const NEAR = { rootMargin: '50px', threshold: 0.01 };

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  }, NEAR);
  return observer;
}

/** Whether the element has come near the visible part of the page; stays true from then on. */
export function useNearView<T extends Element>(atOnce: boolean): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setIsNear] = useState(atOnce);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    waiting.set(element, () => setIsNear(true));
    sharedObserver().observe(element);
    return () => {
      waiting.delete(element);
      sharedObserver().unobserve(element);
    };
  }, [isNear]);

  return [ref, isNear];
}
