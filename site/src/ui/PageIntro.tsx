import type { ReactNode } from 'react';
import './page-intro.css';

interface PageIntroProps {
  title: string;
  lead: string;
  /** Buttons and links under the words. */
  actions?: ReactNode;
  /** Stands beside the words, under them on phones. */
  picture?: ReactNode;
  /** What else belongs to the beginning, such as a search field. */
  children?: ReactNode;
}

/** The beginning of a page: its heading, in one sentence what it is for, and what to do first. */
export function PageIntro({ title, lead, actions, picture, children }: PageIntroProps) {
  return (
    <section className="site-intro" data-pictured={picture ? true : undefined}>
      <div className="site-wrap site-intro-grid">
        <div className="site-intro-copy">
          <h1>{title}</h1>
          <p className="site-lead">{lead}</p>
          {actions && <div className="site-actions">{actions}</div>}
          {children}
        </div>
        {picture && <div className="site-intro-picture">{picture}</div>}
      </div>
    </section>
  );
}
