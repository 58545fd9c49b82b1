import type { PlanStep } from '../../operations/registry.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const WHOSE = /^(the|that|this|my|our|his|her|their|its)$/;

/** Whether "next to", "beside" or the like begins there, and how many words it has. */
function placeAt(tokens: readonly Token[], i: number): number {
  const { text = '' } = tokens[i] ?? {};
  const next = tokens[i + 1]?.text ?? '';
  if (/^(beside|near)$/.test(text)) return 1;
  return (text === 'next' && next === 'to') || (text === 'close' && next === 'to') ? 2 : 0;
}

/** "The ball next to his paw": the ball, which is neither him nor a part of him. */
export function headOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => i > 1 && placeAt(tokens, i) > 0);
  const noun = tokens[at - 1];
  const isThing =
    noun?.kind === 'word' &&
    !SCOPE_WORDS.has(noun.text) &&
    tokens.slice(Math.max(0, at - 3), at - 1).some(({ text }) => WHOSE.test(text));
  return at > 0 && isThing ? tokens.slice(0, at) : tokens;
}

/** Of metal or of plastic, as what they are on may be. */
const FITTINGS =
  /^(rims?|wheels?|hubcaps?|plates?|bumpers?|grilles?|mirrors?|handles?|buttons?|zips?|zippers?|buckles?|trim|badges?|logos?|hinges?|knobs?|spokes)$/;
const LIKE_METAL = /silver|grey|gray|chrome/;

/** "The silver car black, but not the rims": they have its colour, and things are found by their colour. */
export function paintsFittings({ op, params }: PlanStep, spared: readonly Token[]): boolean {
  if (op !== 'recolour' || !('from' in params) || !params.from) return false;
  return (
    LIKE_METAL.test(params.from.name) &&
    spared.some(({ text }) => FITTINGS.test(text)) &&
    !spared.some(({ text }) => COLOUR_WORDS.has(text))
  );
}

const WRITTEN = /^(texts?|writing|letters?|lettering|words?|numbers?|signs?|logos?)$/;

/** "Mirror it, but leave the text readable": what is written is mirrored with all else. */
export const mirrorsWriting = ({ op }: PlanStep, spared: readonly Token[]): boolean =>
  op === 'flip' && spared.some(({ text }) => WRITTEN.test(text));
