import type { Camera } from './camera.ts';
import type { ViewMesh } from './mesh.ts';
import { figureShaders, groundShaders } from './shaders.ts';

/** What is drawn besides the figure's shape. */
export interface Look {
  /** The picture's colours; else as it comes out of the printer. */
  isColoured: boolean;
}

export interface Renderer {
  draw(camera: Camera, look: Look): void;
  /** Frees everything it holds on the graphics card. */
  dispose(): void;
}

/** Light grey of an unpainted print, linear light. */
const PLAIN = [0.62, 0.6, 0.56] as const;
/** How far the ground reaches beyond the base, as a factor of the base's longer half. */
const REACH = 2.6;

/**
 * Draws one mesh with WebGL 2.
 * @throws Error when the context cannot do it
 */
export function createRenderer(gl: WebGL2RenderingContext, mesh: ViewMesh): Renderer {
  const figure = createProgram(gl, figureShaders);
  const ground = createProgram(gl, groundShaders);
  const buffers: WebGLBuffer[] = [];
  const fill = (target: GLenum, data: Float32Array | Uint32Array) => {
    const buffer = gl.createBuffer();
    buffers.push(buffer);
    gl.bindBuffer(target, buffer);
    gl.bufferData(target, data, gl.STATIC_DRAW);
  };
  const attribute = (program: WebGLProgram, name: string, data: Float32Array, size: number) => {
    fill(gl.ARRAY_BUFFER, data);
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, 0, 0);
  };

  const surface = gl.createVertexArray();
  gl.bindVertexArray(surface);
  attribute(figure, 'position', mesh.positions, 3);
  attribute(figure, 'normal', mesh.normals, 3);
  if (mesh.colours) attribute(figure, 'colour', mesh.colours, 3);
  fill(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles);
  const square = gl.createVertexArray();
  gl.bindVertexArray(square);
  attribute(ground, 'position', Float32Array.of(-1, -1, 1, -1, -1, 1, 1, 1), 2);

  const { min, max } = mesh;
  const half = [(max[0] - min[0]) / 2, (max[2] - min[2]) / 2] as const;
  const uniform = (program: WebGLProgram, name: string) => gl.getUniformLocation(program, name);

  return {
    draw({ matrix, eye }, { isColoured }) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.enable(gl.DEPTH_TEST);

      gl.disable(gl.BLEND);
      activate(gl, figure);
      gl.uniformMatrix4fv(uniform(figure, 'camera'), false, matrix);
      gl.uniform3f(uniform(figure, 'eye'), ...eye);
      gl.uniform4f(uniform(figure, 'plain'), ...PLAIN, isColoured && mesh.colours ? 0 : 1);
      gl.bindVertexArray(surface);
      gl.drawElements(gl.TRIANGLES, mesh.triangles.length, gl.UNSIGNED_INT, 0);

      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.depthMask(false);
      activate(gl, ground);
      gl.uniformMatrix4fv(uniform(ground, 'camera'), false, matrix);
      const reach = REACH * Math.max(...half);
      // A hair below the base, so that the two do not flicker in one another.
      gl.uniform4f(
        uniform(ground, 'place'),
        min[0] + half[0],
        min[1] - 0.05,
        min[2] + half[1],
        reach,
      );
      gl.uniform2f(uniform(ground, 'base'), ...half);
      gl.bindVertexArray(square);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      gl.depthMask(true);
    },
    dispose() {
      for (const buffer of buffers) gl.deleteBuffer(buffer);
      for (const array of [surface, square]) gl.deleteVertexArray(array);
      for (const program of [figure, ground]) gl.deleteProgram(program);
    },
  };
}

function activate(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook, but WebGL's own name
  gl.useProgram(program);
}

function createProgram(
  gl: WebGL2RenderingContext,
  sources: readonly [string, string],
): WebGLProgram {
  const program = gl.createProgram();
  [gl.VERTEX_SHADER, gl.FRAGMENT_SHADER].forEach((kind, index) => {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('No shader could be made');
    gl.shaderSource(shader, sources[index] ?? '');
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // Goes with the program.
    gl.deleteShader(shader);
  });
  gl.linkProgram(program);
  // A lost context links nothing, and says nothing about it: its own event does.
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(gl.getProgramInfoLog(program) ?? 'The shaders do not fit together');
  }
  return program;
}
