import { reference } from 'virtual:api-reference';
import { principles, safeCalls, samples } from '../../content/company/api.ts';
import { keyTiers } from '../../content/company/key-tiers.ts';
import { apiPricePerImage, claimsNote, showsClaims } from '../../content/sample-claims.ts';
import { Link } from '../../navigation/router.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ApiReferenceList } from './ApiReferenceList.tsx';
import { TryCall } from './TryCall.tsx';
import './api.css';
import './table.css';

/** How to call the server from one's own code. */
export function ApiPage() {
  return (
    <>
      <PageIntro
        title="One request, one picture."
        lead="Post a photo and a sentence, get the edited picture back. The same API that this site runs on, without a key to begin with."
        actions={
          <>
            <Link className="site-button site-button-ink" to="#start">
              First request
            </Link>
            <a className="site-button site-button-line" href="/api/openapi.json">
              OpenAPI document
            </a>
          </>
        }
      />
      <Section
        id="start"
        title="Start with this."
        lead="Put a photo.jpg beside it. Set NANO_BANANA_URL when the server is not on this machine."
      >
        <Tabs
          label="Languages"
          tabs={samples.map(({ id, label, code }) => ({
            id,
            label,
            content: <CodeBlock language={label} code={code} />,
          }))}
        />
      </Section>
      <Section title="What every call has in common.">
        <ul className="site-api-principles">
          {principles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="try"
        tone="soft"
        title="Try it here."
        lead="These only read, so nothing is counted or changed."
      >
        <TryCall calls={safeCalls} />
      </Section>
      <Section id="reference" title="Everything it does.">
        <ApiReferenceList groups={reference.groups} />
      </Section>
      <Section
        id="errors"
        title="When it does not work."
        lead="400, 401 and 429 are the ones to expect."
      >
        <Errors />
      </Section>
      <Section id="pricing" title="Limits and price.">
        <Pricing />
      </Section>
      <CallToAction
        title="Rather have the editor itself?"
        lead="One script tag puts it on your page, with the same server behind it."
        actions={
          <Link className="site-button site-button-ink" to="/tutorials">
            See the tutorials
          </Link>
        }
      />
    </>
  );
}

const usual = [400, 401, 429];

function Errors() {
  const rows = (isUsual: boolean) =>
    reference.errors.filter(({ status }) => usual.includes(status) === isUsual);
  return (
    <>
      <ErrorTable errors={rows(true)} />
      <Accordion
        items={[
          {
            id: 'other-errors',
            title: `All others (${rows(false).length})`,
            content: <ErrorTable errors={rows(false)} />,
          },
        ]}
      />
    </>
  );
}

function ErrorTable({ errors }: { errors: typeof reference.errors }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="site-table-scroll" tabIndex={0} aria-label="Errors">
      <table className="site-table">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">What the visitor reads</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ status, code, error }) => (
            <tr key={code}>
              <td>{status}</td>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{error}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const count = new Intl.NumberFormat('en');
const atMost = (value: number, of: string) =>
  value === 0 ? `No limit of ${of}` : `${count.format(value)} ${of}`;

function Pricing() {
  return (
    <>
      <ul className="site-api-tiers">
        {keyTiers.map(({ name, perMonth, perMinute, about }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{about}</p>
            <p>
              <strong>{atMost(perMonth, 'pictures a month')}</strong>
            </p>
            <p>{atMost(perMinute, 'requests a minute')}</p>
          </li>
        ))}
      </ul>
      <p>
        Without a key you have the limits of a visitor; <code>GET /api/limits</code> tells them.
      </p>
      {showsClaims && (
        <p className="site-api-price">
          <strong>${apiPricePerImage}</strong> per image over the free tier.{' '}
          <small>{claimsNote}</small>
        </p>
      )}
    </>
  );
}
