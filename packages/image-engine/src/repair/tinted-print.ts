import { isLifted } from './lifted-black.ts';

/** Levels of red, green and blue, 0 to 255. */
type Levels = readonly [number, number, number];

/**
 * Most that the channels of the blacks and whites of a faded colour print are apart, levels: paper yellows more than
 * inks. Its blacks: the least of each channel, or its darkest spot, which is there in a pale or red picture, too; what
 * is darkest and further apart is brown wood, say, which would turn the greys beside it teal.
 */
const TINT = { least: 45, darkest: 54, white: 84 };

/**
 * The same of a print that one layer of dye has nearly left, red where cyan is gone, yellow where blue is: its darkest
 * spot is then the least of each channel, up to so many levels, as only a black has all dyes; what of the strongest
 * channel the weakest one has at least; and its whites are tinted alike, by so many levels at least. Of 84 photographs
 * and drawings that have not faded none is so, twelve of those with such a cast laid over them are.
 */
const CAST = { least: 60, white: 112, agree: 15, weakest: 0.3, tinted: 40 };

const reach = (levels: Levels) => Math.max(...levels) - Math.min(...levels);
/** Cyan and yellow fade before magenta: what is left is red, pink or yellow. */
const isWarm = ([red, green, blue]: Levels) => red >= green && red >= blue;

function isCast(least: Levels, black: Levels, white: Levels): boolean {
  return (
    least.every((level, c) => Math.abs(level - (black[c] as number)) <= CAST.agree) &&
    reach(least) <= CAST.least &&
    Math.min(...least) >= CAST.weakest * Math.max(...least) &&
    reach(white) >= CAST.tinted &&
    reach(white) <= CAST.white &&
    isWarm(least) &&
    isWarm(white)
  );
}

/**
 * Whether blacks and whites that are no black and white may be those of a colour print that time has tinted: these are
 * still near grey, or all of one cast; a blue sky has none of either.
 *
 * @param least darkest level of each channel, wherever it is
 * @param luma of that, 0 to 255
 * @param black mean colour of the darkest spots
 * @param white lightest level of each channel
 */
export function isTinted(least: Levels, luma: number, black: Levels, white: Levels): boolean {
  const isNearGrey =
    (reach(least) <= TINT.least || reach(black) <= TINT.darkest) && reach(white) <= TINT.white;
  return (isNearGrey && isLifted(least, luma)) || isCast(least, black, white);
}
