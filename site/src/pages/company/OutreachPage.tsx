import { useEffect, useState } from 'react';
import {
  backlinkPlan,
  type ContactState,
  contactStates,
  emailTemplates,
  outreachMetrics,
  outreachTargets,
} from '../../content/company/outreach-strategy.ts';
import { Link } from '../../navigation/router.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { readContacts, writeContacts } from './contacts.ts';
import './kit.css';
import './outreach.css';
import './table.css';

/** Whom to tell about the product, and how. */
export function OutreachPage() {
  return (
    <>
      <PageIntro
        title="Tell the right ten people."
        lead="A plan for making a self-hosted editor known without advertising: whom to write to, what to write, and when to stop."
      />
      <Section>
        <h2 className="site-visually-hidden">The plan</h2>
        <Tabs
          label="Parts of the plan"
          tabs={[
            { id: 'targets', label: 'Target sites', content: <Targets /> },
            { id: 'emails', label: 'Email templates', content: <Letters /> },
            { id: 'backlinks', label: 'Backlink strategy', content: <Backlinks /> },
            { id: 'metrics', label: 'Success metrics', content: <Metrics /> },
          ]}
        />
      </Section>
      <CallToAction
        title="Something to show helps."
        lead="The social media kit has words, sizes and pictures for the post that goes with the letter."
        actions={
          <Link className="site-button site-button-ink" to="/social-media-kit">
            Open the kit
          </Link>
        }
      />
    </>
  );
}

const numbers = new Intl.NumberFormat('en', { notation: 'compact' });

function Targets() {
  const [states, setStates] = useState<Record<string, ContactState>>({});
  useEffect(() => setStates(readContacts()), []);
  const change = (name: string, state: ContactState) => {
    const next = { ...states, [name]: state };
    setStates(next);
    writeContacts(next);
  };
  return (
    <>
      <p className="site-kit-note">
        Domain authority (DA) and visits are the least that makes a letter worthwhile, to check with
        a tool of yours before you write. How far you are is kept in this browser.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="site-table-scroll" tabIndex={0} aria-label="Target sites">
        <table className="site-table site-outreach-targets">
          <thead>
            <tr>
              <th scope="col">Site</th>
              <th scope="col">Why there</th>
              <th scope="col">DA, at least</th>
              <th scope="col">Visits a month, at least</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {outreachTargets.map(({ name, url, kind, da, traffic, why }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                  <span className="site-kit-place">{kind}</span>
                </th>
                <td>{why}</td>
                <td data-label="DA">{da}</td>
                <td data-label="Visits a month">{numbers.format(traffic)}</td>
                <td>
                  <select
                    aria-label={`Status of ${name}`}
                    value={states[name] ?? contactStates[0]}
                    onChange={(event) => change(name, event.target.value as ContactState)}
                  >
                    {contactStates.map((state) => (
                      <option key={state}>{state}</option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Letters() {
  return (
    <ul className="site-outreach-letters">
      {emailTemplates.map(({ id, title, subject, body }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p className="site-kit-place">Subject: {subject}</p>
          <blockquote>{body}</blockquote>
          <CopyButton text={`Subject: ${subject}\n\n${body}`} label="Copy letter" />
        </li>
      ))}
    </ul>
  );
}

function Backlinks() {
  return (
    <ol className="site-kit-plans">
      {backlinkPlan.map(({ title, text, steps }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Metrics() {
  return (
    <dl className="site-outreach-metrics">
      {outreachMetrics.map(({ name, how, goal }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{how}</dd>
          <dd>
            <strong>{goal}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
