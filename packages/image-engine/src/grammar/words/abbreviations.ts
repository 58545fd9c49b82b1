import { withLetterSized, withSheetsSized } from './sheets.ts';
import type { Token } from './tokens.ts';

/** How people shorten words on a phone. */
const SHORT: Readonly<Record<string, string>> = {
  bg: 'background',
  bgs: 'background',
  bkg: 'background',
  bkgd: 'background',
  bkgrnd: 'background',
  bckgrnd: 'background',
  backgrnd: 'background',
  bgd: 'background',
  hr: 'hour',
  nite: 'night',
  tonite: 'tonight',
  wb: 'white balance',
  insta: 'instagram',
  ig: 'instagram',
  ppl: 'people',
  bnw: 'black and white',
  blk: 'black',
  wht: 'white',
  w: 'with',
  sat: 'saturation',
  desat: 'desaturate',
  vert: 'vertically',
  horiz: 'horizontally',
  pfp: 'profile picture',
  bday: 'birthday',
  mke: 'make',
  maek: 'make',
  kill: 'remove',
  ditch: 'remove',
  nuke: 'remove',
  zap: 'remove',
  rm: 'remove',
  rmv: 'remove',
  n: 'and',
  temp: 'temperature',
  exp: 'exposure',
  vib: 'vibrance',
  abit: 'a bit',
  dubble: 'double',
  dobule: 'double',
  doubel: 'double',
  alot: 'a lot',
  everythings: 'everything is',
  lil: 'little',
  rly: 'really',
  v: 'very',
  u: 'you',
  yrs: 'years',
  yr: 'year',
  bestie: 'friend',
  besties: 'friends',
  bff: 'friend',
  bloke: 'man',
  blokes: 'men',
  geezer: 'man',
  sundown: 'sunset',
  shadowy: 'dark',
  r: 'are',
  ur: 'your',
  tho: 'though',
  thru: 'through',
  moar: 'more',
  ad: 'add',
  teh: 'the',
  hte: 'the',
  tha: 'the',
  adn: 'and',
  nad: 'and',
  wiht: 'with',
  wtih: 'with',
  wanna: 'want to',
  em: 'them',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  dp: 'profile picture',
  shuld: 'should',
  shoud: 'should',
  shld: 'should',
  cud: 'could',
  cld: 'could',
  cn: 'can',
  gimme: 'give me',
  lemme: 'let me',
  gotta: 'got to',
  tryna: 'trying to',
};

/** Whether the word is a shortened one. */
export const isShort = (word: string): boolean => Object.hasOwn(SHORT, word);

/** "W/o" is "without". */
function withoutSlashes(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (t, i) => t.text === 'w' && tokens[i + 1]?.text === '/' && tokens[i + 2]?.text === 'o',
  );
  const first = tokens[at];
  if (!first) return [...tokens];
  return [...tokens.slice(0, at), { ...first, text: 'without' }, ...tokens.slice(at + 3)];
}

/** "3D" is one word in every language, and no number of anything. */
export function withSolidNamed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const isSolid = (t: Token | undefined, next: Token | undefined) =>
      t?.raw === '3' && next?.text === 'd' && t.end === next.start;
    if (isSolid(token, tokens[i + 1])) return [];
    return before && isSolid(before, token)
      ? [{ ...token, text: '3d', raw: '3d', start: before.start }]
      : [token];
  });
}

/** "f/1.4", "f 2.8": the apertures at which a background is out of focus. */
function withAperturesNamed(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t, i) => {
    const number = tokens[i + 1]?.text === '/' ? tokens[i + 2] : tokens[i + 1];
    return t.text === 'f' && number?.unit === 'none' && (number.value ?? 9) <= 4;
  });
  const f = tokens[at];
  if (!f) return [...tokens];
  const rest = tokens.slice(at + (tokens[at + 1]?.text === '/' ? 3 : 2));
  const named = ['shallow', 'depth', 'of', 'field'].map((text) => ({ ...f, text, raw: '' }));
  return [...tokens.slice(0, at), ...named, ...rest];
}

const IS_STATE =
  /^(too|so|way|very|really|quite|pretty|kinda|completely|totally|all|blown|washed|dark|bright|blurry|crooked|yellow|blue|grainy|overexposed|underexposed)$/;

/** "The sky's a bit washed out": what it is, and nothing of its own. */
function withIsApart(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const [next, after] = [tokens[i + 1]?.text ?? '', tokens[i + 2]?.text ?? ''];
    // "Grandma's blue scarf" is hers.
    const isOwned =
      tokens[i + 2]?.kind === 'word' &&
      /^(dark|bright|blurry|crooked|yellow|blue|grainy)$/.test(next) &&
      !/^(and|but|so|or|please|in|on|from|at|because|can|now|here|again|as|like|with)$/.test(after);
    const isState =
      (IS_STATE.test(next) && !isOwned) || (next === 'a' && /^(bit|little|touch)$/.test(after));
    const [, owner] = /^(\p{L}{3,})['’]s$/iu.exec(token.raw) ?? [];
    if (token.kind !== 'word' || !owner || !isState) return [token];
    return [
      { ...token, text: owner.toLowerCase() },
      { ...token, text: 'is', raw: '' },
    ];
  });
}

/** "B&W", "b n w", "b/w" */
function withGreyWritten(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const isAt = (b: number) =>
      tokens[b]?.text === 'b' &&
      /^(and|n|&|\/)$/.test(tokens[b + 1]?.text ?? '') &&
      tokens[b + 2]?.text === 'w';
    if (isAt(i)) return [{ ...token, text: 'black' }];
    if (isAt(i - 1)) return [{ ...token, kind: 'word', text: 'and' }];
    return isAt(i - 2) ? [{ ...token, text: 'white' }] : [token];
  });
}

/** Writes shortened words out. */
export function withoutAbbreviations(said: readonly Token[]): Token[] {
  // "W/ a border"
  const tokens = withSheetsSized(
    withLetterSized(withAperturesNamed(withoutSlashes(withIsApart(withGreyWritten(said))))),
  ).filter(
    ({ text }, i, all) => text !== '/' || all[i - 1]?.text !== 'w' || all[i - 2]?.text === '/',
  );
  return tokens.flatMap((token, i) => {
    const isOne = token.kind === 'word' && isShort(token.text);
    const [before = '', next = ''] = [tokens[i - 1]?.text, tokens[i + 1]?.text];
    const isSpelled =
      /^(n|and|b|\/)$/.test(before) || (token.text !== 'w' && /^(n|and|b|w|\/)$/.test(next));
    if (!isOne || (token.text.length === 1 && isSpelled)) return [token];
    return (SHORT[token.text] ?? '').split(' ').map((text, k) => ({
      ...token,
      text,
      raw: k === 0 ? token.raw : '',
    }));
  });
}
