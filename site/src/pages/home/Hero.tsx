import { ArrowDown, Check } from 'lucide-react';
import { hero } from '../../content/home.ts';
import { Link } from '../../navigation/router.tsx';
import { Mascot } from '../../ui/Mascot.tsx';

interface HeroProps {
  onOpenGuide: () => void;
  /** The guide is about to be opened. */
  onNearGuide: () => void;
}

export function Hero({ onOpenGuide, onNearGuide }: HeroProps) {
  return (
    <section className="site-hero">
      <div className="site-wrap site-hero-grid">
        <div className="site-hero-copy">
          <h1>Edit pictures in plain words.</h1>
          <p className="site-lead">{hero.lead}</p>
          <div className="site-hero-actions">
            <Link className="site-button site-button-ink" to="/#editor">
              Start editing
              <ArrowDown aria-hidden="true" />
            </Link>
            <button
              type="button"
              className="site-button site-button-line site-needs-script"
              aria-haspopup="dialog"
              onPointerEnter={onNearGuide}
              onFocus={onNearGuide}
              onClick={onOpenGuide}
            >
              New here? See how
            </button>
          </div>
          <ul className="site-hero-proofs">
            {hero.proofs.map((proof) => (
              <li key={proof}>
                <Check aria-hidden="true" />
                {proof}
              </li>
            ))}
          </ul>
        </div>
        <div className="site-stage site-hero-stage">
          <p className="site-bubble">{hero.bubble}</p>
          <Mascot eager className="site-stage-mascot" sizes="(width < 45rem) 230px, 424px" />
        </div>
      </div>
    </section>
  );
}
