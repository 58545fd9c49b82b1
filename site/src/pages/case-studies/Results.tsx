import { howMeasured, type Result } from '../../content/case-studies.ts';

/** Figures that were measured, each with what it is of. */
export function Results({ results }: { results: readonly Result[] }) {
  return (
    <dl className="site-results">
      {results.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the figures came about. */
export function HowMeasured() {
  return <p className="site-results-note">{howMeasured}</p>;
}
