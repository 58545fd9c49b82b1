/** Characters that are encoded in one go: a call for each line takes longer than the line. */
const AT_ONCE = 16_384;

/** Lines of text as bytes, without ever being one long string: a model's XML has megabytes. */
export class Utf8 {
  readonly #encoder = new TextEncoder();
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;
  #waiting = '';

  /** @param room bytes to begin with; it grows */
  constructor(room: number) {
    this.#bytes = new Uint8Array(Math.ceil(room));
  }

  append(...lines: readonly string[]): void {
    for (const line of lines) this.#waiting += `${line}\n`;
    if (this.#waiting.length > AT_ONCE) this.#encode();
  }

  #encode(): void {
    // A UTF-16 unit becomes three bytes at most.
    const needed = this.#length + 3 * this.#waiting.length;
    if (needed > this.#bytes.length) {
      this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(2 * needed));
    }
    const free = this.#bytes.subarray(this.#length);
    this.#length += this.#encoder.encodeInto(this.#waiting, free).written;
    this.#waiting = '';
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    this.#encode();
    return this.#bytes.subarray(0, this.#length);
  }
}
