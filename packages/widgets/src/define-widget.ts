import r2wc from '@r2wc/react-to-web-component';
import type { LoadedWidget, Props, WidgetDefinition } from './elements/definition.ts';
import { FormField } from './elements/form-field.ts';
import { stopWaiting, whenNear } from './elements/near-viewport.ts';
import { quietKeys } from './elements/quiet-keys.ts';
import { adoptStyles, forgetStyles } from './elements/shadow-styles.ts';
import { WidgetHost } from './elements/WidgetHost.tsx';
import { keepStore, WidgetStore } from './elements/widget-store.ts';

/** What the library's class has beyond an element: a React root in `container`, as long as it is connected. */
interface Mounted extends HTMLElement {
  container: Element | ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Registers a widget as a custom element. On a server, and for a tag that is taken (another copy or version on the
 * page), it does nothing.
 * @param defaults - props for elements that say nothing else
 */
export function defineWidget(definition: WidgetDefinition, defaults: Props = {}): void {
  const { tag } = definition.table;
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(tag, widgetClass(definition, defaults));
}

/**
 * The one place that knows the library. It keeps the React root; attributes, properties, events, styles and when to
 * mount are ours, because its own lose properties set before the upgrade, ignore removed attributes, turn objects
 * into text, mount outside the page and forget everything when a node is moved.
 */
function widgetClass(
  { table, load, loadWork }: WidgetDefinition,
  defaults: Props,
): CustomElementConstructor {
  const Base = r2wc<{ container: ShadowRoot }>(WidgetHost, {
    shadow: 'open',
    props: [],
  }) as unknown as new () => Mounted;
  const { attributes, properties, events, methods, formEvent } = table;

  class Widget extends Base {
    static readonly formAssociated = formEvent !== undefined;
    static readonly observedAttributes = Object.keys(attributes);

    readonly #store: WidgetStore;
    readonly #root: ShadowRoot;
    readonly #field: FormField | undefined;
    readonly #given: Props = {};
    #isMounted = false;

    constructor() {
      super();
      this.#root = this.container as ShadowRoot;
      const inner = document.createElement('div');
      inner.className = 'root';
      this.#root.append(inner);
      this.container = inner;
      quietKeys(this.#root);
      if (formEvent) this.#field = new FormField(this);
      const props = { ...defaults, ...this.#callbacks() };
      this.#store = new WidgetStore(load, this.#owner(), props);
      keepStore(this, this.#store);
    }

    /** The library asks for the root from its constructor; the focus goes to the first field in it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return super.attachShadow({ ...init, delegatesFocus: true });
    }

    override connectedCallback(): void {
      this.#takeEarlyProperties();
      if (!this.#isMounted) whenNear(this, () => this.#mount());
    }

    override disconnectedCallback(): void {
      stopWaiting(this);
      // A node that is moved by `appendChild` leaves and comes back within one task, and keeps its state.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    /** Moved by `moveBefore`: nothing to do, and the browser calls nothing else. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string): void {
      const entry = attributes[name];
      if (!entry) return;
      if (name === 'required') this.#field?.validate();
      const value = entry.kind.read(this.getAttribute(name));
      this.#store.setProps({ [entry.property]: value ?? defaults[entry.property] });
    }

    formResetCallback(): void {
      // At once, as a field of the browser's own does; what the visitor sees follows.
      this.#field?.set(null);
      this.#store.current?.reset?.();
    }

    formDisabledCallback(isDisabled: boolean): void {
      if (this.container instanceof HTMLElement) this.container.inert = isDisabled;
    }

    /** Calls a method of the widget, as soon as there is one. */
    async #call(name: string, given: readonly unknown[]): Promise<unknown> {
      if (!this.isConnected) throw offThePage(this);
      // Beside the widget, not after it.
      if (loadWork) this.#store.waitFor(loadWork());
      this.#mount();
      // After a failure, once more.
      void this.#store.load();
      const handle = await this.#store.handle();
      const method = handle[name] as ((...given: readonly unknown[]) => unknown) | undefined;
      return method?.(...given);
    }

    #mount(): void {
      if (!this.isConnected || this.#isMounted) return;
      this.#isMounted = true;
      stopWaiting(this);
      adoptStyles(this.#root, this.#store.view().widget?.styles ?? []);
      super.connectedCallback();
      void this.#store.load();
    }

    #unmount(): void {
      if (!this.#isMounted) return;
      this.#isMounted = false;
      forgetStyles(this.#root);
      super.disconnectedCallback();
      this.#field?.set(null);
      this.#store.giveUp(offThePage(this));
    }

    #owner() {
      return {
        tell: (type: `nb-${string}`, detail: unknown) => this.#tell(type, detail),
        onLoaded: ({ styles }: LoadedWidget) => {
          if (this.#isMounted) adoptStyles(this.#root, styles);
        },
        sayMissing: (words: string) => {
          if (this.#field) this.#field.missing = words;
        },
      };
    }

    #tell(type: `nb-${string}`, detail: unknown): boolean {
      if (type === formEvent) this.#field?.set(fileOf(detail));
      const cancelable = events[type]?.cancelable === true;
      return this.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
      );
    }

    /** The same functions for good: what the component calls becomes events. */
    #callbacks(): Props {
      const callbacks: Props = {};
      for (const [type, { callback }] of Object.entries(events)) {
        if (callback)
          callbacks[callback] = (detail: unknown = null) =>
            this.#tell(type as `nb-${string}`, detail);
      }
      return callbacks;
    }

    /** What was set while the element was none yet lies on the node itself, in front of the accessors. */
    #takeEarlyProperties(): void {
      const names = Object.values(attributes).map(({ property }) => property);
      for (const name of [...names, ...properties]) {
        if (!Object.hasOwn(this, name)) continue;
        const own = this as unknown as Props;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }

    static {
      const define = (name: string, descriptor: PropertyDescriptor & ThisType<Widget>) =>
        Object.defineProperty(Widget.prototype, name, {
          configurable: true,
          enumerable: true,
          ...descriptor,
        });
      for (const [name, { property, kind }] of Object.entries(attributes)) {
        define(property, {
          get() {
            return kind.read(this.getAttribute(name));
          },
          set(value: unknown) {
            const text = kind.write(value);
            if (text === null) this.removeAttribute(name);
            else this.setAttribute(name, text);
          },
        });
      }
      for (const name of properties) {
        define(name, {
          get() {
            return this.#given[name];
          },
          set(value: unknown) {
            this.#given[name] = value;
            this.#store.setProps({ [name]: value ?? undefined });
          },
        });
      }
      for (const name of methods) {
        define(name, {
          value(...given: readonly unknown[]) {
            return this.#call(name, given);
          },
          writable: true,
        });
      }
      if (formEvent) {
        for (const name of ['form', 'validity', 'validationMessage', 'willValidate'] as const) {
          define(name, {
            get() {
              return this.#field?.internals[name];
            },
          });
        }
        for (const name of ['checkValidity', 'reportValidity'] as const) {
          define(name, {
            value() {
              return this.#field?.internals[name]();
            },
          });
        }
      }
    }
  }
  return Widget;
}

function offThePage(element: Element): DOMException {
  return new DOMException(`<${element.localName}> is not on the page`, 'InvalidStateError');
}

function fileOf(detail: unknown): File | null {
  const file = (detail as { file?: unknown } | null)?.file;
  return file instanceof File ? file : null;
}
