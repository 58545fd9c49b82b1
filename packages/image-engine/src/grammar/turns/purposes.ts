import { clauseEnd } from '../clauses/clause-bounds.ts';
import { isImpossible } from '../refusals/hopeless.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { FILLERS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';
import { EXCHANGES } from './places-exchanged.ts';

const WHO = /^(i|we|you|people|they|everyone|everybody|customers|buyers|guests|others)$/;

const MODAL = /^(can|could|will|would|may|might|should|dont|wont|cant)$/;

const JOINTS = /^(and|but|also|then|plus)$/;

/** "… so he faces left": what a flip is good for. */
const FACES = /^(faces|face|looks|points|is|goes|looking|facing)$/;

const FACING =
  /^(?:facing |looking )?(left|right|to the (?:left|right)|the other way|to the left|to the right|facing left|facing right)\b/;

/** Of these somebody asks for more than the wish before. */
const IS_WISHED = /^(gone|away|removed|hidden|only|centered|bigger|smaller|larger|fills?|full)$/;

/** "… so its moody", "… so your eye goes to the baby": what comes of it, with no wish and no colour in it. */
function isOutcome(tokens: readonly Token[], who: number): boolean {
  const said = tokens.slice(who, clauseEnd(tokens, who));
  const isTold =
    /^(its|it|theyre|everything|nobody|everyone|your|the|my|our|his|her|theres)$/.test(
      said[0]?.text ?? '',
    ) &&
    said.length > 1 &&
    // "Its moody" tells; "the man smiles" asks.
    (said.length === 2 || !isImpossible(said));
  return (
    isTold &&
    who > 1 &&
    said.every(
      ({ kind, text }, k) =>
        kind === 'word' &&
        !COLOUR_WORDS.has(text) &&
        !POSITION_WORDS.has(text) &&
        !IS_WISHED.test(text) &&
        (FILLERS.has(text) || beginsPhrase(said.slice(k)) === 0),
    )
  );
}

/** Whether "so that I can see her better" begins there: what a wish is good for. */
/** "Turn it round so that we see the back": what is to be seen is not there. */
const SEES_BACK =
  /\b(?:see|show) (?:the|its|his|her|my|their|our) (?:other |far )?(?:back|rear|front|side|reverse|underside)\b/;

function isPurpose(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'so') return false;
  const all = tokens.slice(at, clauseEnd(tokens, at)).map(({ text }) => text);
  if (SEES_BACK.test(all.join(' '))) return false;
  const who = tokens[at + 1]?.text === 'that' ? at + 2 : at + 1;
  // "… so the cake stands out"
  const said = tokens.slice(who, who + 4).map(({ text }) => text);
  if (
    /^(?:the|my|our|his|her|its) \w+ (?:\w+ )?(?:stands?|pops?|shines?|shows?)\b/.test(
      said.join(' '),
    )
  )
    return true;
  // "… so that the focus is on her face", "… so the text is readable"
  if (
    /^(?:the |my )?(?:text|writing|words|letters|lettering|title|logo) (?:is|are|stands?|can|will|reads?|shows?|pops?)\b/.test(
      said.join(' '),
    )
  )
    return true;
  // "… so icons are readable", "so no one can recognise them"
  if (
    /^(?:(?:the|my|app) )*(?:icons?|apps?|widgets?|clock|text|letters|words) (?:is|are|can|stays?|will)\b/.test(
      said.join(' '),
    ) ||
    /^(?:no one|noone|nobody|no ?body) (?:can|could|will|would|may|is|sees?|knows?)\b/.test(
      said.join(' '),
    )
  )
    return true;
  if (/^(?:the|all|all the|more) (?:focus|attention|eye|emphasis|viewer)\b/.test(said.join(' ')))
    return true;
  if (isOutcome(tokens, who)) return true;
  const rest = tokens.slice(who + 2).map(({ text }) => text);
  const isFlipped = tokens
    .slice(0, at)
    .some((t) => /^(flip|mirror|flipped|mirrored)$/.test(t.text));
  const verb = tokens[who + 1]?.text ?? '';
  if (
    isFlipped &&
    /\b(?:backwards|mirrored|readable|reversed|right|correct|correctly)\b/.test(
      said.concat(rest.slice(2, 5)).join(' '),
    )
  )
    return true;
  if (isFlipped && FACES.test(verb) && FACING.test(rest.join(' '))) return true;
  return WHO.test(tokens[who]?.text ?? '') && MODAL.test(verb);
}

/** Say what is to come of a wish, and hold no wish themselves. */
const AIMS =
  /^(draw|simulate|mimic|achieve|emphasize|evoke|convey|direct|guide|lead|match|replicate|attract|suit|imitate|ensure|help|complete|balance|highlight|showcase|compensate|avoid|prevent|sell|print|post|upload|send|share|hang|use|frame|impress)$/;

const MOODS = /^(mood|feel|feeling|atmosphere|depth|drama|vibe|interest|impression|impact|finish)$/;

/** "… to give it a melancholic mood", with nothing in it that is an operation. */
function isMood(tokens: readonly Token[], at: number): boolean {
  if (!/^(give|create|lend|add|bring)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const rest = tokens.slice(at + 2);
  const end = rest.findIndex((t) => t.kind === 'separator' || JOINTS.test(t.text));
  const span = end < 0 ? rest : rest.slice(0, end);
  const isWish = span.some((t, k) => !FILLERS.has(t.text) && beginsPhrase(span.slice(k)) > 0);
  return !isWish && span.some((t) => MOODS.test(t.text));
}

/** "… to draw the eye to the centre" */
function isAim(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  return (
    tokens[at]?.text === 'to' &&
    (AIMS.test(tokens[at + 1]?.text ?? '') || isMood(tokens, at)) &&
    // "To match our brand's #123abc" says the colour.
    !tokens.slice(at, clauseEnd(tokens, at)).some(({ kind }) => kind === 'hex') &&
    !/^(want|need|like|possible|way|able|how|have|going|try|you)$/.test(before)
  );
}

/** "… because it was taken at night": how the picture came about. */
function isReason(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'because') return false;
  const said = tokens.slice(at, clauseEnd(tokens, at));
  return (
    said.some(({ text }) => /^(taken|took|shot|was|were|made)$/.test(text)) &&
    !said.some(({ text }) => text === 'too')
  );
}

/** Where pictures go, that asks for no shape or size of its own. */
const MEDIA =
  /^(flyers?|flier|posters?|banner|billboard|tshirt|mug|calendar|catalog|catalogue|brochure|leaflet|shop|webshop|store|website|homepage|blog|album|invitations?|invite|cards?|newsletter|menu|campaign|listing|ad|ads|magazine|book|church|club|school|team|party|wedding|birthday|printer|booklet|presentation|slides|wall|fridge|kitchen|grandma|grandpa|mom|mum|dad|kids|family|friends|band|company|office|exhibition|expose|notice|board|portfolio|customers?|clients?|boss)$/;

/** What follows may be words to be written. */
const WRITES = /^(text|write|caption|title|says|saying|words|label)$/;

/** "… for our flyer": where the picture goes. */
function isForMedium(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'for' || at === 0) return false;
  if (!/^(the|my|our|a|an|her|his|their)$/.test(tokens[at + 1]?.text ?? '')) return false;
  if (!tokens.slice(at + 2, at + 5).some(({ text }) => MEDIA.test(text))) return false;
  const said = tokens.slice(at + 1, clauseEnd(tokens, at)).filter(({ text }) => text !== 'please');
  return (
    said.length >= 2 &&
    said.length <= 4 &&
    said.every(({ kind }) => kind === 'word') &&
    MEDIA.test(said.at(-1)?.text ?? '') &&
    !tokens.slice(0, at).some(({ text }) => WRITES.test(text) || EXCHANGES.test(text))
  );
}

/** "… before I order", "before we paint": until when. */
const isDeadline = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'before' &&
  /^(i|we|they|he|she|my|our)$/.test(tokens[at + 1]?.text ?? '') &&
  /^(order|buy|paint|print|post|send|sell|decide|go|leave|upload|hang|repaint|wife|husband|boss)$/.test(
    tokens[at + 2]?.text ?? '',
  );

/** Leaves out what a wish is good for, as it wishes for nothing more. */
export function withoutPurposes(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let isSkipping = false;
  for (const [i, token] of tokens.entries()) {
    if (
      isPurpose(tokens, i) ||
      isAim(tokens, i) ||
      isReason(tokens, i) ||
      isForMedium(tokens, i) ||
      isDeadline(tokens, i)
    )
      isSkipping = result.length > 0;
    else if (token.kind === 'separator' || JOINTS.test(token.text)) isSkipping = false;
    if (!isSkipping) result.push(token);
  }
  return result;
}

/** "Mirror it so the car faces the other way": what comes of it. */
export function withoutOutcomes(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => /^(mirror|flip)$/.test(text));
  const so = tokens.findIndex(
    ({ text }, i) => i > verb && i <= verb + 4 && text === 'so' && tokens[i - 1]?.kind === 'word',
  );
  const faces = tokens.some(
    ({ text }, i) => i > so && /^(faces?|looks?|points?|goes|drives?|reads?)$/.test(text),
  );
  if (verb < 0 || so < 0 || !faces) return [...tokens];
  return [...tokens.slice(0, so), ...tokens.slice(clauseEnd(tokens, so))];
}
