import { END, START, WHOSE } from '../parts.ts';
import { PLEASE_CAN_WE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

/** What stays sharp, where all else is to be blurred. */
export const SHARP_BEFORE_FORMS: readonly Form[] = [
  // "Keep me sharp, the rest blurry"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:keep |leave |make )?(?:me|us|(?:the|my) \\w+)(?: keep| leave| stay)? sharp|sharpen the \\w+)(?: (?:,|and|but))+ (?:make |blur )?(?:the rest|rest|everything else|all else|the others?)(?: (?:blurry|blurred|unsharp|blur|out of focus))${END}`,
    ),
    'blur the background',
  ],
  // "Blurry background, subject sharp, cinematic": what is sharp says which, and limits nothing
  [
    /(?<=\b(?:background (?:blur|blurry|blurred|soft|out of focus)|(?:blur|blurry|blurred|soft) (?:the )?background) )(?:(?:,|and|but|with) )+(?:sharp (?:subject|foreground|person|face|product|model)|(?:subject|foreground|person|face|product|model|(?:the|my|our|his|her) \w+) (?:(?:stays?|is|in|nice and|nice|super|very|tack) )*(?:sharp|crisp|focus|clear))(?= ,)/,
    '',
  ],
  // "Keep only the cat sharp", "keep only the colours": nothing is cut out
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}keep only the (?!sharp (?:one|picture|photo|image|part|half|side)\\b)sharp \\w+${END}`,
    ),
    'blur the background',
  ],
  // "Only my daughter sharp and the rest blurry"
  [
    new RegExp(
      `${START}(?:i want |make |have |keep |leave )?(?:only|just) (?:${WHOSE} \\w+|me|us|him|her|them) (?:is |in |should be |to be |stays? )*(?:sharp|in focus|crisp)(?: ,| and| with)+ (?:all )?(?:the rest|everything else|all else|the background|the others?) (?:is |should be |to be |in |all )*(?:blurry|blurred|soft|out of focus|fuzzy)${END}`,
    ),
    'blur the background',
  ],
  // "The cake is the star here, blur what's round it"
  [
    /\bblur (?:out )?(?:whats|what is|everything|all|the stuff|the area|whatever is)(?: thats| that is)? (?:round|around|surrounding|behind) (?:it|me|us|him|her|them|(?:the|my|our) \w+)\b/,
    'blur the background',
  ],
  // "Blur the car park but the bride has to stay sharp"
  [
    new RegExp(
      `\\bblur (?:out )?(?:the |that |all the )?(?!(?:\\w+ ){0,2}(?:faces?|plates?|text|names?|logos?|eyes|numbers?|screens?)\\b)(?:\\w+ ){1,3}(?:, )?(?:but|while|and) (?:the|my|our|his|her|we|i|she|he) [^,.;:!?]*?(?:stays?|keeps?|remains?) (?:\\w+ ){0,2}?(?:sharp|crisp|in focus|clear)${END}`,
    ),
    'blur the background',
  ],
  // "My dog is the star here so blur everything else"
  [
    /(?<=^|[,.;] )(?:the|my|our|his|her) \w+ (?:is|are) the (?:star|main thing|focus|hero|subject|point|center|main subject)(?: (?:here|of (?:the show|this|attention|it|the picture)))? (?:so|and|,) (?:so )?(?=\w)/,
    '',
  ],
  // "Background slightly blurry but the pie stays sharp"
  [
    new RegExp(
      `${START}(?:the )?background ((?:slightly |a bit |very )?)(?:blurry|blurred|soft|unsharp) (?:but|,|and) (?:but )?(?:the|my|our) \\w+ (?:the )?(?:rest|stays?|remains?|keeps?) (?:well |very |nicely )?(?:sharp|crisp|clear)${END}`,
    ),
    'blur the background $1',
  ],
  // "Blur what's behind me so only I'm sharp": what comes of it.
  ...[
    ['(\\bblur [^,.;:!?“]*?\\b(?:behind|background|backdrop)\\b[^,.;:!?“]*?)', '$1'],
    ['\\bblur [^,.;:!?“]*?', 'blur the background'],
  ].map(
    ([blur, meant]): Form => [
      new RegExp(
        `${blur} so (?:that )?only (?:im|i am|i m|i|were|we are|we|shes|hes|she is|he is|theyre|they are|(?:the|my|our) \\w+ (?:is|are)) (?:in focus|sharp|crisp|clear)${END}`,
      ),
      meant as string,
    ],
  ),
];
