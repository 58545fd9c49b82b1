import type { ReactNode } from 'react';

export interface NoticeProps {
  tone: 'danger' | 'info' | 'warning';
  title: string;
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  /** Interrupts the screen reader; for failures only. */
  urgent?: boolean;
}

/** A message that stays where it belongs until its cause is gone. */
export function Notice({ tone, title, children, action, urgent }: NoticeProps) {
  return (
    <div
      part="notice"
      className={`nb-notice nb-notice--${tone}`}
      role={urgent ? 'alert' : undefined}
    >
      <div className="nb-notice__words">
        <strong>{title}</strong>
        {children}
      </div>
      {action}
    </div>
  );
}
