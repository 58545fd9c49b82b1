import { X } from 'lucide-react';
import { editorLink, menuLinks } from '../content/navigation.ts';
import { Link } from '../navigation/router.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { useModal } from '../ui/use-modal.ts';
import { MenuLink } from './MenuLink.tsx';
import './drawer.css';

interface DrawerProps {
  open: boolean;
  currentPath: string;
  onClose: () => void;
  onSignIn: () => void;
}

/** The menu of small screens: slides in from the right, closes when a link is chosen. */
export function Drawer({ open, currentPath, onClose, onSignIn }: DrawerProps) {
  const modal = useModal(open, onClose);
  return (
    <dialog className="site-drawer" aria-label="Menu" {...modal}>
      <div className="site-drawer-panel">
        <div className="site-drawer-top">
          <button
            type="button"
            className="site-icon-button"
            aria-label="Close menu"
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Main">
          <ul>
            {menuLinks.map((link) => (
              <li key={link.to}>
                <MenuLink
                  className="site-drawer-link"
                  link={link}
                  currentPath={currentPath}
                  onChoose={onClose}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-drawer-bottom">
          <ThemeSwitch />
          <button type="button" className="site-button site-button-line" onClick={onSignIn}>
            Sign In
          </button>
          <Link className="site-button site-button-banana" to={editorLink.to} onClick={onClose}>
            {editorLink.label}
          </Link>
        </div>
      </div>
    </dialog>
  );
}
