/** Pixels from the viewport at which a widget is loaded; the script tag's first file has the same number. */
const NEAR = 600;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls once when the element is shown and near the viewport. */
export function whenNear(element: Element, then: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        const near = waiting.get(target);
        stopWaiting(target);
        near?.();
      }
    },
    { rootMargin: `${NEAR}px` },
  );
  waiting.set(element, then);
  observer.observe(element);
}

export function stopWaiting(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
