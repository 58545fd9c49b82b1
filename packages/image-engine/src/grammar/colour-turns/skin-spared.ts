import { HUES } from '../../light/hues.ts';
import { clauseEnd } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const STRONGER =
  /^(punchier|punchy|vivid|vibrant|stronger|richer|bolder|saturated|saturation|intense|livelier|pop)$/;
const COLOURS = /^(colors?|tones)$/;
/** Skin of any people lies among the reds and oranges. */
const BUT_SKIN = HUES.filter((hue) => hue !== 'red' && hue !== 'orange');
const WHOSE = '(?:the |our |my |her |his |their |an? )?';
const SKIN = '(?:skin|faces?)(?: tones?| colou?rs?)?';
const REAL = '(?:natural|normal|realistic|real|decent)';
const LEFT = '(?:alone|unchanged|the same|as (?:is|they are|it is))';
const ODD = '(?:too )?(?:orange|red|unnatural|weird|odd)';
const SPARED = new RegExp(
  `^(?:(?:but|and|with|please|only|just|that|so) )*(?:${[
    `(?:(?:keep|leave|keeping|leaving) )?${WHOSE}${SKIN}(?: (?:should|must|shall|still|to|keep|stays?|looks?|remains?|the rest|is|be))* ${REAL}`,
    `(?:keep|leave|keeping|leaving) ${WHOSE}(?:${REAL} )?${SKIN}(?: ${LEFT})?`,
    `${WHOSE}${REAL} ${SKIN}`,
    `(?:without|dont|not) (?:changing|touching|affecting|making|make|change|touch|affect|turning|turn) ${WHOSE}${SKIN}(?: (?:look )?${ODD})?`,
    `${WHOSE}${SKIN} (?:must|should|shall|may)(?:nt| not) (?:turn|go|become|look|get|be) ${ODD}`,
  ].join('|')})$`,
);

/** "Punchier colours, but keep the faces natural": all colours but those that skin has. */
export function withSkinSpared(tokens: readonly Token[]): Token[] {
  const skin = tokens.findIndex(({ text }, i) => i > 2 && /^(skin|faces?)$/.test(text));
  if (skin < 0) return [...tokens];
  let from = skin;
  while (
    from > 0 &&
    tokens[from - 1]?.kind !== 'separator' &&
    !/^(but|with)$/.test(tokens[from]?.text ?? '')
  )
    from--;
  const end = clauseEnd(tokens, skin);
  const said = tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ');
  const before = tokens.slice(0, from);
  const stronger = before.findLastIndex(
    ({ text }, i) => STRONGER.test(text) || (text === 'colorful' && before[i - 1]?.text === 'more'),
  );
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
