import { createElement, useCallback, useEffect, useRef, useState } from 'react';
import type { WidgetTable } from '../elements/definition.ts';
import { Button } from '../ui/Button.tsx';
import './event-log.css';

export interface EventLogProps {
  /** What the element tells. */
  table: WidgetTable;
  /** Registers its tag. */
  define: () => void;
  attributes: Readonly<Record<string, string>>;
  /** Set on the element by reference. */
  properties: Readonly<Record<string, unknown>>;
}

interface Told {
  key: number;
  time: string;
  name: string;
  /** The React component's prop of the same event. */
  callback: string;
  isPrevented: boolean;
  detail: string;
}

/** The newest are kept. */
const MAX_LINES = 40;

/** A widget as an element, and what it tells its page, the newest first. */
export function EventLog({ table, define, attributes, properties }: EventLogProps) {
  const { told, tell, clear } = useTold();
  const widget = useRef<HTMLElement>(null);
  const [prevented, setPrevented] = useState<readonly string[]>([]);
  useEffect(define, [define]);

  useEffect(() => {
    const element = widget.current;
    if (!element) return;
    const functions = table.properties.filter((name) => name.startsWith('on'));
    const callbacks = functions.map((name) => [name, (value: unknown) => tell(name, '', value)]);
    Object.assign(element, properties, Object.fromEntries(callbacks));
    const controller = new AbortController();
    for (const [name, { callback = '', cancelable }] of Object.entries(table.events)) {
      const listen = (event: Event) => {
        if (cancelable && prevented.includes(name)) event.preventDefault();
        tell(name, callback, (event as CustomEvent<unknown>).detail, event.defaultPrevented);
      };
      element.addEventListener(name, listen, controller);
    }
    return () => controller.abort();
  }, [table, properties, prevented, tell]);

  const vetoes = Object.entries(table.events).filter(([, { cancelable }]) => cancelable);
  return (
    <>
      {createElement(table.tag, { ...attributes, ref: widget })}
      <section className="event-log" aria-labelledby="event-log-title">
        <header>
          <h2 id="event-log-title">What it tells the page</h2>
          {vetoes.map(([name]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={prevented.includes(name)}
                onChange={({ target }) =>
                  setPrevented(
                    target.checked
                      ? [...prevented, name]
                      : prevented.filter((other) => other !== name),
                  )
                }
              />{' '}
              Prevent <code>{name}</code>
            </label>
          ))}
          <Button onClick={clear}>Clear</Button>
        </header>
        <div role="log" aria-label="Events">
          <ol>
            {told.map(({ key, time, name, callback, isPrevented, detail }) => (
              <li key={key}>
                <time>{time}</time> <strong>{name}</strong>
                {callback && <span> {callback}</span>}
                {isPrevented && <em> prevented</em>} <code>{detail}</code>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

function useTold() {
  const [told, setTold] = useState<readonly Told[]>([]);
  const tell = useCallback(
    (name: string, callback: string, detail: unknown, isPrevented = false) =>
      setTold((before) => {
        const time = new Date().toISOString().slice(11, 23);
        const entry = { time, name, callback, isPrevented, detail: inWords(detail) };
        return [{ ...entry, key: (before[0]?.key ?? 0) + 1 }, ...before].slice(0, MAX_LINES);
      }),
    [],
  );
  const clear = () => setTold([]);
  return { told, tell, clear };
}

/** JSON, with words for what JSON has none for. */
function inWords(detail: unknown): string {
  return JSON.stringify(detail, (_, value) => {
    if (value instanceof File) return `File ${value.name}, ${value.type}, ${value.size} bytes`;
    if (value instanceof Blob) return `Blob, ${value.type}, ${value.size} bytes`;
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    return value;
  });
}
