import { testPlan } from '../../content/company/social-media-kit.ts';

/** How visitors are divided between two versions, and by which rules one wins. */
export function TestPlan() {
  return (
    <>
      <p>{testPlan.lead}</p>
      <ul className="site-kit-split" aria-label="Share of visitors">
        {testPlan.split.map(({ label, share }) => (
          <li key={label} ref={(item) => item?.style.setProperty('flex-grow', String(share))}>
            <strong>{share} %</strong>
            {label}
          </li>
        ))}
      </ul>
      <ul className="site-kit-rules">
        {testPlan.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
