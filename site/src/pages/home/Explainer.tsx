import { ArrowRight } from 'lucide-react';
import { explainer } from '../../content/home.ts';
import { Link } from '../../navigation/router.tsx';
import { BeforeAfter } from '../../ui/BeforeAfter.tsx';
import { Section } from '../../ui/Section.tsx';
import './explainer.css';

/** What the product is, beside one edit to compare. */
export function Explainer() {
  return (
    <Section tone="soft">
      <div className="site-explainer">
        <div className="site-explainer-words">
          <h2>{explainer.title}</h2>
          <p className="site-lead">{explainer.lead}</p>
          <ol>
            {explainer.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <Link className="site-button site-button-line" to="/what-is-nano-banana">
            What is Nano Banana?
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
        <figure>
          <BeforeAfter
            before="family"
            after="example-family-in-oil"
            alt="A family of clay-vinyl figures with their dog, as a photo and as an oil painting"
            sizes="(width < 69rem) 94vw, 620px"
          />
          <figcaption>
            “Turn it into an oil painting.” Drag the line, or use the arrow keys.
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
