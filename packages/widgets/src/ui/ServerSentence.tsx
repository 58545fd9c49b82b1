import type { Problem } from '../core/problem.ts';

/** The server's own sentence below the visitor's language's, which says less of the particular case. */
export function ServerSentence({ problem: { detail } }: { problem: Pick<Problem, 'detail'> }) {
  return detail ? (
    <p className="nb-fine">
      <bdi lang="en" dir="ltr">
        {detail}
      </bdi>
    </p>
  ) : null;
}
