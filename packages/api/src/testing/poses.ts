import sharp from 'sharp';

/** Joints of an upright figure, its arms hanging, as shares of the canvas about its middle. */
const standing: [number, number][] = [
  ...([
    [0, 0.22],
    [0, 0.3],
    [-0.05, 0.3],
    [-0.07, 0.44],
    [-0.07, 0.57],
  ] as [number, number][]),
  ...([
    [0.05, 0.3],
    [0.07, 0.44],
    [0.07, 0.57],
    [-0.03, 0.56],
    [-0.03, 0.74],
  ] as [number, number][]),
  ...([
    [-0.03, 0.92],
    [0.03, 0.56],
    [0.03, 0.74],
    [0.03, 0.92],
  ] as [number, number][]),
];

/** Where a joint stands in a list of keypoints. */
export const joint = { nose: 0, rightElbow: 3, rightWrist: 4, leftElbow: 6, leftWrist: 7 };

/** A figure of a test: upright about a column of the canvas, but for joints that are given. */
export function figure(
  reference: 0 | 1,
  x: number,
  moved: Record<number, [number, number]> = {},
): { reference: number; keypoints: ([number, number] | null)[] } {
  const keypoints = Array.from({ length: 18 }, (_, index): [number, number] | null => {
    const place = moved[index] ?? standing[index];
    return place ? [x + place[0], place[1]] : null;
  });
  return { reference, keypoints };
}

/** The canvas with lines drawn on it, px. */
export async function sketchOf(...lines: [number, number, number, number][]) {
  const paths = lines.map(([a, b, c, d]) => `<path d="M${a} ${b}L${c} ${d}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#1a1f2e"/><g stroke="#fff" stroke-width="4" stroke-linecap="round">${paths}</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** A character on a plain ground: a red body on two legs. */
export async function characterPicture(colour = '#d22') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#dfe6ea"/><g fill="${colour}"><circle cx="150" cy="90" r="46"/><rect x="105" y="130" width="90" height="140" rx="30"/><rect x="112" y="240" width="32" height="130" rx="14"/><rect x="156" y="240" width="32" height="130" rx="14"/></g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

export const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
