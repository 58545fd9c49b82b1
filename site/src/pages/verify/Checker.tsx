import { ImageUp, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { verifyWords as words } from '../../content/verify.ts';
import { Result } from './Result.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { useVerification } from './use-verification.ts';

/** The table that a picture is laid on, and what is found. */
export function Checker({ verification }: { verification: ReturnType<typeof useVerification> }) {
  const { state, check, clear, retry } = verification;
  const drop = useFileDrop(check);
  const outcome = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const before = useRef(state.status);
  // The keyboard goes on from what took the place of the button that was pressed.
  useEffect(() => {
    if (state.status === before.current) return;
    before.current = state.status;
    const next = state.status === 'empty' ? chooser.current : outcome.current;
    next?.focus({ preventScroll: true });
  }, [state.status]);
  const browse = (look: 'ink' | 'line') => (
    <button
      ref={chooser}
      type="button"
      className={`site-button site-button-${look}`}
      onClick={drop.browse}
    >
      <ImageUp aria-hidden="true" />
      {state.status === 'empty' ? words.browse : words.another}
    </button>
  );
  return (
    <div className="site-verify-table" data-over={drop.isOver} data-status={state.status}>
      <input {...drop.input} className="site-visually-hidden" tabIndex={-1} aria-hidden="true" />
      {state.status === 'empty' ? (
        <div className="site-verify-empty">
          <strong>{drop.isOver ? words.dropNow : words.drop}</strong>
          {browse('ink')}
          <p>
            {words.types}, {words.paste}
          </p>
        </div>
      ) : state.status === 'failed' ? (
        // What could not be checked can mostly not be shown either.
        <div ref={outcome} className="site-verify-empty" tabIndex={-1} role="alert">
          <Failed sentence={state.sentence} onRetry={state.mayPass ? retry : undefined}>
            {browse(state.mayPass ? 'line' : 'ink')}
          </Failed>
        </div>
      ) : (
        <div className="site-verify-columns">
          <Shown preview={state.preview} isChecking={state.status === 'checking'} />
          <div ref={outcome} className="site-verify-outcome" tabIndex={-1} aria-live="polite">
            {state.status === 'checking' ? (
              <Waiting onCancel={clear} />
            ) : (
              <Result provenance={state.provenance}>{browse('line')}</Result>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Shown({ preview, isChecking }: { preview: string | null; isChecking: boolean }) {
  return (
    <div className="site-verify-picture" data-checking={isChecking}>
      {preview ? <img src={preview} alt="What is checked" /> : null}
    </div>
  );
}

function Waiting({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <p className="site-verify-waiting">
        <LoaderCircle aria-hidden="true" />
        {words.checking}
      </p>
      <button type="button" className="site-button site-button-line" onClick={onCancel}>
        {words.cancel}
      </button>
    </>
  );
}

interface FailedProps {
  sentence: string;
  /** Left out where the same picture would get the same answer. */
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

function Failed({ sentence, onRetry, children }: FailedProps) {
  return (
    <>
      <h2 className="site-verify-verdict" data-verdict="failed">
        <TriangleAlert aria-hidden="true" />
        {words.failed}
      </h2>
      <p>{sentence ? `${sentence}.` : words.offline}</p>
      <div className="site-actions">
        {onRetry && (
          <button type="button" className="site-button site-button-ink" onClick={onRetry}>
            {words.retry}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
