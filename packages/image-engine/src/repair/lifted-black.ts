/**
 * What no fading leaves of a colour print: a black lighter than that, levels, of which two thirds of the density would
 * be gone, is a pale thing; one with so little, as a share of its strongest channel, in another, has that layer as it
 * was printed, and is dark grass or a red flower; and one bluer by so many levels than the other two is dusk or haze, as
 * paper and gelatin yellow.
 */
const UNFADED = { lightest: 110, weakest: 0.4, bluer: 25 };

/**
 * Whether fading leaves such a black of a colour print.
 *
 * @param least darkest level of each channel, wherever it is: what is darkest may be a blue thing
 * @param luma of that, 0 to 255
 */
export function isLifted(least: readonly [number, number, number], luma: number): boolean {
  const [red, green, blue] = least;
  return (
    luma <= UNFADED.lightest &&
    Math.min(...least) >= UNFADED.weakest * Math.max(...least) &&
    blue - (red + green) / 2 <= UNFADED.bluer
  );
}
