import { closestExamples } from './closest-examples.ts';
import { classifyColours } from './colour-refusals.ts';
import { PARTS, PERSONS, REMOVERS } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Why a wish cannot be done, and what comes near it. */
export interface RefusalClass {
  reason: string;
  near: readonly string[];
}

interface Rule extends RefusalClass {
  test: RegExp;
}

// Tested in order against the words of the clause, separated by single blanks.
const RULES: readonly Rule[] = [
  {
    test: /\b(?:selective|splash)\b/,
    reason: 'it edits the whole picture and cannot leave a part out',
    near: ['Make it black and white', 'Make the colours weaker', 'Make it a duotone'],
  },
  {
    test: /\b(smil\w{0,4}|frown\w{0,4}|laugh\w{0,4}|cry|crying|wink\w{0,4}|expression|expressions|happy|happier|sad|sadder|angry|grin\w{0,5}|open (?:\w+ )?eyes|close (?:\w+ )?eyes)\b/,
    reason: 'it cannot change expressions',
    near: ['Make it warmer', 'Make the colours stronger', 'Make it brighter'],
  },
  {
    test: /\b(older|younger|age|aged|aging|slim|slimmer|thinner|fatter|taller|shorter|muscular|muscles|bald|hair|hairstyle|haircut|beard|mustache|moustache|makeup|lipstick|tattoo|tattoos|wrinkles?|acne|pimples?|blemish(?:es)?|teeth|skin|weight|waist)\b/,
    reason: 'it cannot change faces, hair, age or bodies',
    near: ['Blur it slightly', 'Make it black and white', 'Give it a vintage look'],
  },
  {
    test: /\b(pose|posing|sit|sitting|stand|standing|jump|jumping|danc\w{0,3}|running|facing|from behind|side view|angle|viewpoint|perspective|camera)\b/,
    reason: 'it cannot change the pose or the point of view',
    near: ['Flip it horizontally', 'Rotate it 90° to the left', 'Zoom in'],
  },
  {
    test: /\b(?:swap|replace|switch|exchange) (?:\w+ ){0,3}(?:face|faces|head|heads|bodies|body)\b/,
    reason: 'it cannot swap faces',
    near: ['Make it black and white', 'Flip it horizontally', 'Crop it to a square'],
  },
  {
    test: /\b(background|backgrounds|backdrop|scenery|surroundings)\b/,
    reason: 'it edits the whole picture and cannot tell the background from the rest',
    near: ['Blur the whole picture', 'Add a vignette', 'Crop it to a square'],
  },
  {
    test: /\b(?:beach|seaside|jungle|space|mars|paris|tokyo|new york|city|forest|mountains?|desert|office|studio)\b/,
    reason: 'it cannot put the picture in another place',
    near: ['Make it warmer', 'Give it a vintage look', 'Add a rainbow'],
  },
  {
    test: /\b(?:sunset|sunrise|golden hour|dusk|dawn|summer|summery)\b/,
    reason: 'it cannot change the time or the season',
    near: ['Make it much warmer', 'Make it warmer and add a vignette', 'Make the colours stronger'],
  },
  {
    test: /\b(?:night|nighttime|midnight|winter|snow|snowing|snowy|rain|raining|rainy|fog|foggy|storm|weather|christmas)\b/,
    reason: 'it cannot change the weather, the time or the season',
    near: ['Make it cooler', 'Make it darker', 'Add a vignette'],
  },
  {
    test: /\b(?:colorize|colorise|recolor)\b/,
    reason: 'it cannot know the true colours of things',
    near: ['Make it sepia', 'Make it a duotone', 'Make it warmer'],
  },
  {
    test: /\b(?:restore|restoration|repair|scratch\w{0,3}|damaged|damage|unblur|deblur|denoise|noise|noisy|enhance|improve|better|fix|quality|professional|retouch|touch up|hdr|dehaze|haze|red eye|resolution)\b/,
    reason: 'it cannot restore or invent detail',
    near: ['Enhance it', 'Sharpen it', 'Add more contrast'],
  },
  {
    test: /\b(?:cartoon|cartoons|comic|comics|anime|manga|ghibli|pixar|disney|caricature|lego|claymation|figurine|3d)\b/,
    reason: 'it does not have that style',
    near: ['Posterise it', 'Turn it into pixel art', 'Turn it into a pencil sketch'],
  },
  {
    test: /\b(?:paint|painting|painterly|watercolor|watercolors|oil|acrylic|gogh|monet|picasso|impressionist|canvas|stained glass)\b/,
    reason: 'it does not have that style',
    near: ['Turn it into a pencil sketch', 'Posterise it', 'Give it a vintage look'],
  },
  {
    test: /\b(?:neon|cyberpunk|synthwave|futuristic|glow|glowing|glitch|hologram)\b/,
    reason: 'it does not have that style',
    near: ['Make it a purple and cyan duotone', 'Make the colours much stronger', 'Add a rainbow'],
  },
  {
    test: /\b(?:cinematic|dramatic|moody|dreamy|ethereal|magical|epic|movie|fantasy|gloomy|spooky|newspaper|stylize|style)\b/,
    reason: 'it does not have that style',
    near: ['Give it a vintage look', 'Add more contrast', 'Add a vignette'],
  },
  {
    test: /\b(?:merge|blend|combine|mix|double exposure|overlay the)\b/,
    reason: 'it cannot blend pictures into one another',
    near: ['Put them side by side', 'Make it a duotone', 'Add a vignette'],
  },
  {
    test: /\b(?:animate|animated|video|gif|move|moving|3d model)\b/,
    reason: 'it makes still pictures only',
    near: ['Flip it horizontally', 'Rotate it 90° to the left', 'Zoom in'],
  },
];

const ADDING =
  /\b(?:add|put|give (?:him|her|them|me|us|the \w+)|insert|include|place|wear|wearing|holding|draw|with)\b/;
const TURNING = /\b(?:turn|change|transform|convert|make|morph)\b.{0,80}\binto\b/;

/** What kind of wish the words of a clause are, when the engine cannot do it. */
export function classify(tokens: readonly Token[]): RefusalClass {
  const words = tokens
    .filter((t) => t.kind === 'word')
    .slice(0, 60)
    .map((t) => t.text);
  const text = words.join(' ');
  const rule = classifyColours(words) ?? RULES.find(({ test }) => test.test(text));
  if (rule) return rule;
  if (
    words.some((word) => REMOVERS.has(word)) ||
    /\b(?:take|cut|crop|edit|photoshop) (?:\w+ ){0,4}(?:out|away)\b|\b(?:out|away)\b/.test(text)
  ) {
    return {
      reason: 'it cannot take things out of a picture',
      near: ['Crop it to a square', 'Zoom in', 'Blur the whole picture'],
    };
  }
  if (TURNING.test(text)) {
    return {
      reason: 'it cannot turn things into other things',
      near: ['Turn it into a pencil sketch', 'Turn it into pixel art', 'Make it a duotone'],
    };
  }
  if (words.some((word) => PARTS.has(word) || PERSONS.has(word)) && !ADDING.test(text)) {
    return {
      reason: 'it edits the whole picture, not a part of it',
      near: ['Make the colours stronger', 'Make it brighter', 'Crop it to a square'],
    };
  }
  if (ADDING.test(text)) {
    return {
      reason: 'it cannot add new objects',
      near: ['Add the text “Hello”', 'Add a white border', 'Add a rainbow'],
    };
  }
  return { reason: 'it does not understand that', near: closestExamples(text) };
}
