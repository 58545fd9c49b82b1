import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** main: the one yellow action · solid: ink · line: outlined. */
  look?: 'main' | 'solid' | 'line';
  icon?: ReactNode;
  /**
   * Why the button does nothing now. It stays focusable, so that keyboard users find the reason too;
   * the reason shows on hover and focus and is read out as the description.
   */
  reason?: string | undefined;
}

/** A native button with the house's looks. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'line', icon, reason, className, children, onClick, ...rest },
  ref,
) {
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        part={`button button-${look}`}
        {...rest}
        ref={ref}
        className={classNames('nb-button', `nb-button--${look}`, className)}
        aria-disabled={reason ? true : rest['aria-disabled']}
        aria-describedby={reason ? reasonId : rest['aria-describedby']}
        {...(reason ? { 'data-nb-tip': reason } : {})}
        onClick={reason ? undefined : onClick}
      >
        {icon}
        {children}
      </button>
      {reason ? (
        <span id={reasonId} hidden>
          {reason}
        </span>
      ) : null}
    </>
  );
});
