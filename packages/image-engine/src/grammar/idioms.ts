import type { Scope } from '../picture/picture.ts';

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
