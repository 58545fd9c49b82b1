import { useElapsed } from './use-elapsed.ts';

/** Seconds since a moment; not read out, since a new number each second would drown everything else. */
export function Elapsed({
  startedAt,
  text,
}: {
  startedAt: number;
  text: (seconds: number) => string;
}) {
  return (
    <span className="nb-elapsed" aria-hidden="true">
      {text(useElapsed(startedAt))}
    </span>
  );
}
