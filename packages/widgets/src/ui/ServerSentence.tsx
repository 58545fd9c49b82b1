import type { Problem } from '../core/problem.ts';
import { useEngineVoice } from './use-engine-voice.ts';

/**
 * What the server says of the particular case, below the language's sentence for all such cases: in the same language
 * where the server tells what it is made of, else in its own.
 */
export function ServerSentence({ problem }: { problem: Pick<Problem, 'detail' | 'remarks'> }) {
  const voice = useEngineVoice();
  const { detail, remarks } = problem;
  if (!detail) return null;
  return (
    <p className="nb-fine">
      {remarks ? (
        voice?.message({ message: detail, remarks })
      ) : (
        <bdi lang="en" dir="ltr">
          {detail}
        </bdi>
      )}
    </p>
  );
}
