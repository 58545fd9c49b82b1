/** Words of a language for the sides of a picture and for shares of it, alternatives apart by "/". */
export interface ShareWords {
  sides: Readonly<Record<'left' | 'right' | 'top' | 'bottom', string>>;
  shares: Readonly<Record<string, string>>;
}

/** So many px or percent, in one group. */
export const FIGURE = '(\\d+(?: (?:px|pixel|pixels|pixeln|pixeles|prozent|por ciento|pour cent))?)';

/** The rows of a language for what is cut off, and for what stays. */
export const rowsFor = ({ sides, shares }: ShareWords, cut: string, kept: string): string =>
  Object.entries(sides)
    .flatMap(([side, said]) =>
      Object.entries(shares).flatMap(([share, word]) => [
        `${cut} ${said} ${word} = crop off the ${side} ${share}`,
        `${kept} ${said} ${word} = crop to the ${side} ${share}`,
      ]),
    )
    .join('\n');

/** Any of them, in one group. */
export const anyOf = (words: Readonly<Record<string, string>>) =>
  `(${Object.values(words).join('/').split('/').join('|')})`;
