import { Plus } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../navigation/router.tsx';
import './accordion.css';

export interface AccordionItem {
  /** The address's `#id` opens it. */
  id?: string;
  title: string;
  content: ReactNode;
}

/** Questions that unfold, also without scripts. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useLayoutEffect(() => {
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement && root.current?.contains(target)) target.open = true;
  }, [hash]);

  return (
    <div className="site-accordion" ref={root}>
      {items.map(({ id, title, content }) => (
        <details key={title} id={id}>
          <summary>
            <h3>{title}</h3>
            <Plus aria-hidden="true" />
          </summary>
          <div className="site-accordion-content">
            {typeof content === 'string' ? <p>{content}</p> : content}
          </div>
        </details>
      ))}
    </div>
  );
}
