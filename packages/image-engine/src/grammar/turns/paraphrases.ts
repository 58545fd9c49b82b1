import { COLOUR_NAMES } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import { PARAPHRASES } from './paraphrase-table.ts';
import { withTintsLessened } from './qualities-lowered.ts';
import { withTurnsRead } from './turns-of-phrase.ts';

interface Rule {
  said: readonly string[];
  meant: readonly string[];
}

const pairs = (leads: string, ends: string) =>
  leads.split('|').flatMap((lead) => ends.split('|').map((end) => `${lead} ${end}`));

/** "That'd be lovely": says nothing but that it would please. */
const PLEASED = pairs(
  'would be|thatd be|itd be|that would be|it would be|this would be|would look|thatd look|that would look',
  'great|nice|awesome|amazing|lovely|cool|perfect|wonderful|fantastic|fab|super|sweet|good|brilliant|appreciated|so good|so nice|so cool|really nice|really cool|really great|much appreciated|greatly appreciated|ideal',
);

/** "Remove the white background": which it is says nothing more. */
const GROUNDS = COLOUR_NAMES.flatMap((colour) =>
  ['', 'the ', 'this ', 'my '].map((which) => `remove ${which}${colour} background`),
);

const rules = new Map<string, Rule[]>();

/** "Add white bars so it fits in a square" */
const BARS = ['white', 'black', 'gray', 'blurred'].map((fill) => {
  const said = pairs(
    'bars|borders|sides|padding|margins',
    'so it fits in a square|so it fits into a square|so that it fits in a square|so its square|so it becomes square|to make it square|to make it a square|to get a square|until its square|so it is square',
  );
  const all = said.flatMap((each) => [`add ${fill} ${each}`, `put ${fill} ${each}`]);
  return `${all.join('|')} => make it square with ${fill} ${fill === 'blurred' ? 'sides' : 'padding'}`;
});

const generated = [
  ...BARS,
  `${PLEASED.join('|')} =>`,
  `${GROUNDS.join('|')} => remove the background`,
];
for (const line of [...PARAPHRASES.trim().split('\n'), ...generated]) {
  const [left = '', right = ''] = line.split('=>');
  const meant = right.split(' ').filter((word) => word !== '');
  for (const phrase of left.split('|')) {
    const said = phrase.trim().split(' ');
    const [first = ''] = said;
    rules.set(first, [...(rules.get(first) ?? []), { said, meant }]);
  }
}
for (const each of rules.values()) each.sort((a, b) => b.said.length - a.said.length);

function ruleAt(tokens: readonly Token[], at: number): Rule | undefined {
  const candidates = rules.get(tokens[at]?.text ?? '');
  return candidates?.find(({ said }) =>
    said.every((word, k) => tokens[at + k]?.kind === 'word' && tokens[at + k]?.text === word),
  );
}

/** What follows may be words to be written on the picture. */
const WRITES = /^(text|caption|write|saying|says|title|words|type)$/;

/** Says in the vocabulary's words what many people put otherwise: "take off the background". */
export function withParaphrases(said: readonly Token[]): Token[] {
  const tokens = withTurnsRead(said);
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (WRITES.test(tokens[i]?.text ?? '')) return [...result, ...tokens.slice(i)];
    const token = tokens[i] as Token;
    // "Warm, but not so orange" asks for less warmth, not for cold.
    const isLimit = token.text === 'not' && tokens[i - 1]?.text === 'but';
    const rule = token.kind === 'word' && !isLimit ? ruleAt(tokens, i) : undefined;
    if (!rule) {
      result.push(token);
      continue;
    }
    const last = tokens[i + rule.said.length - 1] ?? token;
    for (const text of rule.meant) result.push({ ...token, text, end: last.end });
    i += rule.said.length - 1;
  }
  return withTintsLessened(result);
}
