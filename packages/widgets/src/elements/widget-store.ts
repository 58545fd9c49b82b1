import type { Handle, LoadedWidget, Props, WidgetDefinition } from './definition.ts';

/** What is rendered into an element. */
export interface View {
  widget: LoadedWidget | undefined;
  hasFailed: boolean;
  props: Props;
}

/** What the component in an element does to the element. */
export interface WidgetOwner {
  /** Dispatches an event. @returns false: the host has prevented what it announces */
  tell(type: `nb-${string}`, detail: unknown): boolean;
  /** Before the widget is rendered for the first time. */
  onLoaded(widget: LoadedWidget): void;
  /** What a form says when it has to have a value and there is none. */
  sayMissing(words: string): void;
}

/**
 * Milliseconds after which a visitor is told that the widget does not come: a connection that hangs never fails by
 * itself. What arrives later is shown all the same.
 */
const PATIENCE = 30_000;

/** Milliseconds that a widget waits for what the page's call needs: an empty widget shown before costs more than that. */
const MOMENT = 300;

interface Asked {
  resolve: (handle: Handle) => void;
  reject: (reason: unknown) => void;
}

/** What an element and the component in it share. */
export class WidgetStore {
  readonly owner: WidgetOwner;
  readonly #listeners = new Set<() => void>();
  readonly #load: WidgetDefinition['load'];
  #isLoading = false;
  #view: View;
  #handle: Handle | null = null;
  #asked: Asked[] = [];
  #ahead: Promise<unknown> | undefined;

  constructor(load: WidgetDefinition['load'], owner: WidgetOwner, props: Props) {
    this.#load = load;
    this.owner = owner;
    this.#view = { widget: undefined, hasFailed: false, props };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = () => this.#view;

  setProps(props: Props): void {
    this.#set({ props: { ...this.#view.props, ...props } });
  }

  /** Loads the widget unless it is there or under way; after a failure, once more. */
  async load(): Promise<void> {
    if (this.#isLoading || this.#view.widget) return;
    this.#isLoading = true;
    this.#set({ hasFailed: false });
    const late = setTimeout(() => this.#fail(new Error('The code has not arrived')), PATIENCE);
    try {
      const widget = await this.#load();
      await this.#ahead;
      if (this.#view.widget) return;
      this.owner.onLoaded(widget);
      this.#set({ widget });
      this.#isLoading = false;
    } catch (error) {
      this.#fail(error);
    } finally {
      clearTimeout(late);
    }
  }

  /** For a moment the widget waits for that, so that it is laid out once, and with what the page gives it. */
  waitFor(work: Promise<unknown>): void {
    const moment = new Promise((resolve) => setTimeout(resolve, MOMENT));
    // Failing is told when it is needed.
    this.#ahead ??= Promise.race([work, moment]).catch(() => {});
  }

  #fail(error: unknown): void {
    this.#isLoading = false;
    reportError(error);
    this.#set({ hasFailed: true });
    this.giveUp(error);
  }

  readonly setHandle = (handle: Handle | null) => {
    this.#handle = handle;
    if (!handle) return;
    for (const { resolve } of this.#asked.splice(0)) resolve(handle);
  };

  /** What the widget can be told to do now; null = it is not there. */
  get current(): Handle | null {
    return this.#handle;
  }

  /** The same as soon as it is there; rejects when it does not come. */
  handle(): Promise<Handle> {
    if (this.#handle) return Promise.resolve(this.#handle);
    return new Promise((resolve, reject) => this.#asked.push({ resolve, reject }));
  }

  /** The widget does not come. */
  giveUp(reason: unknown): void {
    for (const { reject } of this.#asked.splice(0)) reject(reason);
  }

  #set(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<Element, WidgetStore>();

export function keepStore(element: Element, store: WidgetStore): void {
  stores.set(element, store);
}

/** The store of the element that a shadow root belongs to. */
export function storeOf({ host }: ShadowRoot): WidgetStore {
  const store = stores.get(host);
  if (!store) throw new Error(`<${host.localName}> has no widget`);
  return store;
}
