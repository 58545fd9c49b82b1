/** Triangles in units of samples: x right, y down, z towards the viewer, 0 in the picture's plane. */
export interface Surface {
  positions: Float32Array;
  triangles: Uint32Array;
}

/**
 * Vertices on the edges of two rows of cubes' corners. What two rows ago was remembered is told by its
 * small number, so that nothing needs clearing.
 */
export class CrossedEdges {
  readonly #width: number;
  #upper: Int32Array;
  #lower: Int32Array;
  /** The first vertices of the previous row and of this one. */
  #oldest: [number, number] = [0, 0];

  /** @param levels corners on top of one another */
  constructor(width: number, levels: number) {
    const count = width * levels * 3;
    this.#width = width;
    this.#upper = new Int32Array(count).fill(-1);
    this.#lower = new Int32Array(count).fill(-1);
  }

  next(firstVertex: number): void {
    [this.#upper, this.#lower] = [this.#lower, this.#upper];
    this.#oldest = [this.#oldest[1], firstVertex];
  }

  /** Where a corner's edge in a direction (0 x, 1 y, 2 z) is remembered. */
  place(x: number, level: number, direction: number): number {
    return (level * this.#width + x) * 3 + direction;
  }

  /**
   * @param row 0 or 1: the cube's upper or lower one
   * @returns a vertex, or a negative number
   */
  find(row: number, place: number): number {
    const vertex = (row === 0 ? this.#upper[place] : this.#lower[place]) as number;
    return vertex >= (this.#oldest[row] as number) ? vertex : -1;
  }

  remember(row: number, place: number, vertex: number): void {
    if (row === 0) this.#upper[place] = vertex;
    else this.#lower[place] = vertex;
  }
}

/** A mesh whose number of triangles is not known beforehand. */
export class Growing {
  vertexCount = 0;
  #cornerCount = 0;
  readonly #positions: Float32Array;
  #triangles: Uint32Array<ArrayBuffer>;

  /** @param vertices how many there will be */
  constructor(vertices: number) {
    this.#positions = new Float32Array(3 * vertices);
    // As many as a ball has (Euler); each hole through it adds two.
    this.#triangles = new Uint32Array(6 * vertices);
  }

  addVertex(x: number, y: number, z: number): number {
    const at = 3 * this.vertexCount;
    this.#positions[at] = x;
    this.#positions[at + 1] = y;
    this.#positions[at + 2] = z;
    return this.vertexCount++;
  }

  addCorner(vertex: number): void {
    if (this.#cornerCount === this.#triangles.length) {
      const { buffer } = this.#triangles;
      this.#triangles = new Uint32Array(buffer.transfer(2 * buffer.byteLength));
    }
    this.#triangles[this.#cornerCount++] = vertex;
  }

  result(): Surface {
    return {
      positions: this.#positions.subarray(0, 3 * this.vertexCount),
      triangles: this.#triangles.subarray(0, this.#cornerCount),
    };
  }
}
