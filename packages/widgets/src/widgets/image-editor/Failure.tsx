import type { Problem } from '../../core/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryHint } from '../../ui/RetryHint.tsx';
import { ServerSentence } from '../../ui/ServerSentence.tsx';
import { Wishes } from '../../ui/Wishes.tsx';
import type { Editor } from './use-image-editor.ts';

/** Why there is no picture, and what would work instead. */
export function Failure({ editor, problem }: { editor: Editor; problem: Problem }) {
  const { words, fillPrompt, dispatch } = editor;
  return (
    <Notice urgent tone="danger" title={problem.title}>
      <p>{problem.message}</p>
      <ServerSentence problem={problem} />
      {problem.retryAt === undefined ? null : (
        <RetryHint key={problem.retryAt} problem={problem} words={words} />
      )}
      {problem.requestId ? <p className="nb-fine">{words.reference(problem.requestId)}</p> : null}
      {problem.needsMark ? (
        <Button
          look="solid"
          onClick={() => dispatch({ type: 'mark', isMarking: true, purpose: 'subject' })}
        >
          {words.markNow}
        </Button>
      ) : null}
      <Wishes
        wishes={problem.alternatives}
        words={words}
        onTake={(wish) => fillPrompt(wish, 'alternative')}
      />
    </Notice>
  );
}
