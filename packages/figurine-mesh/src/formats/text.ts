const ZERO = 48;
const POINT = 46;
const MINUS = 45;

/** Text as bytes, written piece by piece: a model's XML has megabytes, and strings of them are garbage. */
export class Text {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** @param room bytes to begin with; it grows */
  constructor(room: number) {
    this.#bytes = new Uint8Array(Math.ceil(room));
  }

  /** Any text. */
  say(text: string): void {
    this.put(new TextEncoder().encode(text));
  }

  /** Text that is bytes already. */
  put(text: Uint8Array): void {
    this.#makeRoom(text.length);
    this.#bytes.set(text, this.#length);
    this.#length += text.length;
  }

  /** A whole number of at least 0, as `String` writes it. */
  whole(value: number): void {
    this.#makeRoom(16);
    this.#digits(value, 1);
  }

  /** A number to the nearest of that many decimal places, as `String` writes it: without zeros behind it. */
  decimal(value: number, places: number): void {
    this.#makeRoom(32);
    const rounded = Math.round(value * 10 ** places);
    let units = Math.abs(rounded);
    if (rounded < 0) this.#bytes[this.#length++] = MINUS;
    let kept = places;
    while (kept > 0 && units % 10 === 0) {
      units /= 10;
      kept -= 1;
    }
    const scale = 10 ** kept;
    const whole = Math.floor(units / scale);
    this.#digits(whole, 1);
    if (kept === 0) return;
    this.#bytes[this.#length++] = POINT;
    this.#digits(units - whole * scale, kept);
  }

  /** @param least digits, with zeros before */
  #digits(value: number, least: number): void {
    let count = least;
    while (10 ** count <= value) count += 1;
    let rest = value;
    for (let at = this.#length + count - 1; at >= this.#length; at--) {
      const left = Math.floor(rest / 10);
      this.#bytes[at] = ZERO + (rest - 10 * left);
      rest = left;
    }
    this.#length += count;
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more;
    if (needed > this.#bytes.length)
      this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(2 * needed));
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}
