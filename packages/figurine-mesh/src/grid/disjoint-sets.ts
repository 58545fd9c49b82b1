/** Things with numbers from 0, put together two sets at a time: union-find with path halving. */
export class DisjointSets {
  readonly #leads: Uint32Array;

  /** @param count - of the things, each a set of its own to begin with */
  constructor(count: number) {
    this.#leads = new Uint32Array(count);
    for (let thing = 0; thing < count; thing++) this.#leads[thing] = thing;
  }

  /** The thing that stands for its set: the one with the smallest number. */
  find(thing: number): number {
    const leads = this.#leads;
    let at = thing;
    while (leads[at] !== at) {
      leads[at] = leads[leads[at] as number] as number;
      at = leads[at] as number;
    }
    return at;
  }

  /** @returns whether they were two sets */
  join(one: number, other: number): boolean {
    const a = this.find(one);
    const b = this.find(other);
    if (a === b) return false;
    if (a < b) this.#leads[b] = a;
    else this.#leads[a] = b;
    return true;
  }
}
