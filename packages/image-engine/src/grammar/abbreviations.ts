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
  abit: 'a bit',
  alot: 'a lot',
  lil: 'little',
  rly: 'really',
  v: 'very',
  u: 'you',
  r: 'are',
  ur: 'your',
  tho: 'though',
  wanna: 'want to',
};

/** Writes shortened words out; "b n w" stays, as its letters belong together. */
export function withoutAbbreviations(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const isOne = token.kind === 'word' && Object.hasOwn(SHORT, token.text);
    const isSpelled = [tokens[i - 1], tokens[i + 1]].some((t) =>
      /^(n|and|b|\/)$/.test(t?.text ?? ''),
    );
    if (!isOne || (token.text.length === 1 && isSpelled)) return [token];
    return (SHORT[token.text] ?? '').split(' ').map((text, k) => ({
      ...token,
      text,
      raw: k === 0 ? token.raw : '',
    }));
  });
}
