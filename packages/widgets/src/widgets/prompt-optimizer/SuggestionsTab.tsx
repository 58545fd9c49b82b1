import { CornerUpLeft, Lightbulb } from 'lucide-react';
import { Chip } from '../../ui/Chip.tsx';
import { Empty, QuietFailure, Waiting } from './AnswerStates.tsx';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** Other prompts that go on from this one; one click uses one. */
export function SuggestionsTab({ optimizer }: { optimizer: Optimizer }) {
  const { words, suggestions, suggest, use } = optimizer;
  const { status, value } = suggestions;
  if (status === 'idle') {
    return (
      <Empty
        icon={<Lightbulb aria-hidden="true" />}
        title={words.suggestEmptyTitle}
        text={words.suggestEmptyText}
      />
    );
  }
  if (status === 'pending') {
    return (
      <>
        <Waiting startedAt={suggestions.startedAt} text={words.suggestingLong} />
        <div className="nb-suggestions" aria-hidden="true">
          {['a', 'b', 'c', 'd'].map((key) => (
            <span key={key} className="nb-skeleton nb-suggestion__skeleton" />
          ))}
        </div>
      </>
    );
  }
  return (
    <>
      {status === 'failed' ? <QuietFailure title={words.suggestFailed} onRetry={suggest} /> : null}
      <ul className="nb-suggestions" aria-label={words.suggestionsTab}>
        {value?.map((suggestion) => (
          <li key={suggestion}>
            <Chip
              className="nb-suggestion"
              aria-label={words.takeSuggestion(suggestion)}
              onClick={() => use(suggestion, 'suggestion')}
            >
              <span dir="auto">{suggestion}</span>
              <CornerUpLeft aria-hidden="true" />
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
