import { type ReactNode, useId } from 'react';
import './section.css';

interface SectionProps {
  /** The anchor that leads here. */
  id?: string;
  title?: string;
  lead?: string;
  /** The ground: the page's own, a quiet band, or the warm one of the beginning. */
  tone?: 'plain' | 'soft' | 'banana';
  children: ReactNode;
}

/** One part of a page, at the site's width and distances. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className="site-section"
      data-tone={tone}
      aria-labelledby={title ? titleId : undefined}
      tabIndex={id ? -1 : undefined}
    >
      <div className="site-wrap">
        {title && (
          <div className="site-section-head">
            <h2 id={titleId}>{title}</h2>
            {lead && <p className="site-lead">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
