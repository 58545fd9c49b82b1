import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributeEntry } from './definition.ts';

/** What all widgets take. */
export type CommonProp = 'apiBaseUrl' | 'apiKey' | 'theme' | 'locale' | 'client' | 'words';

/** An element with events of its own. */
export interface WidgetElement<Events> extends HTMLElement {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (this: this, event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (this: this, event: Events[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * A widget's methods on its element: they wait until the widget is there, and reject when it does not come or the
 * element is not on the page.
 */
export type Asynchronous<Handle> = {
  [Name in keyof Handle]: Handle[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/** What an element has that takes part in forms. */
export interface FormControl
  extends Pick<
    ElementInternals,
    'form' | 'validity' | 'validationMessage' | 'willValidate' | 'checkValidity' | 'reportValidity'
  > {
  /** Name of the file in its form. */
  name: string | undefined;
  /** The form cannot be sent before there is a picture. */
  required: boolean;
}

/** In JSX of React 19: properties by reference, attributes by their names, `onnb-result` and its like for events. */
export type ReactElementProps<
  Element extends HTMLElement,
  Properties,
  Attributes extends Readonly<Record<string, AttributeEntry>>,
> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Partial<Properties> & { [Name in keyof Attributes]?: string | boolean | undefined } & {
    [Handler in `onnb-${string}`]?: (event: CustomEvent) => void;
  };
