/**
 * Has a drawn person posed in poses by chance, and tells how far each picture is from its pose.
 *
 *   node packages/image-engine/scripts/random-poses.ts [how many = 200] [seed = 1]
 *
 * Fails when a character is not where its figure is, does not lean as it does, or its limbs were not found.
 */
import { randomFrom } from '../src/picture/random.ts';
import { type Missed, missedBy, person, randomFigure } from '../src/testing/poses.ts';

/** A share of the figure's height, and degrees: what asymmetrical legs do to the measured axis is within. */
const MOST = { place: 0.15, lean: 25 };

const [count = 200, seed = 1] = process.argv.slice(2).map(Number);
const reference = await person();
const random = randomFrom(seed);
const missed: Missed[] = [];
for (let i = 0; i < count; i++) missed.push(await missedBy(reference, randomFigure(random)));

const sorted = (key: 'place' | 'lean') => missed.map((each) => each[key]).toSorted((a, b) => a - b);
for (const key of ['place', 'lean'] as const) {
  const values = sorted(key);
  const [median, worst] = [values[count >> 1] ?? 0, values.at(-1) ?? 0];
  console.log(`${key}: median ${median.toFixed(3)}, worst ${worst.toFixed(3)}`);
}
const bad = missed.filter(
  ({ place, lean, message }) =>
    place > MOST.place || lean > MOST.lean || !message.includes('arms and legs'),
);
console.log(`${count - bad.length} of ${count} poses kept`);
if (bad.length > 0) process.exitCode = 1;
