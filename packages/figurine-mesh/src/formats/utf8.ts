/** Lines of text as bytes, without ever being one long string: a model's XML has megabytes. */
export class Utf8 {
  readonly #encoder = new TextEncoder();
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** @param room bytes to begin with; it grows */
  constructor(room: number) {
    this.#bytes = new Uint8Array(Math.ceil(room));
  }

  append(...lines: readonly string[]): void {
    for (const line of lines) {
      // A UTF-16 unit becomes three bytes at most.
      const needed = this.#length + 3 * line.length + 1;
      if (needed > this.#bytes.length) {
        this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(2 * needed));
      }
      this.#length += this.#encoder.encodeInto(line, this.#bytes.subarray(this.#length)).written;
      this.#bytes[this.#length++] = 10;
    }
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}
