import { ChevronRight } from 'lucide-react';
import { Link } from '../navigation/router.tsx';
import './breadcrumbs.css';

interface BreadcrumbsProps {
  /** From the home page's child down; the last one is the page itself. */
  trail: readonly { label: string; path: string }[];
}

/** Where the page stands in the site. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav className="site-breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {trail.map(({ label, path }, index) => (
          <li key={path}>
            <ChevronRight aria-hidden="true" />
            {index < trail.length - 1 ? (
              <Link to={path}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
