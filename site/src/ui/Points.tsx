import type { LucideIcon } from 'lucide-react';
import './points.css';

interface Point {
  title: string;
  text: string;
  Icon?: LucideIcon;
}

interface PointsProps {
  items: readonly Point[];
  /** Steps are numbered; the others have their icons. */
  numbered?: boolean;
}

/** A few things side by side, each in a heading and a sentence or two. */
export function Points({ items, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="site-points" data-count={items.length}>
      {items.map(({ title, text, Icon }, index) => (
        <li key={title}>
          {numbered ? (
            <span className="site-points-number" aria-hidden="true">
              {index + 1}
            </span>
          ) : (
            Icon && <Icon aria-hidden="true" />
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
