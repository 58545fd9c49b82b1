import type { OptimizerWords } from '../../locales/en/optimizer.ts';
import { Button } from '../../ui/Button.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';
import { QuietFailure } from './AnswerStates.tsx';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** What others ask for and keep. */
export function TrendingTab({ optimizer }: { optimizer: Optimizer }) {
  const { words, trending, loadTrending } = optimizer;
  const { status, value } = trending;
  if (status === 'failed') {
    return <QuietFailure title={words.trendingFailed} onRetry={loadTrending} />;
  }
  if (!value) return <Skeleton words={words} />;
  if (value.length === 0) return <p className="nb-fine">{words.trendingEmpty}</p>;
  return (
    <>
      <p className="nb-trends__about">{words.trendingAbout}</p>
      <ul className="nb-trends" aria-label={words.trendingTab}>
        {value.map((trend) => (
          <li key={trend.id}>
            <Trend optimizer={optimizer} trend={trend} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TrendProps {
  optimizer: Optimizer;
  trend: NonNullable<Optimizer['trending']['value']>[number];
}

function Trend({ optimizer, trend }: TrendProps) {
  const { words, config, use } = optimizer;
  const { category, popularity, successRate, examples } = trend;
  const voice = useEngineVoice();
  const pattern = voice?.pattern(trend.pattern) ?? '';
  const [example] = examples;
  const label =
    words.featureLabels[category] ??
    config?.featureCategories.find(({ id }) => id === category)?.label ??
    category;
  return (
    <article className="nb-trend" aria-label={pattern}>
      <p className="nb-trend__category">{label}</p>
      <h3 className="nb-trend__pattern">{pattern}</h3>
      <div className="nb-trend__meters">
        <Meter label={words.popularity} value={popularity} words={words} />
        <Meter label={words.successRate} value={successRate} words={words} />
      </div>
      {example === undefined || !voice ? null : (
        <>
          <p className="nb-trend__example" dir="auto">
            {voice.wish(example)}
          </p>
          <Button
            aria-label={words.exampleOf(pattern)}
            onClick={() => use(voice.wishToAsk(example), 'trending')}
          >
            {words.takeExample}
          </Button>
        </>
      )}
    </article>
  );
}

function Skeleton({ words }: { words: OptimizerWords }) {
  return (
    <>
      <p className="nb-visually-hidden">{words.loading}</p>
      <div className="nb-trends" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <span key={key} className="nb-skeleton nb-trend__skeleton" />
        ))}
      </div>
    </>
  );
}
