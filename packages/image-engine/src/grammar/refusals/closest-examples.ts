import { registry } from '../../operations/registry.ts';

function pairs(text: string): Set<string> {
  const letters = text.replace(/ /g, '');
  const result = new Set<string>();
  for (let i = 0; i + 1 < Math.min(letters.length, 200); i++) result.add(letters.slice(i, i + 2));
  return result;
}

const EXAMPLES = registry.map(({ example }) => ({ example, pairs: pairs(example.toLowerCase()) }));

/** The examples that share most letter pairs with the words (Dice's coefficient). */
export function closestExamples(text: string): string[] {
  const asked = pairs(text);
  const likeness = (other: Set<string>) => {
    let shared = 0;
    for (const pair of asked) if (other.has(pair)) shared += 1;
    return (2 * shared) / (asked.size + other.size || 1);
  };
  return EXAMPLES.map((each) => ({ example: each.example, likeness: likeness(each.pairs) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ example }) => example);
}
