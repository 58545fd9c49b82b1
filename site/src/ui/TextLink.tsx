import type { ComponentProps } from 'react';
import { Link } from '../navigation/router.tsx';

/** A link in running text: within the site without loading the page anew. */
export function TextLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isOurs = /^(?:[#?]|\/(?!\/|api\/|art\/))/.test(href);
  return isOurs ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="noopener" {...rest}>
      {children}
    </a>
  );
}
