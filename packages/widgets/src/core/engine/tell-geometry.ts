import { wordFor } from './given.ts';
import { isolated, type Tell } from './teller.ts';

export const crop: Tell = (given, teller) => {
  const name = teller.step('crop');
  const { words, formats } = teller;
  if (given.has('ratio')) {
    const isSheet = given.has('sheet') && given.flag('sheet');
    const ratio = given.text('ratio').replace(':', isSheet ? ' × ' : ':');
    const shape = `${name} ${given.has('asked') ? given.text('asked') : ratio}`;
    if (!given.has('keep')) return shape;
    const { left, top, right, bottom, centre, of } = words.stepParts;
    return of(shape, wordFor({ left, top, right, bottom, centre }, given.text('keep')));
  }
  const isInPixels = given.has('unit');
  given.skip('unit');
  const edges = (['left', 'top', 'right', 'bottom'] as const).map(
    (edge) => [edge, given.number(edge)] as const,
  );
  const isEven = edges.every(([, cut]) => cut === edges[0]?.[1]);
  if (isEven && !isInPixels) return teller.step('cropIn');
  const cuts = edges
    .filter(([, cut]) => cut > 0)
    .map(([edge, cut]) => {
      const amount = isInPixels ? teller.pixels(cut) : formats.percent(cut * 100);
      return `${words.stepParts[edge]} ${amount}`;
    });
  return words.stepParts.of(name, formats.list(cuts));
};

export const resize: Tell = (given, teller) => {
  const { formats, words } = teller;
  const { of, atMost, within, longSide, shortSide, wide, high } = words.stepParts;
  const name = teller.step('resize');
  if (given.has('factor')) return `${name} ${formats.percent(given.number('factor') * 100)}`;
  given.skip('grow');
  if (given.has('name'))
    return of(name, isolated(given.skip('width', 'height', 'most', 'inside').text('name')));
  const isMost = given.flag('most');
  const limited = given.flag('inside') ? within : isMost ? atMost : (size: string) => size;
  if (given.has('edge')) {
    const side = teller.pixels(given.number('px'));
    return of(name, limited((given.text('edge') === 'long' ? longSide : shortSide)(side)));
  }
  if (given.has('width') && given.has('height'))
    return of(name, limited(teller.size(given.number('width'), given.number('height'))));
  const isWide = given.has('width');
  const side = teller.pixels(given.number(isWide ? 'width' : 'height'));
  return of(name, limited((isWide ? wide : high)(side)));
};

export const rotate: Tell = (given, { words, formats }) => {
  given.skip('filled');
  const degrees = given.number('degrees');
  if (degrees === 180) return wordFor(words.steps, 'upsideDown');
  const { rotatedLeft, rotatedRight } = words.stepParts;
  const turn = (angle: number) => `${formats.number(angle, 1)}°`;
  return degrees > 180 ? rotatedLeft(turn(360 - degrees)) : rotatedRight(turn(degrees));
};
