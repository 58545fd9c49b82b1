import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { editorLink, menuLinks } from '../content/navigation.ts';
import { Link } from '../navigation/router.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { ThemeButton } from '../theme/ThemeButton.tsx';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import './header.css';

const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }));

const SignInDialog = lazy(async () => ({
  default: (await import('./SignInDialog.tsx')).SignInDialog,
}));

export function Header({ currentPath }: { currentPath: string }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false);
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
          <SearchButton />
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
            onClick={() => {
              setDrawerOpen(true);
              setWasDrawerOpen(true);
            }}
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </div>
      {/* Once opened it stays, so that it can slide out. */}
      {wasDrawerOpen && (
        <Suspense>
          <Drawer
            open={drawerOpen}
            currentPath={currentPath}
            onClose={() => setDrawerOpen(false)}
            onSignIn={() => {
              setDrawerOpen(false);
              setSignInOpen(true);
            }}
          />
        </Suspense>
      )}
      {signInOpen && (
        <Suspense>
          <SignInDialog onClose={() => setSignInOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
