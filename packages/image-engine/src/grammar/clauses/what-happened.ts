import { isImpossible } from '../refusals/refusals.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { KEEPERS, REMOVERS } from '../words/lexicon.ts';
import type { Segment } from './clauses.ts';

/** "She passed in March", "our shop opens on Saturday", "the last app ate half of it": what happened, to whom. */
const HAPPENED =
  /^(?:(?:so|well|and|because|as|since) )?(?:i|we|he|she|they|(?:(?:my|our|his|her|their|the|a|this|that|last|old|first) ){1,2}(?!photo|picture|image|pic|shot|print|scan|colors?|light|lighting|sky|background|backdrop|faces?|skin|hair|eyes?|teeth|text|shadows?|horizon|contrast|whites?|blacks?|quality)(?:\w+ )?\w+|(?:\w+ )?(?:listing|sale|offer|launch|deadline|event|party|wedding|exhibition|auction|app|tool|site|website|shop))(?: (?:just|only|never|also|then|already|still|finally|recently|sadly|always))? (?:went|goes|passed|died|ate|lost|found|bought|ruined|spilled|spilt|dropped|forgot|arrived|arrives|starts|started|lives|lived|thinks|thought|moved|married|graduated|retired|won|flew|drove|walked|met|grew up|sold|sells|opens|opened|launches|launched|expires|begins|began|built|knitted|baked|taught|paid|stole|misses|missed|celebrates|celebrated|borrowed|wore|slept|waited|rejected|closes|ends|runs|ran)(?: (?!too\b|bad|wrong|weird|dark|flat|dull|blurry)\w+){0,6}$/;

/** Only beside a wish, and not behind a caption: that may be its text. */
export function tellsWhatHappened(
  { tokens, matches, weak }: Segment,
  before: Segment | undefined,
): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  const isText = before?.matches.some(({ operation: { op } }) => op === 'text') ?? false;
  return (
    matches.length + weak.length === 0 &&
    !isText &&
    HAPPENED.test(said) &&
    !isImpossible(tokens) &&
    !tokens.some(
      ({ kind, text }) =>
        kind !== 'word' || COLOUR_WORDS.has(text) || REMOVERS.has(text) || KEEPERS.has(text),
    )
  );
}
