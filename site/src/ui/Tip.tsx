import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import './tip.css';

/** Advice beside the way, in running text. */
export function Tip({ children }: { children: ReactNode }) {
  return (
    <aside className="site-tip" aria-label="Tip">
      <Lightbulb aria-hidden="true" />
      <div>{children}</div>
    </aside>
  );
}
