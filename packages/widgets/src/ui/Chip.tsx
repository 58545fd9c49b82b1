import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';

/** A small pill that does one thing: fills the prompt, tries an alternative. */
export function Chip({ className, ...rest }: ComponentPropsWithoutRef<'button'>) {
  return (
    <button type="button" part="chip" {...rest} className={classNames('nb-chip', className)} />
  );
}
