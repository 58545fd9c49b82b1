import { elementWords } from '../locales/en/element.ts';

/** An element's part in a form: a file under the element's `name`. */
export class FormField {
  readonly #element: HTMLElement;
  readonly #internals: ElementInternals;
  #file: File | null = null;
  #missing = elementWords.elementRequired;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#internals = element.attachInternals();
  }

  get internals(): ElementInternals {
    return this.#internals;
  }

  get file(): File | null {
    return this.#file;
  }

  /** What the browser says when a required value is missing, in the element's language. */
  set missing(words: string) {
    this.#missing = words;
    this.validate();
  }

  set(file: File | null): void {
    this.#file = file;
    this.#internals.setFormValue(file);
    this.validate();
  }

  /** After a change of the value or of `required`. */
  validate(): void {
    const valueMissing = this.#element.hasAttribute('required') && !this.#file;
    if (valueMissing) this.#internals.setValidity({ valueMissing }, this.#missing, this.#element);
    else this.#internals.setValidity({});
  }
}
