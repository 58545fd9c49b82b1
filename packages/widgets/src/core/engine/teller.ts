import type { EngineWords } from '../../locales/engine/engine-words.ts';
import type { Formats } from '../../locales/formats.ts';
import { type Given, wordFor } from './given.ts';

/** Words one step from what it was given. */
export type Tell = (given: Given, teller: Teller) => string;

/** Words and numbers of one language, for what the engine says. */
export class Teller {
  readonly words: EngineWords;
  readonly formats: Formats;

  constructor(words: EngineWords, formats: Formats) {
    this.words = words;
    this.formats = formats;
  }

  step(name: string): string {
    return wordFor(this.words.steps, name);
  }

  /** What the visitor wrote, in quotes, without a say in the direction of the words around it. */
  quoted(own: string): string {
    return this.words.stepParts.quoted(isolated(own));
  }

  /** "dark blue" in this language; a name that has no words stays, as "#ff8800" does. */
  colour(name: string): string {
    const { colours, stepParts } = this.words;
    const own = (known: string) =>
      Object.hasOwn(colours, known) ? colours[known as keyof typeof colours] : undefined;
    const [first = '', ...rest] = name.split(' ');
    const base = own(rest.join(' '));
    if (base === undefined || own(name) !== undefined) return own(name) ?? isolated(name);
    if (LIGHTER.test(first)) return stepParts.lightColour(base);
    return DARKER.test(first) ? stepParts.darkColour(base) : base;
  }

  pixels(count: number): string {
    return this.words.stepParts.pixels(this.formats.number(count));
  }

  size(width: number, height: number): string {
    const { number } = this.formats;
    return this.words.stepParts.size(number(width), number(height));
  }
}

const LIGHTER = /^(light|pale|pastel|soft|baby)$/;
const DARKER = /^(dark|deep)$/;

/** Between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX 9): its direction is its own. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
