import type { ReactNode } from 'react';
import './prose.css';

/** Running text: an article's body, or a page that is mostly words. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="site-prose">{children}</div>;
}
