import { Component, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { elementWords } from '../locales/en/element.ts';
import { Language, type LanguageProps, useWords } from '../provider/Language.tsx';
import type { Props } from './definition.ts';
import { storeOf, type WidgetStore } from './widget-store.ts';

/** What is in an element's shadow root: its widget, or what stands in for it until it is there. */
export function WidgetHost({ container }: { container: ShadowRoot }) {
  const store = storeOf(container);
  const { widget, hasFailed, props } = useSyncExternalStore(store.subscribe, store.view);
  const { locale, words, ...rest } = props as LanguageProps & Props;
  return (
    <Language locale={locale} words={words}>
      <FormWords store={store} />
      {widget ? (
        <Boundary store={store}>
          <widget.Widget {...rest} ref={widget.hasHandle ? store.setHandle : undefined} />
          <Ready store={store} />
        </Boundary>
      ) : hasFailed ? (
        <Failure kind="LoadFailed" store={store} error={undefined} onRetry={() => store.load()} />
      ) : (
        <div className="shell" aria-busy="true" />
      )}
    </Language>
  );
}

/** Says that the widget can be used, after its own effects. */
function Ready({ store }: { store: WidgetStore }) {
  useEffect(() => {
    store.owner.tell('nb-ready', null);
  }, [store]);
  return null;
}

/** The browser's own message for a form, in the element's language. */
function FormWords({ store }: { store: WidgetStore }) {
  const { elementRequired } = useWords(elementWords);
  useEffect(() => store.owner.sayMissing(elementRequired), [store, elementRequired]);
  return null;
}

interface FailureProps {
  kind: 'LoadFailed' | 'Stopped';
  store: WidgetStore;
  error: unknown;
  onRetry: () => void;
}

function Failure({ kind, store, error, onRetry }: FailureProps) {
  const words = useWords(elementWords);
  const title = words[`element${kind}Title`];
  const message = words[`element${kind}`];
  const detail = useRef({ error, title, message });
  useEffect(() => {
    store.owner.tell('nb-error', detail.current);
  }, [store]);
  return (
    <div className="shell failure" role="alert">
      <strong>{title}</strong>
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {words.elementRetry}
      </button>
    </div>
  );
}

interface BoundaryProps {
  store: WidgetStore;
  children: ReactNode;
}

/** A widget that throws says so, and can be started again; the page around goes on. */
class Boundary extends Component<BoundaryProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    const { store, children } = this.props;
    if (!thrown) return children;
    const again = () => this.setState({ thrown: null });
    return <Failure kind="Stopped" store={store} error={thrown.error} onRetry={again} />;
  }
}
