import { PARTS, PERSONS } from '../words/lexicon.ts';
import type { Segment } from './clauses.ts';

const OWNER = '(?:the|my|our|his|her|their|this|that|these|those|all the)';
/** "The lorikeets look radioactive", "the bread is looking grey" */
const LOOKS = new RegExp(
  `^(?:(?:because|as|since|but|and|so) )?${OWNER} (\\w+)(?: \\w+)? (?:just |all |both |always )?(?:looks?|looked|(?:is|are|was|were) looking|(?:came|comes|come) out|turned out|seems?) (?:(?:so|really|very|a|an|bit|little|all|rather|quite|kind|of|like|totally|just|completely) )*(\\w+)(?: \\w+)?$`,
);
/** Name the picture, or a part of it that something can be done to: a wish then. */
const PICTURE =
  /^(photo|picture|image|pic|shot|background|backdrop|sky|clouds|colors?|tones?|light|lighting|faces?|skin|eyes?|hair|text|letters|photos|pictures|edges?|corners?|horizon|shadows?|highlights|whites?|blacks?)$/;
/** Say of it what a wish mends. */
const MENDED =
  /^(dark|bright|light|pale|blurry|blurred|crooked|flat|dull|noisy|grainy|yellow|orange|blue|green|red|purple|pink|washed|faded|cold|warm|small|big|empty|blown|hazy|foggy|soft|sharp|tilted|slanted|dirty|old|scratched|torn|upside|sideways|mirrored|backwards|better|nicer|good|cooler|great)$/;

/** Tells of a thing how it looks, in a word that no operation mends: why the wish beside it is wished. */
export function tellsHowItLooks({ tokens, matches, weak }: Segment): boolean {
  const said = tokens.map(({ kind, text }) => (kind === 'word' ? text : '')).join(' ');
  const [, thing = '', how = ''] = LOOKS.exec(said) ?? [];
  return (
    thing !== '' &&
    matches.length + weak.length === 0 &&
    !PICTURE.test(thing) &&
    !MENDED.test(how) &&
    !PARTS.has(how) &&
    !PERSONS.has(how)
  );
}
