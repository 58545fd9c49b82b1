import { useState } from 'react';
import { funnelStages } from '../../content/company/landing-funnel.ts';
import { NumberField } from './NumberField.tsx';

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The share of all that is left after steps which each keep a part in percent. */
const shareOf = (steps: readonly number[]) =>
  steps.reduce((left, percent) => (left * percent) / 100, 1);

/** How many of the visitors reach each step, for shares that the reader sets. */
export function FunnelCalculator() {
  const [visitors, setVisitors] = useState(1000);
  const [shares, setShares] = useState(() => funnelStages.map(({ example }) => example));
  const setShare = (index: number, share: number) =>
    setShares(shares.map((old, at) => (at === index ? share : old)));
  const reached = shares.map((_, index) => visitors * shareOf(shares.slice(0, index + 1)));
  return (
    <>
      <p className="site-kit-note">
        The numbers below are only something to calculate with. Put in your own: each step says
        where they come from.
      </p>
      <NumberField
        label="Visitors"
        value={visitors}
        min={1}
        max={10_000_000}
        onChange={setVisitors}
      />
      <ol className="site-funnel">
        {funnelStages.map(({ id, name, what, source, mend }, index) => {
          const people = reached[index] ?? 0;
          return (
            <li key={id}>
              <meter
                className="site-funnel-bar"
                aria-label={`${name}, of all visitors`}
                max={visitors}
                value={people}
              />
              <div className="site-funnel-step">
                <div>
                  <h3>{name}</h3>
                  <p>{what}</p>
                  <p className="site-kit-place">{source}</p>
                </div>
                <NumberField
                  label="Go on to it, in %"
                  of={name}
                  value={shares[index] ?? 0}
                  min={0}
                  max={100}
                  onChange={(share) => setShare(index, share)}
                />
                <output aria-live="polite">
                  <strong>{count.format(people)}</strong> people
                </output>
                <p>{mend}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
