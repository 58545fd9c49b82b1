import { PARTS, PERSONS, REMOVERS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { classTold, THING_TURNED } from './classes-told.ts';
import { closestExamples } from './closest-examples.ts';
import { classifyColours } from './colour-refusals.ts';
import { scenesNear } from './places.ts';

/** Why a wish cannot be done, and what comes near it. */
export interface RefusalClass {
  reason: string;
  near: readonly string[];
}

interface Rule extends RefusalClass {
  test: RegExp;
}

/** A thing to go that nobody has marked. */
export const UNMARKED: RefusalClass = {
  reason:
    'what goes has to be marked: mark it with the box or the brush and say “Erase what I marked”',
  near: ['Crop it to a square', 'Zoom in', 'Blur the whole picture'],
};
/** Something is to become something else. */
export const TURNED = {
  reason: 'it cannot turn things into other things',
  near: ['Make it a cartoon', 'Turn it into pixel art', 'Turn it into an oil painting'],
};
const NO_SCENE: RefusalClass = {
  reason: 'it needs to know what to put there: a colour, another picture or one of its scenes',
  near: ['Make the background white', 'Put it on a beach', 'Blur the whole picture'],
};
/** "Undo the last change": of what was done before. */
const TAKEN_BACK: Rule = {
  test: /^(?:(?:please|can|could|you|just) )*(?:undo|revert|take back|roll back)(?: (?:it|that|this|the|your|my|last|previous|latest|all|of|change|changes|edit|edits|step|steps|one|thing|everything|again|please|you|i|did|made|just|blur|crop))*$/,
  reason: 'words change the picture, and take nothing back: go on from an earlier version instead',
  near: ['Enhance it', 'Make it brighter', 'Crop it to a square'],
};

/** "As a PNG": a plan says what the picture looks like, not how its file is written. */
const FILE_KIND: RefusalClass = {
  reason: 'words change the picture, and not the kind of file it is saved as',
  near: ['Resize it to 1200 px wide', 'Crop it to a square', 'Upscale it 2×'],
};
const KINDS =
  /\b(?:as|in|into|to|a|save|export|download|be|make|make (?:it|that|this)) (?:an? )?(?:png|jpe?g|webp|pdf|heic|avif|tiff?|bmp|svg)\b|^(?:png|jpe?g|webp|pdf|heic|avif|tiff?)$/;
const NO_SUCH_PLACE = 'it does not have that scene';
/** Of a wish for something that is no part of its own. */
export const SMALLER_PART =
  'it can edit the subject, the background or the sky by itself, but no other part';
/** Of a wish for something that can be done where it is marked. */
export const PART_UNMARKED =
  'that part has to be marked: mark it with the box or the brush, and ask again';
export const NOT_UNDERSTOOD = 'it does not understand that';
/** "Make the water blue": done where it is marked. */
const WATER_COLOURED =
  /\bmake (?:the|my|our) (?:\w+ )?(?:water|sea|ocean|lake|river|pool|waves) (?:(?:light|dark|bright|deep) )?(?:blue|green|turquoise|teal)$/;
const OTHER_POSE = 'it cannot change the pose or the point of view';
/** Say of a clause only that something in it was too much, or was not known. */
export const GENERAL_REASONS: ReadonlySet<string> = new Set([
  SMALLER_PART,
  PART_UNMARKED,
  NOT_UNDERSTOOD,
  NO_SCENE.reason,
  NO_SUCH_PLACE,
  OTHER_POSE,
]);

/** "Put me before the Matterhorn": a place that nobody knows. */
const BEFORE_THING =
  /\b(?:put|place|stand|set) (?:me|us|him|her|them|it|(?:the|my|our) \w+) (?:in front of|before) (?:the|a|an)?\b/;
const SCENES = ['Put it in the mountains', 'Put it in a city', 'Put it on a beach'];

/** Asks something about the picture, and wishes for nothing. */
export const QUESTION =
  /^(?:(?:please|hey|hi|hello|so|and|can|could|you) )*(?:what (?:is|are|was|do|does|did|can|could|should|else|breed|kind|color|model|brand|time|year|city|country|language|species|type)|whats|who|whos|whose|where|wheres|when|which|why|how do (?:i|we|they|you) look|how (?:many|much|old|tall|far|big|is|are|did)|is (?:this|that|he|she|there)|are (?:these|they|there)|describe|identify|recognize|guess|count|tell me|explain|analyze|rate)\b/;

// Tested in order against the words of the clause, separated by single blanks.
const RULES: readonly Rule[] = [
  {
    test: QUESTION,
    reason: 'it edits pictures, and does not answer questions about them',
    near: ['Enhance it', 'Make it black and white', 'Crop it to a square'],
  },
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
  {
    test: /\b(smil\w{0,4}|frown\w{0,4}|blink\w{0,4}|making a face|grumpy|serious|laugh\w{0,4}|cry|crying|wink\w{0,4}|expression|expressions|happy|happier|sad|sadder|angry|grin\w{0,5}|open (?:\w+ )?eyes|close (?:\w+ )?eyes|eyes (?:open|closed|shut))\b/,
    reason: 'it cannot change expressions',
    near: ['Make it warmer', 'Make the colours stronger', 'Make it brighter'],
  },
  {
    test: /\b(kilos?|kg|pounds|lbs|make (?:me|him|her|us|them) thin|older|younger|age|aged|aging|slim|slimmer|thinner|skinny|skinnier|fatter|fat|chubbier|chubby|curvier|leaner|heavier|fitter|sexier|buff|ripped abs|abs|six ?pack|biceps|pecs|butt|bum|booty|boobs|breasts|buttocks|thighs|calves|pregnant|jawline|cheekbones|eyelashes|lashes|mascara|eyeliner|tan|tanned|taller|shorter|muscular|muscles|bald|hair|eyes (?:(?:bright|light|dark) )?(?:blue|green|brown|gray|turquoise|purple|violet|gold|hazel)|hairstyle|haircut|beard|mullet|bangs|perm|mohawk|dreadlocks|dreads|ponytail|pigtails|braids|curls|afro|mustache|moustache|makeup|lipstick|tattoo|tattoos|wrinkles?|acne|pimples?|blemish(?:es)?|teeth|skin|weight|years off|off \w+ years|(?:take|shave|knock) \w+ years|looks? (?:like )?(?:at|aged|when|with)(?: in| out)?$|\d+ years|waist|eyebrows?|lips?|freckles|nose|chin|double chin|belly)\b/,
    reason: 'it cannot change faces, hair, age or bodies',
    near: ['Blur it slightly', 'Make it black and white', 'Give it golden-hour light'],
  },
  {
    test: /\b(?:raise|raises|lift|lower|cross|uncross|fold|stretch|bend|wave|spread|move) (?:\w+ )?(?:his|her|my|our|their|the|both) (?:left |right |other )?(?:arms?|hands?|legs?|foot|feet|knees?|elbows?)\b|\b(pose|posing|sit|sitting|stand|standing|jump|jumping|danc\w{0,3}|running|walking|facing|from behind|side view|angle|viewpoint|perspective|camera|hold(?:ing)? hands|(?:have|make|let) (?:me|us|him|her|them|everyone) (?:wave|waving|hug|hugging|kiss|kissing|point|lean|turn around|look at))\b/,
    reason: OTHER_POSE,
    near: ['Flip it horizontally', 'Rotate it 90° to the left', 'Zoom in'],
  },
  {
    test: /\b(?:put|add|place|fill|give|stage)\b.*\bfurniture\b|\bfurnish/,
    reason: 'it cannot add new objects',
    near: ['Enhance it', 'Make it brighter', 'Straighten it'],
  },
  {
    test: /\bproduce another result\b/,
    reason: 'it makes one picture of a wish: ask for the other one afterwards',
    near: ['Make it black and white', 'Make it sepia', 'Paint it in watercolour'],
  },
  {
    test: /\b(?:swap|replace|switch|exchange) (?:\w+ ){0,3}(?:face|faces|head|heads|bodies|body)\b|\bface ?swap\b|\b(?:face|head) (?:from|of) (?:\w+ ){1,5}(?:on|onto|to) (?:\w+ ){0,3}(?:body|head|face|neck)\b/,
    reason: 'it cannot swap faces',
    near: ['Make it a cartoon', 'Make it black and white', 'Flip it horizontally'],
  },
  {
    test: /\b(?:colorize|colorized|colorizing|recolor)\b|\b(?:put|bring|turn|make|convert|change|pass) (?:this|it|him|her|them|(?:the|my|our) \w+)(?: back)? (?:in|into|to) (?:full |true )?colors?$|\b(?:add|give|bring back|put) (?:\w+ ){0,3}colou?rs? (?:to|back)\b/,
    reason: 'it cannot know the true colours of things',
    near: ['Make it sepia', 'Make it a blue and yellow duotone', 'Restore this old photo'],
  },
  {
    test: /\b(?:seasons?|summer|summery|spring|christmas(?! (?:tree|market|lights|card))|halloween|easter|thunderstorm|storm|lightning|tornado)\b/,
    reason: 'it does not have that weather or season',
    near: ['Give it golden-hour light', 'Make it snow', 'Add rain'],
  },
  {
    test: /\b(?:make (?:it|this) (?:a )?day|daytime|daylight|midday|noon|back ?light(?:s|ing)?|backlit|lens ?flares?|light ?leaks?|(?:sun|god|light) ?(?:rays|beams)|(?:rays|beams|shafts) of (?:the )?(?:sun|sunlight|sunshine|light)|sunbeams?|fireworks)\b/,
    reason: 'it does not have that light',
    near: ['Give it golden-hour light', 'Add portrait light', 'Add a vignette'],
  },
  {
    test: /\b(?:super ?resolution|invent-detail)\b/,
    reason: 'it cannot invent detail',
    near: ['Sharpen it', 'Upscale it 2×', 'Enhance it'],
  },
  {
    test: /\b(?:ghibli|pixar|disney|caricature|lego|claymation|clay|3d|simpsons?|minecraft|barbie|voxel|low poly|origami|knitted|felt|plush)\b/,
    reason: 'it does not have that style',
    near: ['Make it a cartoon', 'Give it an anime look', 'Turn it into pixel art'],
  },
  {
    test: /\b(?:gogh|monet|picasso|acrylic|impressionist|impressionism|cubism|cubist|stained glass|mural|graffiti|tapestry|tilt shift|engraving|woodcut|linocut|chalk|crayon|abstract|surreal|renaissance|baroque)\b/,
    reason: 'it does not have that style',
    near: [
      'Turn it into an oil painting',
      'Paint it in watercolour',
      'Turn it into a pencil sketch',
    ],
  },
  {
    test: /\b(?:cyberpunk|synthwave|vaporwave|futuristic|glitch|hologram|holographic|steampunk|matrix|tron)\b/,
    reason: 'it does not have that style',
    near: ['Give it a neon glow', 'Make it a purple and cyan duotone', 'Make it cinematic'],
  },
  {
    test: /\b(?:dreamy|ethereal|magical|fantasy|gloomy|spooky|scary|horror|newspaper|stylize|style|epic|romantic|cozy|aesthetic)\b/,
    reason: 'it does not have that style',
    near: ['Make it cinematic', 'Give it golden-hour light', 'Give it a vintage look'],
  },
  {
    test: /\b(?:animate|animated|video|gif|move|moving|3d model)\b/,
    reason: 'it makes still pictures only',
    near: ['Flip it horizontally', 'Rotate it 90° to the left', 'Zoom in'],
  },
];

const ADDING =
  /\b(?:stickers?$|stickers? (?:on|around|onto|over)|(?:pop|stick|plonk|chuck|slap|whack|fill) (?:an?(?! (?:bit|little|touch|tad|lot)\b)|some|the|this|my|his|her|two) |furnish|furniture|add|put|give (?:him|her|them|me|us|the \w+)|insert|include|place|wear|wearing|holding|draw|with|in (?:the|his|her|my|our) hands?)\b/;
const TURNING =
  /\b(?:turn|change|transform|convert|make|morph)\b.{0,80}\binto\b|\b(?:turn|transform|convert|morph|change) (?:the|my|our|his|her|this) \w+ in (?:an? )?\w+$|\blook like\b|\bdress \w+ up\b/;
/** "Make a lion out of the dog" */
const MADE_OF =
  /\bmake (?:an? |some )?(?:\w+ ){1,2}(?:out )?of (?:the|my|our|this|that|it|him|her|me|us)\b|\bmake (?:in|out of|from|of) (?:the|my|our) \w+ an? \w+(?: \w+)?$/;
/** "A party hat" is a hat, and no place. */
const OF_A_FEAST = /\bparty (?:hats?|poppers?|balloons?|horns?|streamers?|decorations?)\b/;
const TAKING_OUT =
  /\b(?:take|cut|crop|edit|photoshop|get) (?:\w+ ){0,4}(?:out|away|rid)\b|\b(?:out|away)\b/;

/** Words that no picture wish has: whatever else the clause says is about that. */
const HOPELESS = /^(kilos?|kgs?|pounds|lbs|naked|nude|undress|undressed)$/;

const HOPELESS_TURNS: readonly RegExp[] = [
  // As forms put it
  /\bpictures in reverse order\b|\bcrop at body part\b|\bborder on some sides\b|\b(?:tilted|unmade) letters\b|\boval frame\b|^packaging$/,
  // "Make me a few centimetres taller"
  /\b(?:me|him|her|us|them)\b.*\bcentim\w+\b/,
  // A drawing cannot be made a photograph.
  /\binto (?:an? )?(?:real|realistic|photorealistic|lifelike)\b|\bphotorealistic\b|\blook real\b/,
  /\binto an? (?:photo|picture|image) of\b/,
  /\btilt ?shift\b/,
  /^(?!.*\b(?:remove|fix|less|reduce|no|without|correct)\b).*\b(?:motion|radial|zoom|spin|directional) blur\b|\bminiature (?:effect|look|world|city|town)\b/,
  /\b(?:speech|thought) (?:bubble|balloon)|\bnight vision\b/,
  /\bseasons?\b.*\b(?:autumn|fall|spring|summer)\b/,
  /\b(?:night|nighttime|dark|evening)\b (?:in)?to (?:a |the )?(?:\w+ )?(?:day|daytime|daylight|morning|noon)\b/,
  // The true colours of an old photograph nobody knows.
  /^(?!.*\b(?:only|keep|but|except|everything|background|rest|else)\b)(?:.*\b(?:give color (?:to|in)|add color to|put color in|put in color|colorize)\b.*\bblack (?:and )?white\b|.*\bblack (?:and )?white (?:photo|picture|image)\b.*\b(?:in color|into color|into a color|colored|colorize|colorful)\b)/,
  /^(?:(?:please|can|could|you) )*(?:bring|turn|make|convert|put|change) (?:this|it|the|my)(?: old)?(?: picture| photo| image)? (?:back )?(?:in|into|to) (?:full )?color$/,
  /^(?:(?:please|can|could|you) )*coloriz\w* (?:(?:the|this|my|our|old|that|photo|picture|image) )*(?:in )?black and white\b/,
  /\b(?:generate|create|draw|give|make|show|design|paint) (?:me )?(?:an? |some |the )?(?:new )?(?:\w+ )?(?:photo|picture|image|logo|drawing)s? (?:of|for) (?:an?|some|two|three|one)\b/,
  // "I look old here": that is nobody's wish for an old look.
  /\b(?:i|he|she|we|they) looks? (?:\w+ )?(?:old|older|tired|fat|ugly)\b(?! (?:photo|picture|image|movie|film))/,
  /^(?:and |but |so )?how much (?:does|do|is|would|will|did|this|it|that)\b/,
  /^(?:find|search|google)\b|^(?:does|do) (?:this|it|that|the|my|he|she|i|we|they|you)\b(?!.*\b(?:too|need|enough)\b)/,
  /^(?:(?:please|can|could|you) )*coloriz\w* (?:it|this|(?:this|that|my|our|the|an?) (?:\w+ ){0,3}(?:photo|picture|image)\b)/,
  // Another picture, or what was made before, is nothing to go by.
  /\b(?:as|like|match|matching|than) (?:in |on )?(?:the |my )?(?:other|second|third|last|previous|2nd|3rd) (?:photo|picture|image|pic|one|version|edit)\b/,
  /^(?:but )?(?:the|this|that) (?:last|first|previous|old|other|original) (?:one |version |photo |picture |edit )?(?:was|is|looked|looks) (?:\w+ )?(?:better|nicer|good|best|great)\b/,
  /^an? (?:\w+ ){0,2}(?:photo|picture|image|photograph) of (?:an?|some|two|three|one) /,
  /\bwrite (?:me )?(?:an? |some )?(?:poem|story|description|song|essay|joke|bio|hashtags)\b/,
  /^(?:so |and |but )?(?:which|who|whos|whose|where|wheres|read|finish|translate)\b/,
  /^(?:(?:please|hey|hi|can|could|you) )*(?:tell me|describe|identify|recognize|explain|guess|count|who|whos|whose|how old|how many)\b/,
];

/** Whether the clause cannot be done, though some of its words mean an operation: "10 kilos lighter". */
export function isHopeless(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? text : ''));
  return (
    words.some((word) => HOPELESS.test(word)) ||
    HOPELESS_TURNS.some((test) => test.test(words.join(' ')))
  );
}

/** Whether the words name something that this engine never does, such as another expression. */
export function isImpossible(tokens: readonly Token[]): boolean {
  return namesImpossible(tokens.map(({ kind, text }) => (kind === 'word' ? text : '')).join(' '));
}

/** The same of words separated by single blanks. */
export function namesImpossible(words: string): boolean {
  return RULES.some(({ test }) => test !== QUESTION && test.test(words));
}

/** What kind of wish the words of a clause are, when the engine cannot do it. */
export function classify(tokens: readonly Token[]): RefusalClass {
  const words = tokens
    .filter((t) => t.kind === 'word')
    .slice(0, 60)
    .map((t) => t.text);
  const text = words.join(' ');
  const isBackground = /\b(?:background|backdrop|scenery|surroundings|bg|somewhere)\b/.test(text);
  const isRemoval = words.some((word) => REMOVERS.has(word)) || TAKING_OUT.test(text);
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
  const rule = RULES.find(({ test }) => test.test(told ?? text));
  if (rule) return rule;
  const scenes = TURNING.test(text) || OF_A_FEAST.test(text) ? null : scenesNear(text);
  if (scenes) return { reason: NO_SUCH_PLACE, near: [...scenes, 'Give it golden-hour light'] };
  if (BEFORE_THING.test(text)) return { reason: NO_SUCH_PLACE, near: SCENES };
  if (isBackground) return NO_SCENE;
  if (TURNING.test(text)) {
    return TURNED;
  }
  if (words.some((word) => PARTS.has(word) || PERSONS.has(word)) && !ADDING.test(text)) {
    return {
      reason: WATER_COLOURED.test(text) ? PART_UNMARKED : SMALLER_PART,
      near: ['Make the colours stronger', 'Make it brighter', 'Crop it to a square'],
    };
  }
  if (ADDING.test(text)) {
    return {
      reason: 'it cannot add new objects',
      near: ['Add a rainbow', 'Make it snow', 'Add the text “Hello”'],
    };
  }
  return { reason: NOT_UNDERSTOOD, near: closestExamples(text) };
}
