/** The figure: key light from the upper left of whoever looks, soft light from above, a little gloss. */
export const figureShaders = [
  `#version 300 es
in vec3 position, normal, colour;
uniform mat4 camera;
out vec3 at, n, c;
void main() { at = position; n = normal; c = colour; gl_Position = camera * vec4(position, 1.); }`,
  `#version 300 es
precision highp float;
in vec3 at, n, c;
uniform vec3 eye;
uniform vec4 plain;
out vec4 result;
void main() {
  vec3 m = normalize(n), v = normalize(eye - at);
  vec3 right = normalize(cross(vec3(0, 1, 0), v) + vec3(0, 0, 1e-4));
  vec3 key = normalize(.55 * v + vec3(0, .9, 0) - .75 * right);
  float lit = .5 + .5 * dot(m, key);
  float light = .2 + .14 * m.y + .82 * lit * lit;
  float gloss = .1 * pow(max(dot(m, normalize(key + v)), 0.), 36.);
  vec3 seen = mix(c, plain.rgb, plain.a) * light + gloss;
  result = vec4(pow(clamp(seen, 0., 1.), vec3(1. / 2.2)), 1);
}`,
] as const;

/** The ground: a line each 10 mm that fades out, and the shadow of the base. Grey, for light and dark alike. */
export const groundShaders = [
  `#version 300 es
in vec2 position;
uniform mat4 camera;
uniform vec4 place;
out vec2 at;
void main() { at = position * place.w; gl_Position = camera * vec4(place.x + at.x, place.y, place.z + at.y, 1.); }`,
  `#version 300 es
precision highp float;
in vec2 at;
uniform vec4 place;
uniform vec2 base;
out vec4 result;
void main() {
  vec2 g = at / 10., line = abs(fract(g - .5) - .5) / fwidth(g);
  float fade = 1. - smoothstep(.3, 1., length(at) / place.w);
  float a = .5 * fade * (1. - min(min(line.x, line.y), 1.));
  float far = length(at / base);
  float shade = .42 * (1. - smoothstep(.55, 1.35, far));
  result = vec4(vec3(.5, .47, .41) * a, a + shade * (1. - a));
}`,
] as const;
