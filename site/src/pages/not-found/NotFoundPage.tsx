import { waysOut } from '../../content/not-found.ts';
import { Link } from '../../navigation/router.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import './not-found.css';

export function NotFoundPage() {
  return (
    <>
      <section className="site-hero site-not-found-hero">
        <div className="site-wrap site-hero-grid">
          <div className="site-hero-copy">
            <h1>404 - Page Not Found</h1>
            <p className="site-lead">
              There is nothing at this address, or nothing yet. These places are worth a try.
            </p>
          </div>
          <div className="site-stage site-not-found-stage">
            <p className="site-bubble">I looked everywhere</p>
            <Mascot eager className="site-stage-mascot" sizes="(width < 45rem) 170px, 300px" />
          </div>
        </div>
      </section>
      <nav className="site-wrap" aria-label="Where to go from here">
        <ul className="site-ways-out">
          {waysOut.map(({ to, label, hint, Icon }) => (
            <li key={to}>
              <Link className="site-way-out" to={to}>
                <Icon aria-hidden="true" />
                <span>
                  <strong>{label}</strong>
                  {hint}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
