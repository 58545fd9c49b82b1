import { PARTS, PERSONS, REMOVERS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { classTold, THING_TURNED } from './classes-told.ts';
import { closestExamples } from './closest-examples.ts';
import { classifyColours } from './colour-refusals.ts';
import { scenesNear } from './places.ts';
import {
  NO_SCENE,
  NO_SUCH_PLACE,
  NOT_UNDERSTOOD,
  PART_UNMARKED,
  SMALLER_PART,
  TURNED,
  UNMARKED,
} from './reasons.ts';
import type { RefusalClass, RefusalRule } from './refusal-class.ts';
import { ruleOf } from './rules/index.ts';

/** "Undo the last change": of what was done before. */
const TAKEN_BACK: RefusalRule = {
  test: /^(?:(?:please|can|could|you|just) )*(?:undo|revert|take back|roll back)(?: (?:it|that|this|the|your|my|last|previous|latest|all|of|change|changes|edit|edits|step|steps|one|thing|everything|again|please|you|i|did|made|just|blur|crop))*$/,
  reason: 'words change the picture, and take nothing back: go on from an earlier version instead',
  near: ['Enhance it', 'Make it brighter', 'Crop it to a square'],
};

/** "As a PNG", "500 KB at most": a plan says what the picture looks like, not how its file is written. */
const FILE_KIND: RefusalClass = {
  reason: 'words change the picture, and not the kind or the size of its file',
  near: ['Resize it to 1200 px wide', 'Crop it to a square', 'Upscale it 2×'],
};
const KINDS =
  /\b(?:as|in|into|to|a|save|export|download|be|make|make (?:it|that|this)) (?:an? )?(?:png|jpe?g|webp|pdf|heic|avif|tiff?|bmp|svg)\b|^(?:png|jpe?g|webp|pdf|heic|avif|tiff?)$|\b(?:kb|mb|kilobytes?|megabytes?)\b/;
/** "Make the water blue": done where it is marked. */
const WATER_COLOURED =
  /\bmake (?:the|my|our) (?:\w+ )?(?:water|sea|ocean|lake|river|pool|waves) (?:(?:light|dark|bright|deep) )?(?:blue|green|turquoise|teal)$/;
/** "Put me before the Matterhorn": a place that nobody knows. */
const BEFORE_THING =
  /\b(?:put|place|stand|set) (?:me|us|him|her|them|it|(?:the|my|our) \w+) (?:in front of|before) (?:the|a|an)?\b/;
const SCENES = ['Put it in the mountains', 'Put it in a city', 'Put it on a beach'];

const ADDING =
  /\b(?:stickers?$|stickers? (?:on|around|onto|over)|(?:pop|stick|plonk|chuck|slap|whack|fill) (?:an?(?! (?:bit|little|touch|tad|lot)\b)|some|the|this|my|his|her|two) |furnish|furniture|add|put|give (?:him|her|them|me|us|all|both|everyone|everybody|the \w+)|insert|include|place|wear|wearing|holding|draw|with|in (?:the|his|her|my|our) hands?)\b/;
const TURNING =
  /\b(?:turn|change|transform|convert|make|morph)\b.{0,80}\binto\b|\b(?:turn|transform|convert|morph|change) (?:the|my|our|his|her|this) \w+ in (?:an? )?\w+$|\blook like\b|\bdress \w+ up\b/;
/** "Make a lion out of the dog" */
const MADE_OF =
  /\bmake (?:an? |some )?(?:\w+ ){1,2}(?:out )?of (?:the|my|our|this|that|it|him|her|me|us)\b|\bmake (?:in|out of|from|of) (?:the|my|our) \w+ an? \w+(?: \w+)?$/;
/** "A party hat" is a hat, and no place. */
const OF_A_FEAST = /\bparty (?:hats?|poppers?|balloons?|horns?|streamers?|decorations?)\b/;
/** What is printed on the front, and covers nothing up. */
const COVER =
  /\b(?:magazine|book|album|record|comic|vogue|fashion|newspaper) cover\b|\bcover (?:of|for) (?:(?:an?|the|my|our) )?(?:magazine|book|album|record)\b/;
const TAKING_OUT =
  /\b(?:take|cut|crop|edit|photoshop|get) (?:\w+ ){0,4}(?:out|away|rid)\b|\b(?:out|away)\b/;

/** What kind of wish the words of a clause are, when the engine cannot do it. */
export function classify(tokens: readonly Token[]): RefusalClass {
  const words = tokens
    .filter((t) => t.kind === 'word' && t.text !== 'please')
    .slice(0, 60)
    .map((t) => t.text);
  const text = words.join(' ');
  const isBackground = /\b(?:background|backdrop|scenery|surroundings|bg|somewhere)\b/.test(text);
  const isCover = COVER.test(text);
  const isRemoval =
    words.some((word) => REMOVERS.has(word) && !(isCover && word === 'cover')) ||
    TAKING_OUT.test(text);
  if (KINDS.test(text)) return FILE_KIND;
  if (TAKEN_BACK.test.test(text)) return TAKEN_BACK;
  if (MADE_OF.test(text) || THING_TURNED.test(text)) return TURNED;
  const colours = classifyColours(words);
  if (colours) return colours;
  if (
    isRemoval &&
    !/\b(?:wrinkles?|acne|pimples?|beard|mustache|moustache|belly|tummy|double chin|chin|freckles|weight|kilos?|years|gray hairs?)\b/.test(
      text,
    )
  )
    return UNMARKED;
  const told = classTold(text);
  const rule = ruleOf(told ?? text);
  if (rule) return rule;
  const scenes = TURNING.test(text) || OF_A_FEAST.test(text) ? null : scenesNear(text);
  if (scenes) return { reason: NO_SUCH_PLACE, near: [...scenes, 'Give it golden-hour light'] };
  if (BEFORE_THING.test(text)) return { reason: NO_SUCH_PLACE, near: SCENES };
  if (isBackground) return NO_SCENE;
  if (TURNING.test(text)) {
    return TURNED;
  }
  // "Night with a full moon": none is there
  const isAdded =
    ADDING.test(text) || /^(?:and |an? |the |big |bright |full )*(?:moon|rainbow)$/.test(text);
  if (words.some((word) => PARTS.has(word) || PERSONS.has(word)) && !isAdded) {
    return {
      reason: WATER_COLOURED.test(text) ? PART_UNMARKED : SMALLER_PART,
      near: ['Make the colours stronger', 'Make it brighter', 'Crop it to a square'],
    };
  }
  if (isAdded) {
    return {
      reason: 'it cannot add new objects',
      near: ['Add a rainbow', 'Make it snow', 'Add the text “Hello”'],
    };
  }
  return { reason: NOT_UNDERSTOOD, near: closestExamples(text) };
}
