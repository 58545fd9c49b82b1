import { forwardRef, type ReactNode, useId } from 'react';
import type { ButtonProps } from './Button.tsx';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'look'> {
  icon: ReactNode;
  /** The accessible name; shown as a tip on hover and focus. */
  label: string;
  size?: 'normal' | 'small';
}

/** A round button with an icon alone. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size = 'normal', reason, className, onClick, ...rest },
  ref,
) {
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        part="icon-button"
        {...rest}
        ref={ref}
        className={classNames(
          'nb-icon-button',
          size === 'small' && 'nb-icon-button--small',
          className,
        )}
        aria-label={label}
        aria-disabled={reason ? true : rest['aria-disabled']}
        aria-describedby={reason ? reasonId : undefined}
        data-nb-tip={reason ?? label}
        onClick={reason ? undefined : onClick}
      >
        {icon}
      </button>
      {reason ? (
        <span id={reasonId} hidden>
          {reason}
        </span>
      ) : null}
    </>
  );
});
