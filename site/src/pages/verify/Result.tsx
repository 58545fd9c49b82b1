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
        {titleOf(provenance)}
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

function titleOf({ verdict, altered, credentials }: Provenance): string {
  const words = verdictTitles;
  if (verdict === 'none') return words.none;
  if (verdict === 'other-credentials') return credentials.valid ? words.others : words.broken;
  if (altered === null) return words.madeHere;
  return altered ? words.changed : words.unchanged;
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
  const { madeAt, id, engine } = watermark;
  const signed = credentials.valid ? credentials : undefined;
  const facts: [string, string | undefined][] = [
    ['Made', madeAt && momentText(madeAt)],
    ['Engine', engine],
    ['From a picture made', madeFrom ? momentText(madeFrom.madeAt) : undefined],
    ['Signed by', signed && (signed.issuer ?? 'an unnamed signer')],
    ['Program', signed?.claimGenerator],
    ['Since then', signed && altered !== null ? (altered ? 'changed' : 'unchanged') : undefined],
    ['Number', id],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function momentText(moment: string): string {
  return new Date(moment).toLocaleString('en', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
