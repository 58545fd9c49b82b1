import { ImageUp, PenLine, Sparkles } from 'lucide-react';
import { Fragment } from 'react';
import './step-strip.css';

const steps = [
  { label: 'Upload', Icon: ImageUp },
  { label: 'Describe', Icon: PenLine },
  { label: 'Generate', Icon: Sparkles },
];

/** The whole product in three words. On narrow screens the icons speak; screen readers keep the words. */
export function StepStrip() {
  return (
    <section className="site-wrap site-steps" aria-label="How it works">
      <h2>Three steps to a picture.</h2>
      <ol>
        {steps.map(({ label, Icon }, index) => (
          <Fragment key={label}>
            <li>
              <span className="site-steps-icon">
                <Icon aria-hidden="true" />
              </span>
              <span className="site-steps-label">{label}</span>
            </li>
            {index < steps.length - 1 && (
              <li className="site-steps-line" role="presentation" aria-hidden="true" />
            )}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}
