import { HUES } from '../../light/hues.ts';
import { clauseEnd } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const STRONGER =
  /^(punchier|punchy|vivid|vibrant|stronger|richer|bolder|saturated|saturation|intense|livelier|pop)$/;
const COLOURS = /^(colors?|tones)$/;
/** Skin of any people lies among the reds and oranges. */
const BUT_SKIN = HUES.filter((hue) => hue !== 'red' && hue !== 'orange');
const SPARED =
  /^(?:(?:but|and|please|only|just|that|so) )*(?:(?:keep|leave|keeping|leaving) (?:the |our |my |her |his |their )?(?:skin|faces?)(?: tones?| colou?rs?)?(?: (?:natural|normal|realistic|alone|as (?:is|they are|it is)|unchanged|real|the same))?|(?:without|dont|not) (?:changing|touching|affecting|making|make|change|touch|affect|turning|turn) (?:the |our |my |her |his |their )?(?:skin|faces?)(?: tones?)?(?: (?:look )?(?:too )?(?:orange|red|unnatural|weird|odd))?|(?:the |our |my |her |his |their )?(?:skin|faces?)(?: tones?)? (?:must|should|shall|may)(?:nt| not) (?:turn|go|become|look|get|be) (?:too )?(?:orange|red|unnatural|weird))$/;

/** "Punchier colours, but keep the faces natural": all colours but those that skin has. */
export function withSkinSpared(tokens: readonly Token[]): Token[] {
  const skin = tokens.findIndex(({ text }, i) => i > 2 && /^(skin|faces?)$/.test(text));
  if (skin < 0) return [...tokens];
  let from = skin;
  while (from > 0 && tokens[from - 1]?.kind !== 'separator' && tokens[from]?.text !== 'but') from--;
  const end = clauseEnd(tokens, skin);
  const said = tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ');
  const before = tokens.slice(0, from);
  const stronger = before.findLastIndex(({ text }) => STRONGER.test(text));
  const isTaken = before.some(({ hues }) => hues !== undefined);
  if (stronger < 0 || isTaken || !SPARED.test(said)) return [...tokens];
  const named = before.findIndex(
    ({ text }, i) => Math.abs(i - stronger) <= 2 && COLOURS.test(text),
  );
  const colours: Token = {
    ...(before[named < 0 ? stronger : named] as Token),
    ...{ kind: 'word', text: 'colors', hues: BUT_SKIN },
  };
  const kept = before.at(-1)?.kind === 'separator' ? before.slice(0, -1) : before;
  return [
    ...(named < 0
      ? [...kept.slice(0, stronger + 1), colours, ...kept.slice(stronger + 1)]
      : kept.map((token, i) => (i === named ? colours : token))),
    ...tokens.slice(end),
  ];
}
