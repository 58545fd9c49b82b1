import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The stage while something is marked on the picture. The keyboard goes on where the eyes do. */
export function MarkStage({ ratio, children }: { ratio: number; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isChosenByKeyboard = document.activeElement?.matches('input[type="radio"]');
    if (isChosenByKeyboard) return;
    stage.current?.querySelector('svg')?.focus({ preventScroll: true });
    // The button that opened the tools may be far below it.
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={stage} className="nb-stage" style={{ '--nb-picture-ratio': ratio } as CSSProperties}>
      {children}
    </div>
  );
}
