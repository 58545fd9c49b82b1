import type { ReactNode } from 'react';
import { Mascot } from './Mascot.tsx';
import './empty-state.css';

interface EmptyStateProps {
  title: string;
  text: string;
  /** The way out, such as a button that clears the filters. */
  action?: ReactNode;
}

/** Stands where a search or a filter has left nothing. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="site-empty">
      <Mascot decorative sizes="120px" className="site-empty-mascot" />
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </div>
  );
}
