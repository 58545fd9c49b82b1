/** Thrown for what there are no words for: a newer server's parameter, choice or remark. Its own words are shown then. */
export class Unworded extends Error {}

/** What a step or a remark speaks of, as it is read: what is missing or of another kind has no words. */
export class Given {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #unread: Set<string>;

  constructor(values: Readonly<Record<string, unknown>> = {}) {
    this.#values = values;
    this.#unread = new Set(
      Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== null),
    );
  }

  /** There is something that was not read: what is said would leave it out. */
  get hasMore(): boolean {
    return this.#unread.size > 0;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined && this.#values[name] !== null;
  }

  /** These are not told. */
  skip(...names: readonly string[]): this {
    for (const name of names) this.#unread.delete(name);
    return this;
  }

  number(name: string): number {
    const value = this.#take(name);
    if (typeof value !== 'number') throw new Unworded(name);
    return value;
  }

  text(name: string): string {
    const value = this.#take(name);
    if (typeof value !== 'string') throw new Unworded(name);
    return value;
  }

  flag(name: string): boolean {
    const value = this.#take(name) ?? false;
    if (typeof value !== 'boolean') throw new Unworded(name);
    return value;
  }

  texts(name: string): string[] {
    const value = this.#take(name);
    if (!isList(value, 'string')) throw new Unworded(name);
    return value as string[];
  }

  numbers(name: string): number[] {
    const value = this.#take(name);
    if (!isList(value, 'number')) throw new Unworded(name);
    return value as number[];
  }

  /** The name of a colour, `{name, rgb}`. */
  colour(name: string): string {
    return colourName(this.#take(name));
  }

  colours(name: string): string[] {
    const value = this.#take(name);
    if (!Array.isArray(value)) throw new Unworded(name);
    return value.map(colourName);
  }

  #take(name: string): unknown {
    this.#unread.delete(name);
    return this.#values[name];
  }
}

/** The word for one of several things. */
export function wordFor(words: Readonly<Record<string, string>>, name: string): string {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined) throw new Unworded(name);
  return word;
}

function isList(value: unknown, kind: 'string' | 'number'): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === kind);
}

function colourName(value: unknown): string {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  if (typeof name !== 'string') throw new Unworded('colour');
  return name;
}
