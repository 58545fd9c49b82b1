import { useState } from 'react';
import { abPlan } from '../../content/company/landing-funnel.ts';
import { NumberField } from './NumberField.tsx';
import { chanceOfDifference, smallestDifference } from './significance.ts';
import { TestPlan } from './TestPlan.tsx';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** What a test of two versions can show, and what one has shown. */
export function TestCalculator() {
  const [rate, setRate] = useState(20);
  const [perVariant, setPerVariant] = useState(abPlan.perVariant);
  const [control, setControl] = useState({ visitors: 1000, done: 200 });
  const [variant, setVariant] = useState({ visitors: 1000, done: 240 });
  const chance = chanceOfDifference(control, variant);
  const isSure = chance < 1 - abPlan.significance / 100;
  return (
    <div className="site-kit-plans">
      <section>
        <h3>The plan</h3>
        <TestPlan />
      </section>
      <section>
        <h3>What can it show?</h3>
        <div className="site-numbers">
          <NumberField label="Rate now, in %" value={rate} min={1} max={99} onChange={setRate} />
          <NumberField
            label="Visitors of each variant"
            value={perVariant}
            min={10}
            max={10_000_000}
            onChange={setPerVariant}
          />
        </div>
        <p aria-live="polite">
          A change of at least{' '}
          <strong>{percent.format(smallestDifference(rate / 100, perVariant))}</strong> of all
          visitors, up or down. Smaller ones stay hidden in chance four times in five or more.
        </p>
        <p className="site-kit-place">
          Two proportions, {abPlan.significance} % significance, {abPlan.power} % power, normal
          approximation.
        </p>
      </section>
      <section>
        <h3>What has it shown?</h3>
        <div className="site-numbers">
          <NumberField
            label="Control: visitors"
            value={control.visitors}
            min={1}
            max={10_000_000}
            onChange={(visitors) =>
              setControl({ visitors, done: Math.min(control.done, visitors) })
            }
          />
          <NumberField
            label="Control: did it"
            value={control.done}
            min={0}
            max={control.visitors}
            onChange={(done) => setControl({ ...control, done })}
          />
          <NumberField
            label="Variant: visitors"
            value={variant.visitors}
            min={1}
            max={10_000_000}
            onChange={(visitors) =>
              setVariant({ visitors, done: Math.min(variant.done, visitors) })
            }
          />
          <NumberField
            label="Variant: did it"
            value={variant.done}
            min={0}
            max={variant.visitors}
            onChange={(done) => setVariant({ ...variant, done })}
          />
        </div>
        <p aria-live="polite">
          <strong>{isSure ? 'The difference counts.' : 'Keep the control.'}</strong> If both did
          equally well, a difference like this would still come up in{' '}
          {chance < 0.001 ? 'less than 0.1%' : percent.format(chance)} of all tests.
        </p>
      </section>
    </div>
  );
}
