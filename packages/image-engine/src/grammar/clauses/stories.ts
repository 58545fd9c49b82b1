import { isImpossible } from '../refusals/hopeless.ts';
import { FILLERS, KEEPERS, NEGATORS, PARTS, PERSONS } from '../words/lexicon.ts';
import { TALK_WORDS } from '../words/talk-words.ts';
import { tellsHowItWas } from './circumstances.ts';
import type { Segment } from './clauses.ts';
import { tellsHowItLooks } from './looks-told.ts';
import { tellsWhatHappened } from './what-happened.ts';

const PICTURE = /^(photo|photograph|picture|image|pic|snapshot|portrait|selfie|shot)$/;
const GREETING = /^(dear|hey|hi|hello|ok|okay|good)$/;
/** Tell what was: "my grandson took this", "we were in Rome", "this is my cat". */
const TELLING =
  /^(took|taken|shot|was|were|is|are|thats|im|ive|made|sent|found|got|has|have|had|love|loves|came|turned|looks|feels|seems|bought|sell|selling|use|using|going|post|posting|print|printing|work|works|visited|went|hate|dont|didnt)$/;
/** A wish, however it goes on. */
const WISHING =
  /^(make|add|remove|delete|erase|turn|change|put|give|replace|swap|crop|want|need|should|must|can|could|let|without|no|too|open|close|draw|fix)$/;

/** "A photo of a woman on a beach", "a photo from 1943": what is to be seen. */
function shows(words: readonly string[]): boolean {
  const noun = words.findIndex((word) => PICTURE.test(word));
  // "Like an old photo from the seventies" is a look.
  const isLook =
    words.slice(0, Math.max(0, noun)).some((word) => /^(like|as)$/.test(word)) ||
    /^(vintage|retro)$/.test(words[noun + 2] ?? '');
  return noun >= 0 && noun < 5 && !isLook && /^(of|from)$/.test(words[noun + 1] ?? '');
}

/** Who did what: a person or "this" at the beginning, and a verb that tells. */
function tells(words: readonly string[]): boolean {
  // "I'm too fat", "her eyes are closed": complaints, and no story.
  if (words.includes('too')) return false;
  const verb = words.findIndex((word) => TELLING.test(word));
  const isState = /^(is|are)$/.test(words[verb] ?? '');
  if (isState && !/^(this|that|these|here|it)$/.test(words[0] ?? '')) return false;
  if (verb < 1 || verb > 4)
    return /^(thats|im|its|theyre|hes|shes|youre|ive|weve|were)$/.test(words[0] ?? '');
  return words
    .slice(0, verb)
    .every(
      (word) =>
        word === 'am' ||
        FILLERS.has(word) ||
        TALK_WORDS.has(word) ||
        PARTS.has(word) ||
        PERSONS.has(word) ||
        word.startsWith('grand'),
    );
}

/** "The background is distracting": why another is wished for. */
const DISLIKED_GROUND =
  /^(?:the |my |this )?(?:background|backdrop) (?:is|was|looks|seems) (?:\w+ ){0,3}(?:distracting|ugly|messy|busy|cluttered|gross|dirty|chaotic)$/;

/** "It was overcast that day": how it was, beside what it shall be. */
const WEATHER =
  /^(?:it|the day|the weather|that day) (?:was|had been) (?:\w+ )?(?:cloudy|overcast|drizzling|misty|foggy)(?: \w+){0,3}$/;

/** "It's snowing in the picture", in any of the languages: what is to be seen. */
const isWeatherThere = ({ tokens }: Segment): boolean => {
  const said = tokens.map(({ text }) => text).join(' ');
  const isThere = /\b(?:in|on) (?:the|this|my) (?:picture|photo|image)\b/.test(said);
  const tells = /^(is|its|it|est[aá]|il|es|auf|in|dans|sur|en)(?:\s|$)/i.test(tokens[0]?.raw ?? '');
  return isThere && tells && /\b(?:snow|rain|fog|snowing|raining|foggy)\b/.test(said);
};

/** "I took it at night": nothing but how it was. */
const isCircumstance = ({ tokens, matches }: Segment) =>
  matches.length > 0 && matches.every((m) => tellsHowItWas(m, tokens, matches));

function isStory(segment: Segment): boolean {
  const { tokens, matches, joint } = segment;
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? text : ''));
  if (DISLIKED_GROUND.test(words.join(' ')) || isCircumstance(segment) || isWeatherThere(segment))
    return true;
  // "Hero image 1920 by 600" says a size.
  if (tokens.some(({ kind }) => /^(size|ratio|standard|hex)$/.test(kind))) return false;
  const isQuoted = tokens.some(({ kind }) => kind === 'quote');
  const said = words.join(' ');
  if (!isQuoted && (PURPOSE.test(said) || WHY.test(said) || WEATHER.test(said))) return true;
  if (FOR_A_PLACE.test(said) || THERE.some((each) => each.test(said)) || TOLD.test(said))
    return true;
  if (PRAISED.test(said) || BLAMED.test(said) || LOOKED_LIKE.test(said) || NEEDED.test(said))
    return true;
  if (matches.length === 0 && (SHOT.test(said) || LOOKED_BAD.test(said))) return true;
  if (matches.length === 0 && (MADE_BY.test(said) || NAMED.test(said) || CALLED.test(said)))
    return true;
  if (words.length < 2 || /^(with|without|except|but|or|nor)$/.test(joint)) return false;
  if (words.some((w) => WISHING.test(w) || NEGATORS.has(w) || KEEPERS.has(w))) return false;
  const noun = words.findIndex((word) => PICTURE.test(word));
  // "Brighten this photograph of my cat" is a wish all the same.
  const isColourised = words.some((word) => /^coloriz/.test(word));
  if (shows(words) && !isColourised && !matches.some((m) => m.to <= noun)) return true;
  if (matches.length > 0) return false;
  // "This is our living room after the move": nobody is to be moved.
  if (INTRODUCED.test(said)) return true;
  if (isImpossible(tokens)) return false;
  if (tellsHowItLooks(segment)) return true;
  return tells(words) || (GREETING.test(words[0] ?? '') && words.length <= 3);
}

/** "This is my sister at her graduation", "here we are in Bath": who or what is to be seen. */
const INTRODUCED =
  /^(?:so |ok |hi |well )?(?:(?:this|that|it|here|these|those) (?:is|are|was|were)|thats|its|here(?:s| we are| i am)) (?:me|us|my|our|the|a|an|his|her|one of) ?(?!.*\b(?:too|closed|ugly|fat|old|tired)\b)/;

/** "The picture hangs to the right": what is wrong, beside the wish that mends it. */
const WHY =
  /^(?:the |my |this )?(?:picture|photo|image|pic|frame|shot|horizon|it|its) (?:is )?(?:(?:a|bit|little|slightly|kinda) )*(?:hangs|leans|tilts|slopes|hanging|leaning|tilting|sloping) (?:to the |towards the )?(?:left|right)$/;

/** "The dog is perfect": nothing is to be done to it. */
const PRAISED =
  /^(?:(?:hey|so|basically|well|ok|and) )*(?:i )?(?:think )?(?:(?:the |my |our |his |her )?\w+ (?:is|are|looks|look)|its) (?:\w+ )?(?:perfect|fine|good|great|ok|okay|lovely|nice|alright|cool|cute|awesome|amazing|adorable|gorgeous|beautiful)(?: here| today| in this| in (?:the|this) (?:photo|picture|pic|one|image))?$|^(?:this|it|its|thats) (?:is )?an? (?:\w+ )?(?:sharp|nice|great|good|clear|beautiful|lovely|cute|cool|awesome) (?:photo|picture|image|pic|shot|one)$/;

/** "My phone camera sucks": whose fault it was. */
const BLAMED =
  /^(?:(?:because|cause|as|but|and|so) )*(?:my|the|our|this|his|her) (?:\w+ ){0,2}(?:camera|phone|lens|photographer|flash|webcam|scanner)s? (?:\w+ ){0,2}(?:sucks?|bad|cheap|old|broken?|terrible|died|crap|poor|awful|weird|potato)$/;

/** "The car park looks terrible": why something else is wished for, there. */
const LOOKED_BAD =
  /^(?:(?:because|as|but|and|so) )*(?:the|that|this|our|my) (?!picture|photo|image|pic\b|background|backdrop|sky|lights?|lighting|colors?|face|skin|hair|teeth|eyes|text|quality|resolution|exposure|whole|everything)\w+(?: \w+)? (?:is|are|looks?) (?:\w+ )?(?:fix|terrible|ugly|awful|horrible|hideous|dreadful|dreary)$/;

/** "Shot through a bus window": how it was taken. */
const SHOT =
  /^(?:it was |this was |i )?(?:(?:shot|taken|photographed|iso) (?:\w+ )?|took (?:it|this|that|them|these) (?:\w+ )?)(?:at|through|with|on|from|in|by|iso|\d)/;

/** "I took it …", "we filmed this …" */
const TOOK =
  /^(?:because |but |so |as )?(?:i|we|he|she|they|it was|this was|(?:my|our|his|her) \w+)(?: just| only)? (?:took|taken|shot|snapped|made|scanned|filmed|photographed|captured)(?: (?:it|this|these|them|that|all of (?:it|them)|(?:this|the) (?:photo|picture|one)))?(?: \w+){0,3}$/;

/** "My roommate took this": who made it, for whom. */
const MADE_BY =
  /^(?:because |as )?the printer made (?:it|that|this|there)\b|^(?:(?:so|well|ok|okay|basically|and|because|but) )*(?:my|our|his|her|the|a|some) \w+ (?:\w+ )?(?:took|made|shot|sent|gave|painted|loves?|hates?) (?:this|it|that|me|us)\b(?: \w+){0,3}$/;

/** "The agent needs it by five": until when. */
const NEEDED =
  /^(?:(?:and|because|as) )?(?:the |my |our |his |her )?\w+ (?:needs?|wants?) (?:it|this|them|these) (?:by|for|before|until|asap|today|tomorrow|tonight|on)\b/;

/** "I look like a ghost": why the wish beside it is wished. */
const LOOKED_LIKE =
  /^(?:(?:so|and|because|but) )?(?:i|he|she|we|they|it) looks? like \w+(?: \w+)*$/;

/** "… with my phone", behind how it was taken. */
const isHowShot = ({ joint, matches }: Segment, before: Segment | undefined): boolean => {
  const said = (before?.tokens ?? []).map(({ text }) => text).join(' ');
  // "I took it with an old phone"
  const isOldest = matches.every(({ operation: { op } }) => op === 'vintage');
  return (
    joint === 'with' && ((matches.length === 0 && SHOT.test(said)) || (isOldest && TOOK.test(said)))
  );
};

/** "Focus on the flower", beside a wish to blur the rest. */
const FOCUSED =
  /^(?:(?:keep (?:the )?)?focus (?:stays )?on (?:the|my|her|his|our|their) \w+|(?:(?:i|want|need|like|please|with|keep) )*(?:the|my|her|his|our|their|this) \w+ (?:(?:to be|is|are|should be|must be|stays?|to stay) )?in focus)$/;
const SHARP =
  /^(?:with )?(?:the |a )?(?:sharp|crisp) (?:subject|person|face|foreground|product)$|^(?:with )?(?:the |my |her |his )?(?:subject|person|face|faces|foreground|product|people|dog|cat)(?: (?:stays?|is|are|must be|should be|should stay|remains?))? (?:very |nice and |perfectly )?(?:sharp|in focus|crisp)$/;
const blurs = ({ matches }: Segment) =>
  matches.some(({ operation: { op } }) => op === 'blur' || op === 'backgroundBlur');

/** "Amazon main image", "for my Etsy listing": which picture it is. */
const NAMED =
  /^(?:(?:for|my|our|the|this|an?|its|is) )*(?:amazon|ebay|etsy|shopify|vinted|depop|airbnb|zillow|poshmark|mercari|craigslist|product|catalog|listing|estate|real|main|hero|property|menu|website|web|shop|store|living|room|kitchen|bedroom|bathroom|house|exterior|interior|apartment|flat|\s)+ (?:image|photo|picture|pic|listing|shot|page|ad|post|catalog|store|shop|pls|please|\s)+$/;

/** "Class photo:", "my wedding picture": which picture it is. */
const CALLED =
  /^(?:(?:my|our|the|this|an?|i|we|need|want|old|new|family|class|school|group|team|holiday|vacation|wedding|birthday|product|passport|profile|dating|travel|pet|baby|food|event|graduation) )+(?:photo|picture|image|pic|shot|portrait|selfie|photograph|headshot)$/;

/** "I want to print this on a T-shirt": what it is for. */
const PURPOSE =
  /^(?:so |and |because |as )?(?:i|we)m? (?:(?:want|need|would|like|plan|going|wanna|have|hope|am|are) )+to (?:print|use|post|send|sell|frame|hang|upload|share|give|gift|show|list) (?:it|this|that|them|these|the|my|our)\b/;

/** "It's for my LinkedIn", beside a wish: where the picture goes, and no cut to that place's format. */
const FOR_A_PLACE =
  /^(?:(?:and|as|because) )?(?:its|it is|this is|thats|that is) (?:all )?for (?:(?:my|our|the|a|his|her) )?(?:linkedin|tinder|hinge|bumble|cv|resume|job application|dating app|dating profile|company)(?: (?:profile|page|account|picture|photo|pic|application)){0,2}$/;

/** "The vintage feel is great", "I love the fog", "it's already black and white": what there is, and shall stay. */
const THERE: readonly RegExp[] = [
  /^(?:and |but |as )?(?:the|my|our|its|this) (?:\w+ ){1,3}(?:(?:in|on|over|of) (?:the|my) \w+ )?(?:is|are|looks|look) (?:\w+ )?(?:great|perfect|lovely|nice|fine|good|beautiful|wonderful|magnificent|awesome|amazing|gorgeous|cool|okay|ok|spot on)(?: as (?:it )?(?:is|are)| the way (?:it is|they are)| already| now)?$/,
  /^(?:is|are) (?:fine|perfect|great|good) (?:the|my) \w+$/,
  /^(?:and |but |so )?(?:everything|all) else (?:is|looks) (?:\w+ )?(?:good|fine|great|ok|okay|perfect|alright)$/,
  /^(?:and |but |as )?i (?:do |really |just )?(?:like|love|adore) how (?:\w+ ){1,4}(?:is|are|looks|look)(?: already| now| here)?$/,
  /^(?:and |but |as |the )?i (?:do |really |just )?(?:like|love|adore) (?:the|my|how|that|this) (?!.*\b(?:\w+er|more|less|\w+ed|dark|bright|in)\b)(?:\w+ ){0,3}\w+$/,
  /^i (?:do |really |just )?(?:like|love) \w+s$/,
  /^the (?:\w+ ){1,3}i (?:like|love)$/,
  /^(?:and |but |as )?(?:its|(?:it|this|(?:the|this|my|our) (?:\w+ )?(?:photo|picture|image|portrait|original)) (?:is|was)) (?:in )?black and white$/,
  // "Está en blanco y negro": in Spanish nobody says what.
  /^is (?:in )?black and white$/,
  /^(?:it|this|the \w+|its|he|she) (?:is |are )?already (?:in )?(?:black and white|gray|white|black|square|sepia|vintage|blurred|cropped|sharp|transparent|warm|cool|bright)$/,
];
/** "Yesterday I asked for a painting", "our dog is called Fog": no wish of today. */
const TOLD =
  /^(?:(?:with |the )?(?:(?:my|best|kind|kindest|warm|warmest|many|all the) )*(?:regards|wishes)|all the best|yours(?: (?:sincerely|truly|faithfully))?|sincerely(?: yours)?|(?:\w+ ){0,2}yesterday\b.*|last time .*|(?:\w+ ){1,4}(?:is|are|was) (?:called|named) \w+.*|.* is enough)$/;

const THANKS = /^(thanks|thank|thx|cheers|regards|greetings|love|sincerely|best|yours)$/;

/** "Thank you, Margaret", "Best regards Anna": a name below the letter. */
function isSignature({ tokens, matches, weak }: Segment, before: Segment | undefined): boolean {
  const thanks = THANKS.test(tokens[0]?.text ?? '');
  const name = thanks ? tokens.slice(1) : tokens;
  const isName =
    name.length > 0 && name.length <= 3 && name.every(({ raw }) => /^\p{Lu}/u.test(raw));
  const isThanked = thanks || (before?.tokens.some(({ text }) => THANKS.test(text)) ?? false);
  return isName && isThanked && matches.length + weak.length === 0;
}

/** "Focus on the flower, and blur the rest" keeps the flower as it is. */
function keeping(segment: Segment): Segment {
  const [first] = segment.tokens;
  if (!first) return segment;
  return { ...segment, tokens: [{ ...first, text: 'keep', raw: '' }, ...segment.tokens] };
}

/** "My shelf looks tilted in this, level it": what tells that the picture is. */
const CROOKED_THING =
  /^(?:the|my|our|this) \w+ (?:is|are|looks?|hangs) (?:(?:too|a|bit|little|so|all|very) )*(?:crooked|tilted|wonky|slanted|skewed|sloping)(?: (?:in|on) (?:this|it|here|(?:the|this) (?:photo|picture|image|shot)))?$/;
const straightens = ({ matches }: Segment) =>
  matches.some(({ operation: { op } }) => op === 'straighten');

const LOOKS_OLD =
  /^(?:because |as |since )?(?:it|this|they|its|the (?:photo|picture|image)) (?:(?:looks?|is|are) )?(?:(?:so|very|really|too|pretty) )?old$/;
const restores = ({ matches }: Segment) =>
  matches.some(({ operation: { op } }) => op === 'restore');

const FINE =
  /^(?:its|it is|this is|thats|that is|looks|all|is|(?:the|my|this) (?:photo|picture|image|pic) is) (?:\w+ )?(?:fine|good|great|perfect|ok|okay|lovely|beautiful)(?: as (?:it )?is| like this| like that| already| now| the way it is)?(?: thanks| thank you)?$/;

/** Leaves out what only tells about the picture or greets, when there is a wish beside it. */
export function withoutStories(segments: readonly Segment[]): Segment[] {
  const isFocus = ({ tokens, matches }: Segment) => {
    const said = tokens.map(({ text }) => text).join(' ');
    return (matches.length === 0 && FOCUSED.test(said)) || SHARP.test(said);
  };
  const isBlurred = segments.some(blurs);
  const isToldCrooked = (segment: Segment) =>
    CROOKED_THING.test(segment.tokens.map(({ text }) => text).join(' ')) &&
    segments.some((each) => each !== segment && straightens(each));
  // "Restore it, it looks old": why.
  const isToldOld = (segment: Segment) =>
    LOOKS_OLD.test(segment.tokens.map(({ text }) => text).join(' ')) &&
    segments.some((each) => each !== segment && restores(each));
  const wishes = segments
    .filter(
      (segment, i) =>
        !isStory(segment) &&
        !isHowShot(segment, segments[i - 1]) &&
        !tellsWhatHappened(segment, segments) &&
        !isSignature(segment, segments[i - 1]) &&
        !isToldCrooked(segment) &&
        !isToldOld(segment),
    )
    .map((segment) => (isBlurred && isFocus(segment) ? keeping(segment) : segment));
  // "The fog is beautiful, keep it", "… let it" wish for nothing more.
  const isLeft = ({ tokens }: Segment) =>
    KEEPERS.has(tokens[0]?.text ?? '') ||
    /^(?:make|let|leave) (?:it|the|that)$/.test(tokens.map(({ text }) => text).join(' '));
  const isKept = wishes.length > 0 && wishes.every(isLeft);
  if (isKept)
    return wishes.map((each) => (KEEPERS.has(each.tokens[0]?.text ?? '') ? each : keeping(each)));
  // "It's fine as it is"
  const isFine = ({ tokens }: Segment) => FINE.test(tokens.map(({ text }) => text).join(' '));
  if (segments.every(isFine)) return segments.map(keeping);
  return wishes.some(
    ({ tokens, matches, weak }) => matches.length + weak.length > 0 || isImpossible(tokens),
  )
    ? wishes
    : [...segments];
}
