import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editorLink, menuLinks } from '../content/navigation.ts';
import { ThemeButton } from '../theme/ThemeButton.tsx';
import { Drawer } from './Drawer.tsx';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import './header.css';

export function Header({ currentPath }: { currentPath: string }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [signInOpen, setSignInOpen] = useState(false);

  return (
    <header className="site-header">
      <div className="site-wrap site-header-bar">
        <Logo />
        <nav className="site-nav" aria-label="Main">
          <ul>
            {menuLinks.map((link) => (
              <li key={link.to}>
                <MenuLink className="site-nav-link" link={link} currentPath={currentPath} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header-actions">
          <ThemeButton />
          <button
            type="button"
            className="site-button site-header-sign-in"
            onClick={() => setSignInOpen(true)}
          >
            Sign In
          </button>
          <Link className="site-button site-button-ink site-header-try" to={editorLink.to}>
            {editorLink.label}
          </Link>
          <button
            type="button"
            className="site-icon-button site-header-menu"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(true)}
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </div>
      <Drawer
        open={drawerOpen}
        currentPath={currentPath}
        onClose={() => setDrawerOpen(false)}
        onSignIn={() => {
          setDrawerOpen(false);
          setSignInOpen(true);
        }}
      />
      {signInOpen && <SignInDialog onClose={() => setSignInOpen(false)} />}
    </header>
  );
}
