import '@nano-banana/widgets/image-editor.css';
import '@nano-banana/widgets/pose-painter.css';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import {
  painterId,
  poseFeatures,
  poseHero,
  poseQuestions,
  poseSteps,
} from '../../content/pose-painter.ts';
import { poseTestimonials, showsClaims } from '../../content/sample-claims.ts';
import { Link } from '../../navigation/router.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Testimonials } from '../../ui/Testimonials.tsx';
import { useFirstPress } from '../../ui/use-first-press.ts';
import './pose-painter.css';

const PoseSection = lazy(async () => ({
  default: (await import('./PoseSection.tsx')).PoseSection,
}));

export function PosePainterPage() {
  const section = useRef<HTMLElement>(null);
  const pressAgain = useFirstPress(section);
  return (
    <>
      <PageIntro title={poseHero.title} lead={poseHero.lead} />
      <section
        ref={section}
        id={painterId}
        className="site-wrap site-pose"
        aria-label="Pose Painter"
        data-unsearched
        tabIndex={-1}
      >
        <Suspense fallback={<div className="site-pose-wait" />}>
          <PoseSection onReady={pressAgain} />
        </Suspense>
        <noscript>
          <p className="site-pose-noscript">
            The pose painter runs in your browser and needs JavaScript. Everything else on this site
            reads without.
          </p>
        </noscript>
      </section>
      <Section id="how-it-works" title="Three steps from a scribble to a picture.">
        <Points items={poseSteps} numbered />
      </Section>
      <Section id="features" title="A sketchbook that understands bodies.">
        <Points items={poseFeatures} />
      </Section>
      <Section id="questions" title="Good to know">
        <Accordion
          items={poseQuestions.map(({ question, answer }) => ({
            title: question,
            content: answer,
          }))}
        />
      </Section>
      {showsClaims && (
        <Section id="voices" title="What people draw with it.">
          <Testimonials items={poseTestimonials} />
        </Section>
      )}
      <CallToAction
        title="One picture, and only one wish?"
        lead="The editor changes a photo by a sentence: no sketch needed."
        actions={
          <Link className="site-button site-button-ink" to="/#editor">
            Open the editor
            <ArrowRight aria-hidden="true" />
          </Link>
        }
      />
    </>
  );
}
