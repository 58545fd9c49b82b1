import type { LeastEdges } from '../vision/least-edges.ts';
import { type BoxCopy, farFrom } from './box-copy.ts';

/** Edges on the way to something, in squares of L*a*b*, up to which it is the same surface, and up to which that is sure. */
const SURFACE = { likely: 30, surely: 15 } as const;

/**
 * What of a box leads out of it without an edge.
 *
 * @param isGround whether a pixel of the copy shows even ground: no way leads over that
 * @param mayStay whether one may be something beside the thing
 * @returns whether one belongs to what goes on far past the box, and whether to something beside the thing that begins
 *   right there: that is seen, and need not be made up
 */
export function leadingOut(
  copy: BoxCopy,
  isGround: (p: number) => boolean,
  mayStay: (p: number) => boolean,
  edges: LeastEdges,
): { isFar: (p: number) => boolean; isBeside: (p: number) => boolean } {
  const { inBox } = copy;
  // Either is worked out when it is first asked for: many boxes show nothing but a thing on even ground.
  let far: Float32Array | undefined;
  let near: Float32Array | undefined;
  const open = (isClosed: (p: number) => boolean) => {
    const isOpen = new Uint8Array(inBox.length).fill(1);
    for (let p = 0; p < isOpen.length; p++) if (inBox[p] && isClosed(p)) isOpen[p] = 0;
    return isOpen;
  };
  const farWays = () => edges(farFrom(copy), open(isGround));
  const nearWays = () =>
    edges(
      open(() => true),
      open((p) => !mayStay(p)),
    );
  const ofFar = (p: number) => {
    far ??= farWays();
    return far[p] as number;
  };
  const ofNear = (p: number) => {
    near ??= nearWays();
    return near[p] as number;
  };
  return {
    isFar: (p) => ofFar(p) < SURFACE.surely,
    isBeside: (p) => inBox[p] === 1 && mayStay(p) && ofNear(p) < SURFACE.likely,
  };
}
