import { BadgeCheck, FileSignature, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { verdictTitles } from '../../content/verify.ts';
import type { Provenance } from './verify-picture.ts';

const icons = { 'made-here': BadgeCheck, 'other-credentials': FileSignature, none: SearchX };

/** What was found, and the server's own words on what it means. */
export function Result({ provenance, children }: { provenance: Provenance; children: ReactNode }) {
  const { verdict, explanation } = provenance;
  const Icon = icons[verdict];
  return (
    <>
      <h2 className="site-verify-verdict" data-verdict={verdict}>
        <Icon aria-hidden="true" />
        {verdictTitles[verdict]}
      </h2>
      <Facts provenance={provenance} />
      <ul className="site-verify-meaning">
        {explanation.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="site-actions">{children}</div>
    </>
  );
}

function Facts({ provenance }: { provenance: Provenance }) {
  const facts = factsOf(provenance);
  if (facts.length === 0) return null;
  return (
    <dl className="site-verify-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ watermark, madeFrom, credentials, altered }: Provenance): [string, string][] {
  const { madeAt, id } = watermark;
  const facts: [string, string | undefined][] = [
    ['Made', madeAt && momentText(madeAt)],
    ['From a picture made', madeFrom ? momentText(madeFrom.madeAt) : undefined],
    ['Signed by', credentials.present ? (credentials.issuer ?? 'an unnamed signer') : undefined],
    ['Said by', credentials.present ? credentials.claimGenerator : undefined],
    ['Since then', altered === null ? undefined : altered ? 'changed' : 'unchanged'],
    ['Watermark', id],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function momentText(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
