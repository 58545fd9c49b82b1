import { WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { figurinePath, type NavigationLink } from '../content/navigation.ts';
import { Link } from '../navigation/router.tsx';

interface MenuLinkProps {
  link: NavigationLink;
  /** Path of the page shown; its own link is marked. */
  currentPath: string;
  className: string;
  onChoose?: () => void;
  children?: ReactNode;
}

/** A link to a page of the site that knows whether it is the page shown. */
export function MenuLink({ link, currentPath, className, onChoose, children }: MenuLinkProps) {
  return (
    <Link
      className={className}
      to={link.to}
      aria-current={link.to === currentPath ? 'page' : undefined}
      onClick={onChoose}
    >
      {link.to === figurinePath && <WandSparkles aria-hidden="true" />}
      {link.label}
      {children}
    </Link>
  );
}
