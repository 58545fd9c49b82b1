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
  alot: 'a lot',
  lil: 'little',
  rly: 'really',
  v: 'very',
  u: 'you',
  r: 'are',
  ur: 'your',
  tho: 'though',
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
  gimme: 'give me',
  lemme: 'let me',
  gotta: 'got to',
  tryna: 'trying to',
};

/** "3d" is one word, and no number of anything. */
function withSolidNamed(tokens: readonly Token[]): Token[] {
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

/** Writes shortened words out; "b n w" stays, as its letters belong together. */
export function withoutAbbreviations(said: readonly Token[]): Token[] {
  // "W/ a border"
  const tokens = withSolidNamed(said).filter(
    ({ text }, i) => text !== '/' || said[i - 1]?.text !== 'w' || said[i - 2]?.text === '/',
  );
  return tokens.flatMap((token, i) => {
    const isOne = token.kind === 'word' && Object.hasOwn(SHORT, token.text);
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
