import '@nano-banana/widgets/styles.css';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import {
  painterId,
  poseFeatures,
  poseHero,
  poseQuestions,
  poseSteps,
} from '../../content/pose-painter.ts';
import { showsClaims } from '../../content/sample-claims.ts';
import { Testimonials } from './Testimonials.tsx';
import './pose-painter.css';

const PoseSection = lazy(async () => ({
  default: (await import('./PoseSection.tsx')).PoseSection,
}));

export function PosePainterPage() {
  return (
    <>
      <section className="site-hero site-pose-hero">
        <div className="site-wrap">
          <h1>{poseHero.title}</h1>
          <p className="site-lead">{poseHero.lead}</p>
        </div>
      </section>
      <section
        id={painterId}
        className="site-wrap site-pose"
        aria-label="Pose Painter"
        tabIndex={-1}
      >
        <Suspense fallback={<div className="site-pose-wait" />}>
          <PoseSection />
        </Suspense>
        <noscript>
          <p className="site-pose-noscript">
            The pose painter runs in your browser and needs JavaScript. Everything else on this site
            reads without.
          </p>
        </noscript>
      </section>
      <Steps />
      <Features />
      <Questions />
      {showsClaims && <Testimonials />}
      <ClosingCall />
    </>
  );
}

function Steps() {
  return (
    <section className="site-wrap site-pose-block" aria-labelledby="pose-steps">
      <h2 id="pose-steps">Three steps from a scribble to a picture.</h2>
      <ol className="site-pose-steps">
        {poseSteps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="site-pose-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Features() {
  return (
    <section className="site-wrap site-pose-block" aria-labelledby="pose-features">
      <h2 id="pose-features">A sketchbook that understands bodies.</h2>
      <ul className="site-pose-features">
        {poseFeatures.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions() {
  return (
    <section
      className="site-wrap site-pose-block site-pose-questions"
      aria-labelledby="pose-questions"
    >
      <h2 id="pose-questions">Good to know</h2>
      <dl>
        {poseQuestions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ClosingCall() {
  return (
    <section className="site-wrap site-pose-block" aria-labelledby="pose-more">
      <div className="site-pose-closing">
        <h2 id="pose-more">One picture, and only one wish?</h2>
        <p className="site-lead">The editor changes a photo by a sentence: no sketch needed.</p>
        <Link className="site-button site-button-ink" to="/#editor">
          Open the editor
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
