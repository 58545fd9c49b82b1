import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import type { Token } from '../grammar/words/tokens.ts';
import type { Caption } from '../picture/caption.ts';
import { hasCut, type Typeface } from '../picture/fonts.ts';

/** What typefaces are called. Words that are wishes of their own are among the phrases below. */
export const TYPEFACE_WORDS: readonly (readonly [Typeface, readonly string[]])[] = [
  [
    'serif',
    [
      ...[
        'serif font',
        'serif',
        'times new roman',
        'times',
        'elegant font',
        'classic font',
        'roman',
      ],
      ...[
        'book font',
        'newspaper font',
        'vintage font',
        'retro font',
        'old style font',
        'garamond',
      ],
      ...[
        'playfair display',
        'playfair',
        'georgia',
        'baskerville',
        'bodoni',
        'didot',
        'merriweather',
        'wedding font',
        'fancy font',
        'luxury font',
      ],
    ],
  ],
  [
    'handwritten',
    [
      ...['handwritten font', 'handwriting font', 'handwritten', 'handwriting', 'hand written'],
      ...[
        'hand lettered',
        'cursive',
        'cursive font',
        'script font',
        'script',
        'calligraphy',
        'pen',
      ],
      ...[
        'calligraphic',
        'brush font',
        'comic sans',
        'comic font',
        'cartoon font',
        'marker',
        'chalk',
      ],
      ...[
        'curly letters',
        'curly font',
        'curly',
        'swirly letters',
        'swirly font',
        'joined up letters',
      ],
      ...['casual font', 'playful font', 'fun font', 'cute font', 'signature font', 'caveat'],
    ],
  ],
  [
    'poster',
    [
      ...[
        'poster font',
        'poster letters',
        'poster style',
        'movie poster font',
        'impact',
        'impact font',
      ],
      ...['bold condensed', 'condensed', 'condensed font', 'narrow font', 'headline font', 'anton'],
      ...[
        'block letters',
        'block capitals',
        'tall letters',
        'heavy font',
        'meme font',
        'display font',
      ],
    ],
  ],
  [
    'mono',
    [
      ...[
        'typewriter font',
        'typewriter',
        'monospace',
        'monospaced',
        'mono font',
        'mono',
        'courier',
      ],
      ...['code font', 'coding font', 'terminal font', 'fixed width', 'computer font', 'console'],
    ],
  ],
  [
    'sans',
    [
      'sans serif',
      'sans',
      'helvetica',
      'arial',
      'inter',
      'roboto',
      'montserrat',
      'open sans',
      'lato',
      'poppins',
      'futura',
      'modern font',
      'clean font',
    ],
  ],
];
/** What a phrase says about a text. */
export interface TextHint
  extends Partial<Pick<Caption, 'typeface' | 'capitals' | 'width' | 'outlined'>> {
  /** Small, in the corner. */
  watermark?: boolean;
  /** Smaller than a title. */
  subtitle?: boolean;
  /** The phrase means a text only when there is something in quotes. */
  quoted?: boolean;
}

const CAPITALS = [
  ...['all caps', 'in caps', 'caps', 'capitals', 'capital letters', 'all capitals', 'uppercase'],
  ...['upper case', 'all uppercase', 'block capitals', 'capital'],
];
const OUTLINED = [
  'outlined',
  'with outline',
  'with black outline',
  'with white outline',
  'outline',
];
const THIN = [
  ...['thin', 'thin letters', 'thin lettering', 'thin font', 'thin text', 'thin type', 'skinny'],
  ...['light font', 'light letters', 'light weight', 'lightweight', 'hairline', 'slim letters'],
  ...['skinny font', 'skinny letters', 'fine letters', 'slim font', 'delicate letters', 'slim'],
];
const ITALIC = ['italic', 'italics', 'in italics', 'italicized', 'oblique', 'italic letters'];
/** How much of the picture's width a text shall fill. */
export const WIDTHS: readonly (readonly [number, readonly string[]])[] = [
  [
    0.5,
    ['across', 'over', 'to', 'at', 'about'].flatMap((how) => [
      `${how} half the width`,
      `${how} half of the width`,
      `${how} half width`,
    ]),
  ],
  [
    0.88,
    [
      ...['across', 'over', 'at', 'to'].flatMap((how) =>
        ['full', 'whole', 'entire'].flatMap((all) => [
          `${how} the ${all} width`,
          `${how} ${all} width`,
        ]),
      ),
      ...[
        'as big as possible',
        'as large as possible',
        'filling the picture',
        'filling the whole picture',
        'full width text',
        'as wide as the picture',
        'as wide as the image',
        'edge to edge',
      ],
      ...[
        'as wide as the photo',
        'across the picture',
        'across the image',
        'across the photo',
        'across the whole picture',
        'across the whole image',
        'across the whole photo',
      ],
    ],
  ],
];
/** Say what the text is, or how it is set: nothing more to do for them. */
export const ABOUT_THE_TEXT = [
  ...['letters', 'font', 'in', 'size', 'text', 'colored', 'capital', 'caps', 'caption', 'corner'],
  ...['words', 'edge', 'side', 'the word', 'title', 'write', 'saying', 'that says', 'watermark'],
];
/** What a text in quotes may be called. */
export const CALLED = [
  ...[
    'name',
    'names',
    'signature',
    'initials',
    'message',
    'greeting',
    'greetings',
    'date',
    'credit',
  ],
  ...[
    'handle',
    'hashtag',
    'tagline',
    'note',
    'sign',
    'signed',
    'stamp',
    'logo',
    'copyright',
    'year',
  ],
  ...[
    'price',
    'hashtags',
    'discount',
    'offer',
    'event',
    'title',
    'headline',
    'slogan',
    'motto',
    'song',
    'verse',
  ],
  ...['instagram', 'insta', 'tiktok', 'twitter', 'facebook', 'page', 'shop'],
  ...['username', 'website', 'url', 'brand', 'company', 'location', 'place', 'sentence', 'phrase'],
  ...[
    'written',
    'written on',
    'in letters',
    'typed',
    'printed',
    'letter',
    'line',
    'with',
    'quotes',
    'lettering',
    'wording',
  ],
];

/** "Our agency name “Harbor Homes”": accounts for what the quoted words are. */
export function takeNameOf({ tokens, used }: Clause, quote: Token): void {
  const at = tokens.indexOf(quote);
  const isName = ({ kind, text }: Token) =>
    kind === 'word' && !/^(on|onto|over|in|at|of|under|behind|beside|next)$/.test(text);
  let from = at;
  while (from > Math.max(0, at - 4) && isName(tokens[from - 1] as Token)) from -= 1;
  const owner = tokens.findIndex(
    ({ text }, i) => i >= from && i < at && /^(a|the|my|our|your|his|her|their)$/.test(text),
  );
  if (owner >= 0) for (let i = owner; i < at; i++) used.add(i);
}

/** How the letters look, as far as phrases and words say it. */
export function takeLook(
  clause: Clause,
  hint: TextHint,
): Pick<Caption, 'typeface' | 'capitals' | 'width' | 'outlined' | 'thin' | 'italic'> {
  const named = TYPEFACE_WORDS.find(([, names]) => takeWords(clause, ...names))?.[0];
  const isMeme = takeWords(clause, 'meme', 'meme text', 'meme font', 'meme style');
  const width = WIDTHS.find(([, phrases]) => takeWords(clause, ...phrases))?.[0];
  const capitals = takeWords(clause, ...CAPITALS);
  const outlined = takeWords(clause, ...OUTLINED);
  const typeface = named ?? hint.typeface ?? (isMeme ? 'poster' : 'sans');
  // A handwriting leans by itself.
  const leans = typeface === 'handwritten' && takeWords(clause, ...ITALIC);
  return {
    ...(hasCut(typeface, 'thin') && takeWords(clause, ...THIN) ? { thin: true } : {}),
    ...(!leans && hasCut(typeface, 'italic') && takeWords(clause, ...ITALIC)
      ? { italic: true }
      : {}),
    typeface,
    width: width ?? hint.width ?? null,
    capitals: capitals || isMeme || (hint.capitals ?? false),
    outlined: outlined || isMeme || (hint.outlined ?? false),
  };
}
