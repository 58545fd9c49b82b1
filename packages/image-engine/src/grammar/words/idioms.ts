import type { Scope } from '../../picture/picture.ts';

/** Names of a light are those of a place once a background is exchanged for them. */
const SUNSETS = ['replace', 'swap', 'change', 'switch', 'exchange'].flatMap((verb) =>
  ['with', 'to', 'for', 'by', 'into'].flatMap((how) =>
    ['sunset', 'sunrise', 'dusk', 'dawn'].map((light) => `${verb} background ${how} ${light}`),
  ),
);

/** Phrases that mean an operation on one part of the picture, or not what their words say one by one. */
export const IDIOMS: readonly {
  phrases: string;
  op: string;
  on?: Scope;
  hint?: object;
}[] = [
  {
    phrases:
      'keep only subject in color|keep just subject in color|leave only subject in color|spot color|spot colors|spot coloring|color pop|color pop effect|color popping|color splash|color splash effect|selective color|selective colors|selective coloring|selective colorization|selective desaturation|partial color|color isolation|only subject in color|only subject in colors|only subject colored|only subject color|color key effect',
    op: 'grayscale',
    on: 'background',
  },
  { phrases: 'b n w|b n w photo|gray out|grayed out', op: 'grayscale' },
  {
    phrases:
      'remove saturation|no saturation|without saturation|zero saturation|take out saturation|take away saturation|eliminate saturation|strip saturation|get rid of saturation',
    op: 'grayscale',
  },
  {
    phrases:
      'make pastel|make them pastel|make colors pastel|pastel tone|pastel palette|more pastel',
    op: 'saturation',
    hint: { direction: -1 },
  },
  {
    phrases:
      'make it portrait|make it portrait orientation|make it portrait format|make this portrait|make picture portrait|portrait instead of landscape|portrait not landscape|landscape to portrait|landscape into portrait|from landscape to portrait|change to portrait',
    op: 'crop',
    hint: { ratio: '4:5' },
  },
  {
    phrases:
      'portrait to landscape|portrait into landscape|landscape not portrait|landscape instead of portrait',
    op: 'crop',
    hint: { ratio: '3:2' },
  },
  {
    phrases:
      'improve quality of|increase quality|raise quality|boost quality|up quality|quality better|quality up|quality higher|fix quality',
    op: 'enhance',
    hint: { hope: true },
  },
  {
    phrases:
      'make circle|make it circle|make it circular|make it round|in circle|into circle|circle shape|circular shape|round shape',
    op: 'format',
    hint: { format: 'roundProfile' },
  },
  {
    phrases: 'photo strip from movie reel|movie reel|film reel|reel of film|strip from film reel',
    op: 'frame',
    hint: { style: 'film' },
  },
  {
    phrases:
      'wallpaper for iphone|iphone wallpaper|phone wallpaper|phone background|phone screen|lock screen|lockscreen|wallpaper for samsung|wallpaper for android|android wallpaper',
    op: 'format',
    hint: { format: 'story' },
  },
  {
    phrases: 'less harsh shadows|shadows less harsh|softer shadows|shadows softer',
    op: 'shadows',
    hint: { direction: 1 },
  },
  {
    phrases:
      'water stains|coffee stains|has water stains|torn edge|torn edges|torn corner|torn corners',
    op: 'restore',
  },
  {
    phrases:
      'is sideways|its sideways|came out sideways|lying on its side|sideways photo|sideways picture',
    op: 'rotate',
    hint: { degrees: 90, verb: true },
  },
  {
    phrases:
      'shadow around|shadow around picture|shadow around photo|shadow around it|shadow behind picture|shadow behind photo',
    op: 'frame',
    hint: { style: 'card' },
  },
  {
    phrases: 'borders fade to white|border fade to white|sides fade to white',
    op: 'vignette',
    hint: { light: true },
  },
  {
    phrases: 'simplify colors|simplify colors to|limit colors|limit colors to|only use colors',
    op: 'posterise',
  },
  {
    phrases:
      'clarity and texture|texture and clarity|increase texture|more texture|boost texture|bring out texture|bring out textures',
    op: 'sharpen',
  },
  {
    phrases: 'colors less neon|less neon|less fluorescent|less loud|less garish',
    op: 'saturation',
    hint: { direction: -1 },
  },
  {
    phrases: 'whites whiter|whites brighter|blacks blacker',
    op: 'contrast',
    hint: { direction: 1 },
  },
  {
    phrases: 'make strip of|strip of three|strip of all|strip of two|strip of four',
    op: 'sideBySide',
    hint: { direction: 'row' },
  },
  {
    phrases:
      'crease|remove crease|big crease|crease down|crease across|crease through|they faded|colors faded|it faded|faded over years',
    op: 'restore',
  },
  { phrases: 'film borders|film edges', op: 'frame', hint: { style: 'film' } },
  {
    phrases: 'blacks are crushed|blacks too crushed|blacks look crushed',
    op: 'contrast',
    hint: { direction: -1 },
  },
  { phrases: 'pop colors', op: 'saturation', hint: { direction: 1 } },
  { phrases: 'flip colors|mirror colors|reverse colors|opposite colors', op: 'invert' },
  { phrases: 'eyes not red|eyes less red|eyes arent red|eyes are red', op: 'redEye' },
  {
    phrases: 'background colorful|background more colorful|background less dull',
    op: 'saturation',
    on: 'background',
    hint: { direction: 1 },
  },
  { phrases: SUNSETS.join('|'), op: 'replaceBackground', hint: { scene: 'sunset' } },
  { phrases: 'more clear|more clearly|more clarity', op: 'sharpen' },
  { phrases: 'light background', op: 'brightness', on: 'background' },
  {
    phrases: 'snow in background only|snow only in background|snow just in background',
    op: 'snow',
    on: 'background',
  },
  { phrases: 'make it snow|let it snow', op: 'snow' },
  { phrases: 'make it rain|let it rain', op: 'rain' },
  {
    phrases: 'remove background noise|reduce background noise|background noise|background grain',
    op: 'denoise',
  },
  {
    phrases: 'stand out|stands out|stand out more|more prominent',
    op: 'enhance',
    hint: { hope: true },
  },
  {
    phrases: 'moody cinematic|cinematic moody|dark cinematic|dark moody cinematic',
    op: 'cinematic',
  },
  { phrases: 'blow up|blown up', op: 'upscale' },
  { phrases: 'blur back|back blurry|blurry back|back out of focus', op: 'backgroundBlur' },
  {
    phrases:
      'colors look off|colors off|color off|color looks off|colors look fix|colors is fix|color is fix|colors are fix|color looks fix',
    op: 'whiteBalance',
  },
  {
    phrases:
      'warm sunset light|warm golden light|warm golden hour|warm golden hour light|warm golden glow|warm evening glow|warm sunset glow|warm morning light',
    op: 'goldenHour',
  },
];
