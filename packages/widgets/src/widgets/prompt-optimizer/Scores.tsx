import { Check, CircleDashed, Plus } from 'lucide-react';
import type { OptimizerWords } from '../../locales/en/optimizer.ts';
import { Explained } from '../../ui/Explained.tsx';
import { Meter } from '../../ui/Meter.tsx';
import type { Optimizer } from './use-prompt-optimizer.ts';

type Optimization = NonNullable<Optimizer['optimization']['value']>;

/** What the rewrite is worth, in percent; each explains itself on hover, focus and tap. */
export function Scores({ words, value }: { words: OptimizerWords; value: Optimization }) {
  const { confidence, expectedEngagement, facets } = value;
  const covered = facets.filter(({ after }) => after).length;
  return (
    <div className="nb-scores">
      <Explained
        className="nb-score"
        label={words.about(words.confidence)}
        explanation={
          <>
            <p>{words.confidenceAbout}</p>
            <Facets words={words} facets={facets} />
          </>
        }
      >
        <Meter label={words.confidence} value={confidence} words={words} />
        <span className="nb-score__note">{words.facetsCovered(covered, facets.length)}</span>
      </Explained>
      <Explained
        className="nb-score"
        label={words.about(words.engagement)}
        explanation={<p>{words.engagementAbout}</p>}
      >
        <Meter label={words.engagement} value={expectedEngagement} words={words} />
        <span className="nb-score__note">{words.engagementShort}</span>
      </Explained>
    </div>
  );
}

function Facets({ words, facets }: { words: OptimizerWords; facets: Optimization['facets'] }) {
  return (
    <ul className="nb-facets">
      {facets.map(({ facet, before, after }) => (
        <li key={facet} className={after ? undefined : 'nb-facet--missing'}>
          {before && after ? <Check /> : after ? <Plus /> : <CircleDashed />}
          <span>{words.facets[facet] ?? facet}</span>
          <span className="nb-facet__state">
            {before && after ? words.facetBefore : after ? words.facetAdded : words.facetMissing}
          </span>
        </li>
      ))}
    </ul>
  );
}
