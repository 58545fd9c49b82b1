import { Info } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

export interface ExplainedProps {
  /** Name of the button that explains. */
  label: string;
  explanation: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Something with an explanation that shows on hover, keyboard focus and tap, stays while it is pointed at, and goes
 * with Escape. The explanation is the button's description, so screen readers say it without opening anything.
 */
export function Explained({ label, explanation, className, children }: ExplainedProps) {
  const id = useId();
  const [pointed, setPointed] = useState(false);
  const [pinned, setPinned] = useState(false);
  const open = pointed || pinned;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The host's own Escape is for the next press.
    event.stopPropagation();
    setPointed(false);
    setPinned(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing is a short cut to the button inside
    <div
      className={classNames('nb-explained', className)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(false)}
      onKeyDown={close}
    >
      {children}
      <button
        type="button"
        className="nb-explained__button"
        aria-label={label}
        aria-describedby={id}
        onClick={() => pointed || setPinned(!pinned)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setPinned(true)}
        onBlur={() => setPinned(false)}
      >
        <Info aria-hidden="true" />
      </button>
      <div id={id} role="tooltip" className="nb-explained__tip" hidden={!open}>
        {explanation}
      </div>
    </div>
  );
}
