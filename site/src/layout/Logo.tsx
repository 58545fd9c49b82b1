import { Link } from '../navigation/router.tsx';
import './logo.css';

/** The mark and the brand word, leading home. The mark is public/favicon.svg. */
export function Logo() {
  return (
    <Link className="site-logo" to="/">
      <svg className="site-logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <path className="site-logo-hoodie" d="M0 0h32v32H0z" />
        <g transform="translate(1.3 0)">
          <path
            className="site-logo-banana"
            d="M6.6 29.3C6.5 28.3 6.2 25.5 6.2 23.6 6.2 21.8 6.3 20 6.8 18.4 7.2 16.7 8.1 15.1 9 13.8 9.9 12.4 11 11.3 12.1 10.3 13.1 9.2 14.3 8.3 15.1 7.4 16 6.6 16.5 5.9 17 5.3 17.4 4.7 17.6 4.2 17.8 3.9H20.9C20.8 4.2 20.3 4.7 20.1 5.3 19.9 5.9 19.6 6.6 19.6 7.4 19.6 8.3 19.8 9.2 20 10.3 20.3 11.3 20.7 12.4 21.1 13.8 21.5 15.1 22 16.7 22.3 18.4 22.6 20 22.8 21.8 22.9 23.6 22.9 25.5 22.8 28.3 22.8 29.3Z"
          />
          <path className="site-logo-stem" d="M17 4.9 17.7 3 20.9 3.7 20.1 5.5Z" />
          <path
            className="site-logo-ink"
            d="M11.6 18.7a1.35 1.85 0 1 0 .01 0zM17.9 18.7a1.35 1.85 0 1 0 .01 0z"
          />
          <path className="site-logo-smile" d="M12.8 23.5c1 1.4 2.9 1.4 3.9 0" />
          <path
            className="site-logo-hood"
            d="M-4 44 2.5 31.5C6.5 25.9 22.9 25.9 26.9 31.5L34 44Z"
          />
        </g>
      </svg>
      <span>Nano Banana</span>
    </Link>
  );
}
