import { OTHER_POSE, PART_UNMARKED } from '../reasons.ts';
import type { RefusalRule } from '../refusal-class.ts';

/** Faces, bodies and how they are held. */
export const BODY_RULES: readonly RefusalRule[] = [
  {
    test: /\b(smil\w{0,4}|frown\w{0,4}|blink\w{0,4}|making a face|grumpy|serious|laugh\w{0,4}|cry|crying|wink\w{0,4}|expression|expressions|happy|happier|sad|sadder|angry|grin\w{0,5}|open (?:\w+ )?eyes|close (?:\w+ )?eyes|eyes (?:open|closed|shut))\b/,
    reason: 'it cannot change expressions',
    near: ['Make it warmer', 'Make the colours stronger', 'Make it brighter'],
  },
  {
    test: /\b(?:whit(?:en|er|e|ening)|bright(?:en|er)|lighten|bleach|yellow)\b(?:(?! and\b)[^.,;])*\bteeth\b|\bteeth\b(?:(?! and\b)[^.,;])*\b(?:whit(?:en|er|e|ening)|bright(?:en|er)|lighter|yellow)\b/,
    reason: PART_UNMARKED,
    near: ['Smooth the skin', 'Add portrait light', 'Enhance it'],
  },
  {
    test: /\b(wrinkles?|acne|pimples?|blemish(?:es)?|skin|pores)\b/,
    reason: 'it cannot change faces, hair, age or bodies',
    near: ['Smooth the skin', 'Add portrait light', 'Give it golden-hour light'],
  },
  {
    test: /\b(kilos?|kg|pounds|lbs|make (?:me|him|her|us|them) thin|older|younger|age|aged|aging|slim|slimmer|thinner|skinny|skinnier|fatter|fat|chubbier|chubby|curvier|leaner|heavier|fitter|sexier|buff|ripped abs|abs|six ?pack|biceps|pecs|butt|bum|booty|boobs|breasts|buttocks|thighs|calves|pregnant|jawline|cheekbones|eyelashes|lashes|mascara|eyeliner|tan|tanned|taller|shorter|muscular|muscles|bald|hair|eyes (?:(?:bright|light|dark) )?(?:blue|green|brown|gray|turquoise|purple|violet|gold|hazel)|hairstyle|haircut|beard|mullet|bangs|perm|mohawk|dreadlocks|dreads|ponytail|pigtails|braids|curls|afro|mustache|moustache|makeup|lipstick|tattoo|tattoos|teeth|weight|years off|off \w+ years|(?:take|shave|knock) \w+ years|looks? (?:like )?(?:at|aged|when|with)(?: in| out)?$|\d+ years|waist|eyebrows?|lips?|freckles|nose|chin|double chin|belly)\b/,
    reason: 'it cannot change faces, hair, age or bodies',
    near: ['Blur it slightly', 'Make it black and white', 'Give it golden-hour light'],
  },
  {
    test: /\b(?:raise|raises|lift|lower|cross|uncross|fold|stretch|bend|wave|spread|move) (?:\w+ )?(?:his|her|my|our|their|the|both) (?:left |right |other )?(?:arms?|hands?|legs?|foot|feet|knees?|elbows?)\b|\b(pose|posing|sit|sitting|stand|standing|jump|jumping|danc\w{0,3}|running|walking|facing|from behind|side view|angle|viewpoint|perspective|(?<!\b(?:thermal|infrared|security|film|night vision|disposable) )camera|hold(?:ing)? hands|(?:have|make|let) (?:me|us|him|her|them|everyone) (?:wave|waving|hug|hugging|kiss|kissing|point|lean|turn around|look at))\b/,
    reason: OTHER_POSE,
    near: ['Flip it horizontally', 'Rotate it 90° to the left', 'Zoom in'],
  },
];
