import { useState } from 'react';

interface TryCallProps {
  calls: readonly { path: string; about: string }[];
}

interface Answer {
  path: string;
  status: string;
  milliseconds: number;
  body: string;
}

/** Sends calls that only read, and shows what came back. */
export function TryCall({ calls }: TryCallProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [pending, setPending] = useState<string>();
  const send = async (path: string) => {
    setPending(path);
    setAnswer(await ask(path));
    setPending(undefined);
  };
  return (
    <div className="site-api-try">
      <ul>
        {calls.map(({ path, about }) => (
          <li key={path}>
            <button
              type="button"
              className="site-button site-button-line site-needs-script"
              aria-pressed={answer?.path === path}
              disabled={pending !== undefined}
              onClick={() => send(path)}
            >
              GET {path}
            </button>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <div className="site-api-answer" data-nb-theme="dark" aria-live="polite">
        {pending && <p>Asking {pending}…</p>}
        {!pending && !answer && <p>The answer appears here.</p>}
        {!pending && answer && (
          <>
            <p>
              {answer.status}, {answer.milliseconds} ms
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
            <section tabIndex={0} aria-label={`Answer of ${answer.path}`}>
              <pre>{answer.body}</pre>
            </section>
          </>
        )}
      </div>
    </div>
  );
}

async function ask(path: string): Promise<Answer> {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(path);
    const text = await response.text();
    const status = `${response.status} ${response.statusText}`.trim();
    return { path, status, milliseconds: since(), body: inLines(text) };
  } catch (error) {
    const body = error instanceof Error ? error.message : '';
    return { path, status: 'No answer', milliseconds: since(), body };
  }
}

/** JSON on several lines; anything else as it came. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
