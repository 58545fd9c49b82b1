import '@nano-banana/widgets/image-editor.css';
import '@nano-banana/widgets/figurine.css';
import { ArrowDown, ArrowRight, Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import {
  figurineFeatures,
  figurineHero,
  figurineQuestions,
  figurineSteps,
  figurineStepsTitle,
  makerId,
  templateExamples,
} from '../../content/figurines.ts';
import { Link } from '../../navigation/router.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
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
        data-unsearched
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
      <Section id="features" title="From the shelf in your head to the one on your wall.">
        <Points items={figurineFeatures} />
      </Section>
      <Section id="how-it-works" title={figurineStepsTitle}>
        <Points items={figurineSteps} numbered />
      </Section>
      <Templates />
      <Section id="questions" title="Good questions">
        <Accordion
          items={figurineQuestions.map(({ question, answer }) => ({
            title: question,
            content: answer,
          }))}
        />
        <Link className="site-button site-button-line site-maker-more" to="/faq">
          All answers
          <ArrowRight aria-hidden="true" />
        </Link>
      </Section>
      <CallToAction
        title="Want every trick?"
        lead="The guide shows how to use the same model in AI Studio, step by step."
        actions={
          <Link
            className="site-button site-button-ink"
            to="/guides/how-to-use-nano-banana-in-ai-studio"
          >
            Read the guide
            <ArrowRight aria-hidden="true" />
          </Link>
        }
      />
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
        <div className="site-stage">
          <p className="site-bubble">{figurineHero.bubble}</p>
          <Mascot eager className="site-stage-mascot" sizes="(width < 45rem) 230px, 424px" />
        </div>
      </div>
    </section>
  );
}

function Templates() {
  return (
    <Section id="templates" title="Say it like this">
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
      <Link className="site-button site-button-line site-maker-more" to="/prompts">
        All prompts
        <ArrowRight aria-hidden="true" />
      </Link>
    </Section>
  );
}
