import {
  landingChecks,
  landingPages,
  retentionIdeas,
} from '../../content/company/landing-funnel.ts';
import { FeedbackForm } from '../../forms/FeedbackForm.tsx';
import { SignupForm } from '../../forms/SignupForm.tsx';
import { Link } from '../../navigation/router.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FunnelCalculator } from './FunnelCalculator.tsx';
import { TestCalculator } from './TestCalculator.tsx';
import './kit.css';
import './funnel.css';

/** The visitor's way through the site, with calculators for an operator's own numbers. */
export function FunnelPage() {
  return (
    <>
      <PageIntro
        title="From the first look to the second visit."
        lead="Four steps, the pages that lead to them, and two calculators that work with your numbers instead of ours."
      />
      <Section>
        <h2 className="site-visually-hidden">The funnel</h2>
        <Tabs
          label="Parts of the funnel"
          tabs={[
            { id: 'funnel', label: 'Conversion funnel', content: <FunnelCalculator /> },
            { id: 'pages', label: 'Landing pages', content: <LandingPages /> },
            { id: 'testing', label: 'A/B testing', content: <TestCalculator /> },
            { id: 'retention', label: 'Retention', content: <Retention /> },
          ]}
        />
      </Section>
      <Section
        id="letter"
        tone="soft"
        title="One letter a month."
        lead="A picture, its prompt, and what changed in the product."
      >
        <SignupForm source="landing-funnel" action="Sign up" />
      </Section>
      <Section title="What is missing?" lead="It reaches the people who run this site.">
        <FeedbackForm source="landing-funnel" label="Your thoughts" />
      </Section>
    </>
  );
}

function LandingPages() {
  return (
    <>
      <ul className="site-kit-rows site-funnel-pages">
        {landingPages.map(({ to, name, who, promise, action }) => (
          <li key={to}>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{promise}</p>
            <p className="site-kit-place">{who}</p>
            <p>{action}</p>
          </li>
        ))}
      </ul>
      <h3>Before a page goes live</h3>
      <ul className="site-kit-rules">
        {landingChecks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </>
  );
}

function Retention() {
  return (
    <ul className="site-kit-plans">
      {retentionIdeas.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
