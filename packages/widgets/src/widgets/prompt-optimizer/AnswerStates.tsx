import type { ReactNode } from 'react';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';

/** What will be here, and how to get it. */
export function Empty({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="nb-nothing">
      <span className="nb-nothing__icon">{icon}</span>
      <p className="nb-nothing__title">{title}</p>
      <p className="nb-nothing__text">{text}</p>
    </div>
  );
}

/** Says what is awaited when it takes more than a second; a shorter wait needs no words. */
export function Waiting({ startedAt, text }: { startedAt: number; text: string }) {
  const { seconds } = useWords();
  const long = useElapsed(startedAt) >= 1;
  return (
    <p className="nb-waiting">
      {long ? (
        <>
          {text}… <Elapsed startedAt={startedAt} text={seconds} />
        </>
      ) : (
        '\u00a0'
      )}
    </p>
  );
}

/** A failure that takes nothing from the visitor: said in its place, with a way to try again. */
export function QuietFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { retry } = useWords();
  return (
    <div className="nb-quiet">
      <p>{title}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
