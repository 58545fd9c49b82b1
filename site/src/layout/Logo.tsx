import { Link } from 'react-router-dom';
import './logo.css';

/** The mark and the brand word, leading home. The mark is public/favicon.svg in the theme's colours. */
export function Logo() {
  return (
    <Link className="site-logo" to="/">
      <svg className="site-logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect className="site-logo-ground" width="32" height="32" rx="10" />
        <path
          className="site-logo-banana"
          d="M20.1 5.6 22.8 5 23.6 8.6C27.4 17 23.6 26.8 12.2 27.2 9.7 27.3 7.5 26.7 6.3 25.5L6.6 24.3C14.4 23.2 20.3 17.4 20.3 9.3Z"
        />
        <path className="site-logo-shine" d="M10.8 25.1c5.7-.5 10.2-3.8 11.8-9.1" />
      </svg>
      <span>Nano Banana</span>
    </Link>
  );
}
