import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';

const BLEMISHES = /^(blurry|noisy|grainy|fuzzy|hazy|crooked|dull|murky|unsharp)$/;
const WHOLLY = /^(totally|completely|all|so|really|way|super|very|pretty|quite|also)$/;

/** "Totally noisy, blurry and too small": faults in a row, of which one says that it is a fault. */
export function withFaultsInRow(tokens: readonly Token[]): Token[] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'separator' || token.text === 'and') parts.push([token], []);
    else parts.at(-1)?.push(token);
  const faultOf = (part: readonly Token[]) => {
    const said = part.filter(({ text }) => !WHOLLY.test(text));
    const [only] = said;
    return said.length === 1 && only && BLEMISHES.test(only.text) ? only : null;
  };
  // "Too small to print" is read as a wish to upscale before.
  const isExcess = (part: readonly Token[]) =>
    (part[0]?.text === 'too' && part.length > 1) ||
    (part.length === 1 && part[0]?.text === 'upscale');
  const isWholly = (part: readonly Token[]) =>
    /^(totally|completely)$/.test(part[0]?.text ?? '') &&
    /^(blurry|noisy|fuzzy|crooked|murky|unsharp)$/.test(faultOf(part)?.text ?? '');
  const bare = parts.filter((part) => faultOf(part) !== null);
  // "Grainy, vintage, too warm" wishes for grain.
  const isElse = parts.some(
    (part) =>
      !bare.includes(part) &&
      !isExcess(part) &&
      part.some((_, k) => beginsPhrase(part.slice(k)) > 0),
  );
  const isRow =
    bare.length > 0 &&
    !isElse &&
    (parts.some((part) => isExcess(part) && !bare.includes(part)) ||
      (bare.length > 1 && parts.some(isWholly)));
  if (!isRow) return [...tokens];
  return parts.flatMap((part) => {
    const fault = bare.includes(part) ? faultOf(part) : null;
    return fault ? [{ ...fault, text: 'too' }, fault] : part;
  });
}
