import { isImpossible } from '../refusals/hopeless.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { KEEPERS, REMOVERS } from '../words/lexicon.ts';
import type { Segment } from './clauses.ts';

const OF_PICTURE =
  'photo|picture|image|pic|shot|print|scan|colors?|light|lighting|sky|background|backdrop|faces?|skin|hair|eyes?|teeth|text|shadows?|horizon|contrast|whites?|blacks?|quality|logo|title|caption';
const REST =
  '(?: (?!too\\b|bad\\b|wrong\\b|weird\\b|soft\\b|dark\\b|flat\\b|dull\\b|blurry\\b|funny\\b)\\w+){0,6}';

/** "She passed in March", "our shop opens on Saturday", "the last app ate half of it": what happened, to whom. */
const HAPPENED = [
  `(?:i|we|he|she|they|(?:my|our|his|her|their) (?!(?:\\w+ )?(?:${OF_PICTURE})\\b)(?:\\w+ )?\\w+) (?:(?:just|only|never|also|then|already|still|finally|recently|sadly|always) )?(?:went|passed|died|lost|found|bought|forgot|arrived|started|lives|lived|moved|married|graduated|retired|won|flew|drove|walked|met|grew up|sold|sells|opens|opened|launches|launched|built|knitted|baked|taught|paid|stole|misses|missed|celebrates|celebrated|borrowed|slept|waited|closes|closed)`,
  `(?:(?:the|this|that|my|our|a) )?(?:last |old |other |first )?(?:app|tool|site|website|editor|program|software|shop|guy) (?:ate|lost|rejected|broke|mangled|messed up|butchered|destroyed)`,
  `(?:(?:the|this|my|our) )?(?:\\w+ )?(?:listing|sale|offer|shop|event|exhibition|auction|party|wedding) (?:goes (?:live|up|online|out)|starts|ends|opens|launches|begins|closes|expires)`,
].map((told) => new RegExp(`^(?:(?:so|well|and|because|as|since) )?${told}${REST}$`));

/** Only beside a wish, and not beside a caption: that may be its text. */
export function tellsWhatHappened(
  { tokens, matches, weak }: Segment,
  all: readonly Segment[],
): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  return (
    matches.length + weak.length === 0 &&
    HAPPENED.some((each) => each.test(said)) &&
    !all.some((each) => each.matches.some(({ operation: { op } }) => op === 'text')) &&
    !isImpossible(tokens) &&
    !tokens.some(
      ({ kind, text }) =>
        kind !== 'word' || COLOUR_WORDS.has(text) || REMOVERS.has(text) || KEEPERS.has(text),
    )
  );
}
