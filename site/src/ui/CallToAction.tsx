import type { ReactNode } from 'react';
import { Mascot } from './Mascot.tsx';
import './call-to-action.css';

interface CallToActionProps {
  title: string;
  lead: string;
  actions: ReactNode;
}

/** The end of a page: one thing to do next. */
export function CallToAction({ title, lead, actions }: CallToActionProps) {
  return (
    <section className="site-wrap site-call">
      <div className="site-call-panel">
        <div className="site-call-copy">
          <h2>{title}</h2>
          <p className="site-lead">{lead}</p>
          <div className="site-actions">{actions}</div>
        </div>
        <Mascot decorative sizes="(width < 60rem) 1px, 300px" className="site-call-mascot" />
      </div>
    </section>
  );
}
