import { Check, TrendingUp } from 'lucide-react';
import { Notice } from '../../ui/Notice.tsx';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';
import { Rewrite } from './Rewrite.tsx';
import { Scores } from './Scores.tsx';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** The rewrite with its changes, what it is worth, and why. */
export function Optimized({
  optimizer,
  value,
}: {
  optimizer: Optimizer;
  value: NonNullable<Optimizer['optimization']['value']>;
}) {
  const { words } = optimizer;
  const { source, optimizedPrompt, improvements, remarks, trendingElements } = value;
  const voice = useEngineVoice();
  return (
    <div className="nb-optimized">
      {optimizedPrompt === source ? <Notice tone="info" title={words.rewriteSame} /> : null}
      <Rewrite
        key={optimizedPrompt}
        optimizer={optimizer}
        source={source}
        rewrite={optimizedPrompt}
      />
      <Scores words={words} value={value} />
      {improvements.length > 0 ? (
        <section className="nb-optimized__part">
          <h3 className="nb-label">{words.improvementsLabel}</h3>
          <ul className="nb-improvements">
            {improvements.map((improvement, place) => (
              <li key={improvement}>
                <Check aria-hidden="true" />
                <span dir="auto">
                  {voice?.message({
                    message: improvement,
                    remarks: remarks?.slice(place, place + 1),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {trendingElements.length > 0 ? (
        <section className="nb-optimized__part">
          <h3 className="nb-label">{words.trendingElementsLabel}</h3>
          <ul className="nb-tags">
            {trendingElements.map((element) => (
              <li key={element} className="nb-tag">
                <TrendingUp aria-hidden="true" />
                <span dir="auto">{voice?.pattern(element)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
