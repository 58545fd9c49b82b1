import type { Token } from '../words/tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const PICTURES = words(
  'photo photos photograph picture pictures image images pic shot snapshot scan',
);
const OWNERS = words('this that these those my our the');
/** Say what state a picture is in. */
const STATES = words(`
  old older vintage ancient antique aged faded damaged dark bright light blurry blurred fuzzy unsharp grainy noisy overexposed
  underexposed hazy foggy dull flat pale yellowed yellow boring black white and b w bw monochrome grayscale gray sepia colorful color
  colored warm cold scratched torn ugly bad terrible poor low high quality resolution contrast square crooked tilted sideways
  tiny small large big night nighttime day daytime evening morning sunset sunrise beach garden street city forest snow snowy
  winter autumn holiday vacation graduation birthday office kitchen studio concert wedding family childhood childhoods very really rather slightly bit too retro sad
`);
/** After the noun, these make the whole a name of a look: "the old photo look". */
const LOOKS = words(
  'look looks style effect effects feel vibe vibes filter aesthetic treatment mood',
);
const LIKENING = words('like as into resemble resembles resembling');
const MENDING = words('fix correct repair rescue save help clean');
/** States that ask for their opposite once somebody wants them mended. */
const COMPLAINTS = words(
  'dark bright blurry yellow dull pale grainy noisy hazy foggy crooked tilted',
);
/** States that are mended by restoring. */
const WEAR = words(
  'old older vintage ancient antique aged faded damaged scratched torn yellowed childhood ruined',
);

/** Who wants it mended does not wish for wear: "old photo, please remove the scratches". */
const RESTORES =
  /^(restore|restored|restoring|restoration|repair|mend|scratch|scratches|crease|creases|stains|tears)$/;

/** "The old photo look" is a look; "the old photo look new" is not. */
function namesLook(tokens: readonly Token[], noun: number): boolean {
  const next = tokens[noun + 2];
  const isLast = next?.kind !== 'word' || /^(and|with|to|on|please|but)$/.test(next.text);
  return LOOKS.has(tokens[noun + 1]?.text ?? '') && isLast;
}

const isState = (text: string) => STATES.has(text) || /^(?:19|20)\d0s$/.test(text);

/** Where the description of the picture at `noun` begins; `noun` itself when there is none. */
function descriptionFrom(tokens: readonly Token[], noun: number, isRestored: boolean): number {
  let from = noun;
  while (tokens[from - 1]?.kind === 'word' && isState(tokens[from - 1]?.text ?? '')) from -= 1;
  const owner = tokens[from - 1];
  const isOwned =
    OWNERS.has(owner?.text ?? '') || /['’]s$/.test(owner?.raw ?? '') || (from < noun && isRestored);
  const isLikened = [2, 3].some((back) => LIKENING.has(tokens[from - back]?.text ?? ''));
  return isOwned && !isLikened && !namesLook(tokens, noun) ? from : noun;
}

/**
 * Leaves out words that only say which picture is meant: in "sharpen this old photo" nobody wishes
 * for a vintage look. "Fix this dark photo" names the fault, and becomes "too dark".
 */
export function withoutDescriptions(tokens: readonly Token[]): Token[] {
  const dropped = new Set<number>();
  const faults = new Set<number>();
  const restored = new Set<number>();
  const isRestored = tokens.some((t) => RESTORES.test(t.text));
  for (const [noun, token] of tokens.entries()) {
    if (token.kind !== 'word' || !PICTURES.has(token.text)) continue;
    const from = descriptionFrom(tokens, noun, isRestored);
    const mending = tokens.findIndex(
      (t, i) => i >= from - 3 && i < from && t.kind === 'word' && MENDING.has(t.text),
    );
    const isMended = mending >= 0;
    if (isMended && tokens.slice(from, noun).some((t) => WEAR.has(t.text))) restored.add(mending);
    for (let i = from; i < noun; i++) {
      if (isMended && COMPLAINTS.has(tokens[i]?.text ?? '')) faults.add(i);
      else dropped.add(i);
    }
  }
  return tokens.flatMap((token, i) => {
    if (dropped.has(i)) return [];
    if (restored.has(i)) return [{ ...token, text: 'restore' }];
    return faults.has(i) ? [{ ...token, text: 'too' }, token] : [token];
  });
}
