import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { spread } from '../vision/spread.ts';
import { sumOf } from './measures.ts';
import { piecesOf } from './pieces.ts';

const FOOD =
  /(?:^| )(?:fruits?|figs?|apples?|pears?|peach(?:es)?|plums?|grapes?|berr(?:y|ies)|(?:straw|rasp|blue|black)berr(?:y|ies)|cherr(?:y|ies)|oranges?|lemons?|limes?|bananas?|melons?|kiwis?|mango(?:es|s)?|tomato(?:es)?|peppers?|carrots?|onions?|pumpkins?|olives?|eggs?|cakes?|cupcakes?|muffins?|cookies?|donuts?|doughnuts?|pizzas?|burgers?|breads?|cheese|pasta|salads?|rice|ice ?creams?)$/i;

/** Share of what has a colour that something of another colour inside it has at least to be on it: a print or a wormhole is less. */
const HELD = 0.04;
/** Share from which a pixel belongs, 0 to 1. */
const BELONGS = 0.5;

/**
 * Whether what was found for some food is rather the bowl or the plate that it is in: it has something of another
 * colour inside it.
 */
export async function isRatherItsBowl(
  thing: string,
  share: Float32Array,
  size: Size,
  checkpoint: Checkpoint,
): Promise<boolean> {
  if (!FOOD.test(thing)) return false;
  const { width, height } = size;
  const isOutside = new Uint8Array(share.length);
  const takes = (p: number) => {
    if (isOutside[p] || (share[p] as number) > BELONGS) return false;
    isOutside[p] = 1;
    return true;
  };
  const rim: number[] = [];
  for (let p = 0; p < share.length; p++) {
    const [x, y] = [p % width, Math.floor(p / width)];
    const isRim = x === 0 || x === width - 1 || y === 0 || y === height - 1;
    if (isRim && takes(p)) rim.push(p);
  }
  spread(rim, size, takes);
  const inside = share.map((value, p) => (isOutside[p] || value > BELONGS ? 0 : 1));
  const { areas } = await piecesOf(inside, size, checkpoint);
  return areas.some((area) => area > HELD * sumOf(share));
}
