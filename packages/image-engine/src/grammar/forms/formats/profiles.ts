import { COLOUR, END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const PICTURE = '(?:picture|photo|pic|image)';

/** Profile pictures, round ones too. */
export const PROFILE_FORMS: readonly Form[] = [
  // "Picture for WhatsApp profile, round"
  [
    /\b(?:(?:picture|photo|pic|image) )?for (?:my |the )?(?:\w+ )?profile (?:, |and |in )*(?:round|circular|circle)(?= ?$| [,.;!]| and\b| please\b)/,
    'round profile picture',
  ],
  // "Put me in a white circle": round, and what is behind is white
  [
    new RegExp(
      `${START}(?:please )?(?:put|place|show|set|cut|crop|cut out) (?:me|us|him|her|it|them|${WHOSE} \\w+)(?: out)? (?:in|into|inside|on|to) (?:an? |the )?(?:circle (${COLOUR})|(${COLOUR}) (?:circle|disc))${END}`,
    ),
    'crop to a circle , $1 $2 background',
  ],
  // "A round crop with a transparent edge": so it is beyond its edge
  [
    /(?<=\b(?:round|circular) (?:crop|cut|cutout|profile picture|avatar|picture|photo|image) )(?:with|and) (?:an? )?transparent (?:edges?|borders?|rim|corners|margins?|outside|frame)(?= ?$| [,.;!]| and\b)/,
    '',
  ],
  // "CV photo"
  [
    /(?<=^(?:please )?)(?:(?:make|turn|crop|it|this|into|to|as|for|an?|my|me|i|need|want|use) )*(?:(?:cv|resume|job application) (?:photo|picture|pic|headshot|shot)|(?:photo|picture|pic|headshot) for (?:my|a|the) (?:cv|resume|job application))(?= (?:please )?[.!]? ?$)/,
    'profile picture',
  ],
  // "For WhatsApp": there a picture stands for somebody.
  [
    /(?<=^(?:please )?)(?:(?:crop|cut|format|make|fit|resize|prepare|size) (?:it |this |that |the picture |the photo )?(?:ready )?)?for (?:my )?(?:whatsapp|telegram|signal|discord|slack|tinder|bumble|hinge)(?= ?$| [.!] ?$)/,
    'profile picture',
  ],
  [/\b(?:picture|photo|image) of profile\b/, 'profile picture'],
  // "For my profile"
  [
    /(?<=^(?:please )?)(?:(?:a|new|picture|photo|image) )*for (?:my |the |our )?profile(?= ?$| [.!] ?$)/,
    'profile picture',
  ],
  [
    /(?<=^(?:please )?)(?:as (?:a )?whatsapp|new profile) (?:picture|photo|pic|image)(?= ?$| [.!])/,
    'profile picture',
  ],
  // "A profile picture in a circle"
  [
    /\b(?:profile (?:picture|photo|pic|image)|avatar) (?:(?:in|as|inside|within) )(?:(?:the |a )?(?:shape|form) of )?(?:a |the )?(?:circle|round(?: shape)?|circular shape)\b/,
    'round profile picture',
  ],
  [
    /\bprofile picture (?:(?:,|as|in|cut|to|an?) )*(?:circle|circular)(?: crop| shape)?\b/,
    'round profile picture',
  ],
  // "Round profile picture with a thin pink ring"
  [
    new RegExp(
      `(?<=\\b(?:(?:round|circular|circle) (?:profile|avatar|crop|cut|cutout|picture|photo|image|pic|portrait|headshot|icon|badge|format)|(?:crop|cut|make)(?: it| this)? (?:round|circular)) (?:[^.;!?“]* )?)(?:with|and|plus|,|in(?! an? circle\\b)) (?:(?:an?|it|gets?) )*((?:thin|thick|small|narrow|subtle|wide|bold) )?(${COLOUR} )?(?:ring|rim|circle|circular (?:border|frame))(?:(?: in)? (${COLOUR}))?(?: (?:around|round)(?: (?:it|me|the (?:edge|outside|picture|photo)))?)?${END}`,
    ),
    ', $1 $2 border $3',
  ],
  // "Profile picture: crop round around her face"
  [
    new RegExp(
      `\\b(?:profile ${PICTURE}|avatar|headshot) (?:[,:] )?(?:crop|cropped|cut)(?: it| this)? (?:round|circular|(?:in|into|to|as) a circle)(?: (?:around|about|on) ${WHOSE} (?:face|head))?${END}`,
    ),
    'round profile picture',
  ],
  // "A round crop with a transparent edge": there is nothing around it anyway
  [
    new RegExp(
      `(?<=\\b(?:(?:round|circular|circle) (?:profile|avatar|crop|cut|cutout|picture|photo|image|icon|badge|format)|(?:crop|cut|make)(?: it| this)? (?:round|circular)|(?:to|in|into|as) a circle) )(?:(?:with|and|,) )+(?:an? |the )?transparent (?:border|edge|edges|rim|corners?|rest|outside|background)${END}`,
    ),
    '',
  ],
  // "Crop it in a circle around the face": a round picture of somebody shows that.
  [
    new RegExp(
      `\\b(?:crop|cut|cropped)(?: it| this)? (?:round|circular|circle|(?:in|into|to|as) a circle) (?:around|about|on)(?: of)?(?: ${WHOSE})? (?:face|head)${END}`,
    ),
    'round crop',
  ],
  [
    new RegExp(
      `\\b((?:round|circle|circular) (?:crop|profile ${PICTURE}|avatar)) (?:, )?(?:around|about|on|of|in)(?: of)?(?: ${WHOSE})? (?:face|head)${END}`,
    ),
    '$1',
  ],
  // "En rond pour ma photo de profil"
  [
    new RegExp(
      `${START}(?:in |make it |cut it )?(?:an? )?(?:round|circular)(?: crop| shape)? for (?:my |a |the )?profile(?: ${PICTURE})?${END}`,
    ),
    'round profile picture',
  ],
  // Papers with a photo, and places with a shape of their own
  [
    /\blinkedin (?:headshot|portrait|photo|picture|pic|avatar)(?: photo| picture| pic)?(?= (?:with|on|in|and|against)\b)/,
    'linkedin profile picture',
  ],
  [
    /\b(?:\w+ )?(?:profile (?:pic|picture|photo|image)|avatar) (?:, )?(?:and |but |make it )?(?:round|circular)(?= [,.]| ?$| please\b| with\b)/,
    'round profile picture',
  ],
  // "Can it fit my WhatsApp picture circle"
  [
    /\b(?:can (?:it|this) |make (?:it|this) |so (?:that )?it )?(?:fits?|suits?|be for|for) (?:my |the |a )?(?:whatsapp|instagram|insta|discord|profile|tiktok|facebook) (?:profile )?(?:picture|photo|pic|image) circle(?= ?$| [,.;!?])/,
    'round profile picture',
  ],
  // "A job photo for LinkedIn"
  [
    /\b(?:application|cv|job|resume|business|profile) (?:photo|picture|pic|headshot) (?:for|on) linkedin\b/,
    'linkedin photo',
  ],
  // "LinkedIn pic"
  [/\blinkedin (?:pic|photo|picture|portrait|headshot)(?= ?$| [,.;:!?])/, 'profile picture'],
  // "Profile picture for WhatsApp, circular"
  [
    /\bprofile (?:picture|photo|pic)(?: (?:for )?(?:my )?\w+)? , (?:(?:nicely|completely|cut) )?(?:round|circular|circle|in a circle|as a circle|circle crop)(?= ?$| [,.;!]| and\b| please\b)/,
    'round profile picture',
  ],
  // "Professional headshot for LinkedIn"
  [
    /\b(?:(?:professional|business|corporate|nice) )?(?:headshot|portrait) for (?:my )?linkedin(?: profile)?\b/,
    'linkedin profile picture',
  ],
  // "Round avatar 400x400": of that size, and not only of its shape
  [
    new RegExp(
      `\\b(round profile ${PICTURE}|round crop|avatar) (?:, )?(?:(?:in|at|of) )?(\\d+x\\d+)(?= )`,
    ),
    '$1 , resize to $2 ',
  ],
];
