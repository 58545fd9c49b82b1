import '@nano-banana/widgets/styles.css';
import { ArrowDown, ArrowRight, Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import {
  figurineFeatures,
  figurineHero,
  figurineQuestions,
  figurineSteps,
  makerId,
  templateExamples,
} from '../../content/figurines.ts';
import { Mascot } from '../../ui/Mascot.tsx';
import './figurines.css';

const FigurineSection = lazy(async () => ({
  default: (await import('./FigurineSection.tsx')).FigurineSection,
}));

export function FigurinesPage() {
  return (
    <>
      <Hero />
      <section
        id={makerId}
        className="site-wrap site-maker"
        aria-label="Make a figurine"
        tabIndex={-1}
      >
        <Suspense fallback={<div className="site-maker-wait" />}>
          <FigurineSection />
        </Suspense>
        <noscript>
          <p className="site-maker-noscript">
            The figurine maker runs in your browser and needs JavaScript. Everything else on this
            site reads without.
          </p>
        </noscript>
      </section>
      <Features />
      <Steps />
      <Templates />
      <Questions />
      <ClosingCall />
    </>
  );
}

function Hero() {
  return (
    <section className="site-hero">
      <div className="site-wrap site-hero-grid">
        <div className="site-hero-copy site-maker-hero">
          <h1>{figurineHero.title}</h1>
          <p className="site-lead">{figurineHero.lead}</p>
          <div className="site-hero-actions">
            <Link className="site-button site-button-ink" to={`#${makerId}`}>
              Start Creating Free
              <ArrowDown aria-hidden="true" />
            </Link>
            <Link className="site-button site-button-line" to="/examples">
              View Gallery
            </Link>
          </div>
          <ul className="site-hero-proofs">
            {figurineHero.proofs.map((proof) => (
              <li key={proof}>
                <Check aria-hidden="true" />
                {proof}
              </li>
            ))}
          </ul>
        </div>
        <div className="site-stage site-hero-stage">
          <p className="site-bubble">{figurineHero.bubble}</p>
          <Mascot eager className="site-stage-mascot" sizes="(width < 45rem) 230px, 424px" />
        </div>
      </div>
    </section>
  );
}

function Features() {
  return (
    <section className="site-wrap site-block" aria-labelledby="figurine-features">
      <h2 id="figurine-features">From the shelf in your head to the one on your wall.</h2>
      <ul className="site-points">
        {figurineFeatures.map(({ title, text, Icon }) => (
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

function Steps() {
  return (
    <section className="site-wrap site-block" aria-labelledby="figurine-steps">
      <h2 id="figurine-steps">How it works</h2>
      <ol className="site-points site-points-four">
        {figurineSteps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="site-points-number" aria-hidden="true">
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

function Templates() {
  return (
    <section className="site-wrap site-block" aria-labelledby="figurine-templates">
      <h2 id="figurine-templates">Say it like this</h2>
      <ul className="site-templates">
        {templateExamples.map(({ name, category, prompt }) => (
          <li key={name}>
            <Link to="/prompts">
              <span>{category}</span>
              <h3>{name}</h3>
              <p>“{prompt}”</p>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="site-button site-button-line" to="/prompts">
        All prompts
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}

function Questions() {
  return (
    <section className="site-wrap site-block site-questions" aria-labelledby="figurine-questions">
      <div>
        <h2 id="figurine-questions">Good questions</h2>
        <Link className="site-button site-button-line" to="/faq">
          All answers
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <dl>
        {figurineQuestions.map(({ question, answer }) => (
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
    <section className="site-wrap site-block" aria-labelledby="figurine-more">
      <div className="site-closing">
        <h2 id="figurine-more">Want every trick?</h2>
        <p>The guide shows how to use the same model in AI Studio, step by step.</p>
        <Link
          className="site-button site-button-ink"
          to="/guides/how-to-use-nano-banana-in-ai-studio"
        >
          Read the guide
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
