import { NOT_UNDERSTOOD, OWN_DETAILS } from '../reasons.ts';
import type { RefusalRule } from '../refusal-class.ts';

/** What forms have told to be past an operation, most of them in words of their own. */
export const LIMIT_RULES: readonly RefusalRule[] = [
  {
    test: /\bpictures in reverse order\b/,
    reason:
      'it lays pictures out in the order in which they came: add them in the other order, and ask again',
    near: ['Put them side by side', 'Put them one above the other', 'Make a collage'],
  },
  {
    test: /\bcrop at body part\b/,
    reason: 'of a body it finds the head, and cannot tell where other parts are',
    near: ['Crop tight around the subject', 'Crop it to 4:5', 'Crop it to a square'],
  },
  {
    test: /\bborder on some sides\b/,
    reason: 'its borders go all around: bars at two sides come with a shape that is named',
    near: ['Pad it to 16:9 in black', 'Add a white border', 'Make it cinematic with letterbox'],
  },
  {
    test: /\boval frame\b/,
    reason: 'its borders are four-sided or go around a round picture, and none is oval',
    near: ['Make it a round profile picture', 'Add a white border', 'Crop it to a square'],
  },
  {
    // How a picture in a picture is edged, where fog lies: told of what is made in one way only.
    test: /\bown detail\b/,
    reason: OWN_DETAILS,
    near: ['Put them side by side', 'Make a collage', 'Add fog'],
  },
  {
    // Texts stand at three places of a row: under more pictures they would stand beside them.
    test: /\blabels of many\b/,
    reason: NOT_UNDERSTOOD,
    near: ['Put them side by side', 'Make a collage', 'Add the text “Hello” at the bottom'],
  },
  {
    test: /\btilted letters\b/,
    reason: 'it writes in level lines, and a text once: letters are neither turned nor repeated',
    near: ['Add the text “Hello”', 'Add the text “Hello” at the top', 'Add a white border'],
  },
  {
    test: /\b(?:speech|thought) (?:bubble|balloon)/,
    reason: 'it cannot add new objects',
    near: ['Add the text “Hello”', 'Add the text “Hello” at the top', 'Make it a comic'],
  },
  {
    test: /\bunmade letters\b/,
    reason: 'it does not have that style',
    near: [
      'Write “Hello” in handwriting',
      'Write “Hello” in white outlined in black',
      'Add the text “Hello” at the top',
    ],
  },
  {
    test: /\bdirection of light\b/,
    reason: 'low light comes from the side that is lighter already, and cannot be moved',
    near: ['Give it golden-hour light', 'Add portrait light from the left', 'Make it warmer'],
  },
  {
    test: /\bletters by share\b/,
    reason: 'how high letters are is told in px, and not as a share of the picture',
    near: ['Add the text “Hello” at the bottom', 'Add a white border', 'Make it brighter'],
  },
  {
    test: /\beyeshine\b/,
    reason: 'it finds red pupils in faces of people, and no glow of another colour',
    near: ['Remove the red eyes', 'Make it black and white', 'Make the highlights darker'],
  },
  {
    // A black bar is one: what is there can be blurred or erased instead, once it is marked.
    test: /\bblackout\b/,
    reason: 'it paints no black bars over things',
    near: [
      ...['Erase what I marked', 'Blur what I marked'],
      ...['Blur the whole picture', 'Make it pixel art', 'Crop it to a square'],
    ],
  },
  {
    test: /^packaging$/,
    reason: 'it makes the figure, and neither a box nor other packaging',
    near: ['Turn it into a figurine', 'Add a white border', 'Add the text “Hello”'],
  },
];
