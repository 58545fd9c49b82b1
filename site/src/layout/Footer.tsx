import { ArrowUpRight, PersonStanding } from 'lucide-react';
import { footerGroups, legalLinks, type NavigationLink } from '../content/navigation.ts';
import { socialLinks } from '../content/social-links.ts';
import { Link } from '../navigation/router.tsx';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import './footer.css';

/** Always on the dark ground: the theme's dark tokens apply inside, whatever the page shows. */
export function Footer({ currentPath }: { currentPath: string }) {
  return (
    <footer className="site-footer" data-nb-theme="dark">
      <div className="site-wrap">
        <div className="site-footer-grid">
          <div className="site-footer-brand">
            <Logo />
            <p>Edit pictures in plain words.</p>
            <Link className="site-footer-highlight" to="/pose-painter">
              <PersonStanding aria-hidden="true" />
              <span>
                <strong>Pose Painter</strong>
                Draw the pose, keep the character
              </span>
              <ArrowUpRight aria-hidden="true" />
            </Link>
          </div>
          {footerGroups.map(({ title, links }) => (
            <FooterGroup key={title} title={title} links={links} currentPath={currentPath} />
          ))}
        </div>
        <div className="site-footer-end">
          <LinkList links={legalLinks} currentPath={currentPath} />
          {socialLinks.length > 0 && <SocialLinks />}
        </div>
      </div>
    </footer>
  );
}

interface LinkListProps {
  links: readonly NavigationLink[];
  currentPath: string;
}

function FooterGroup({ title, ...list }: LinkListProps & { title: string }) {
  return (
    <nav className="site-footer-group" aria-label={title}>
      <h2>{title}</h2>
      <LinkList {...list} />
    </nav>
  );
}

function LinkList({ links, currentPath }: LinkListProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <MenuLink className="site-footer-link" link={link} currentPath={currentPath} />
        </li>
      ))}
    </ul>
  );
}

function SocialLinks() {
  return (
    <ul>
      {socialLinks.map(({ label, href }) => (
        <li key={label}>
          <a className="site-footer-link" href={href} rel="me noopener">
            {label}
            <ArrowUpRight aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
