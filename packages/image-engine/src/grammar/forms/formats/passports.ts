import { COLOUR, END, FIRST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const PAPERS =
  '(?:(?:national )?(?:id|identity)(?: card)?|(?:(?:driving|driver|drivers) )?(?:licence|license|licencia)|passport|visa(?: application)?|residence (?:permit|card)|(?:student|health|insurance|membership|staff) (?:card|id)|bus pass|travel (?:pass|card)|train pass)';

/** Photos for passports, visas and other papers. */
export const PASSPORT_FORMS: readonly Form[] = [
  // "I need a photo for my ID card": nobody asks for more by it.
  [
    new RegExp(
      `(?<=^(?:please )?)(?:(?:i|we) (?:need|want|would like) |id like |(?:can|could) you (?:please )?(?:make|do|create|get) (?:me |it )?|(?:make|give|create|do|get) (?:me |it )?|this is |its |it is )?(?:(?:into|to|as|a|an|some|new) )*(?:photo|picture|foto|pic|image|photograph)s? (?:thats |that is |which is |good |right |suitable )*(?:for|fur|para|pour) (?:(?:my|the|a|an|our|his|her|their|new) )*${PAPERS}${END}`,
    ),
    'passport photo',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?)(?:for )?(?:(?:my|the|a|an) )?${PAPERS}(?<=\\b(?:id|card|visa|licence|license|permit|pass)) ?$`,
    ),
    'passport photo',
  ],
  [
    /\b(?:schengen(?: visa)?|visa application|student id|id card|identity card|residence permit|visa) (?:photo|picture|pic|image|foto)\b/,
    'passport photo',
  ],
  [
    /(?<=^(?:please )?)(?:photo|foto) (?:de |pour |para )?(?:visa|visado|biometrique|biometrica)(?= ?$| [,.;!])/,
    'passport photo',
  ],
  // "The correct format for a visa"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:(?:make|get|crop|cut|resize|bring|turn|change) )?(?:(?:it|this|that|the (?:photo|picture|image)) )?(?:(?:to|into|in|at|have|be) )*(?:the )?(?:right|correct|proper|required|official|exact) (?:size|format|dimensions|measurements|shape)(?: and (?:size|format|shape))? for (?:an?|my|our|the|his|her) (?:new )?((?:uk |us |british |american |canadian |indian |german |french |spanish |eu |schengen )?(?:passport|visa|id card|green card))(?: (?:photo|picture|application|renewal|35x45))*(?: (?:of )?35x45)?(?: ?mm)?(?= ?$| [,.;!?]| (?:with|and|but|on|in|please)\\b)`,
    ),
    'crop it for a $1 photo ',
  ],
  // "Her school wants a 35x45 mm passport picture"
  [
    /(?<=^|[.,;:!?] )(?:(?:the|my|our|their|his|her) )?(?:\w+ ){0,2}\w+ (?:wants|needs|requires|demands|insists on|asks for|asked for|wanted) (?:an? |the )?(?=(?:[^,.;:!?“ ]+ ){0,4}?(?:passport|visa|id|biometric) (?:photo|picture|pic|image)\b)/,
    'make it a ',
  ],
  [
    /(?<= )(?:[,.;] )*(?:can|could|may) (?:this|it|that|mine)(?: (?:one|photo|picture|image))? be (?:turned|made|changed|cut) (?:into|in|to) (?:that|one|it|such)(?: please)?(?= ?$| ?[?.,!])/,
    '',
  ],
  // "Passport pic, UK size"
  [
    /(?<=\b(?:passport|visa|id) (?:photo|picture|pic) )(?:, )?(?:in )?(?:uk|eu|german|french|spanish|british|european|official|standard) (?:size|format|standard)(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "Passport photo, white background and the wrinkles gone", whose verb stood behind both
  [
    new RegExp(
      `(?<=\\b(?:passport|visa|id) photo )(?:, )?remove (${COLOUR} background) and (?=the )`,
    ),
    ', $1 , remove ',
  ],
  // "Passport photo, size 30x40 mm": the size belongs to it.
  [
    /\b((?:passport|visa|biometric|id) (?:size |sized |style )?(?:photo|photograph|picture|pic|image)\b[^“,.;]*?) (?:, |in |of |at |with |size |format |\( |- )+(\d[\d.]*(?:[x×:*]|by)\d[\d.]*(?: (?:mm|cm|inch|inches))?)(?: size| format)?(?: \))?(?= ?$| [,.;!?]| and\b| please\b)/,
    '$1 $2',
  ],
  // "For my passport, UK size"
  [
    /\bfor (?:my |an? |the |our )?(?:new )?passport (?:, )?(?:in )?(uk|us|canadian|indian)(?: (?:size|format|standard))?(?= ?$| [,.;!]| and\b)/,
    '$1 passport photo',
  ],
  [
    /\bfor (?:my |an? |the |our )?(?:new )?passport (?:, )?(?:in )?(?:eu|german|french|spanish|european|official|standard|normal) (?:size|format|standard)(?= ?$| [,.;!]| and\b)/,
    'passport photo',
  ],
  // "Passport photo 35x45, light grey": what is behind
  [
    new RegExp(
      `(?<=\\b(?:passport|visa|id|biometric) (?:photo|picture|pic|image) (?:\\d[\\d.]*x\\d[\\d.]* )?(?:mm |cm |inch |inches )?)(?:(?:,|in|on|with) )*(?:plain |pure )?(${COLOUR})(?! and\\b)${END}`,
    ),
    ', $1 background',
  ],
  // "ID photo, my ears must be visible": as they are
  [
    /(?=, |and |\. |; )(?<=\b(?:passport|visa|id|biometric)\b.*)(?:, |and |\. |; )+(?:my |the |both |his |her |your )+(?:ears?|face|eyes|shoulders|eyebrows|forehead|chin)(?: and (?:my |the |both )?(?:ears?|face|eyes|shoulders|eyebrows|forehead|chin))? (?:must|should|have to|has to|need to|needs to|are to|is to|shall) (?:all |both |be )*(?:visible|seen|shown|free|clear|uncovered|show|in it|recognizable)(?= ?$| [,.;]| and\b| please\b)/,
    '',
  ],
  // "US visa photo, 2x2 inch, 600x600 px": two inches at 300 dots each, as the United States ask
  [
    new RegExp(
      `${FIRST}(?:(?:i need|make|for|an?|my|this|the|us|usa|american|it) )*(?:visa|passport|green card|dv lottery) (?:photo|picture|pic)(?: (?:,|2x2|in|inch|inches|at|of|size|with|\\(|\\)))* (?:600x600)(?: ?(?:px|pixels?))?(?=[ ,.;]|$)`,
    ),
    'us passport photo , resize to 600x600 ,',
  ],
  // "Passport photo, head centred": it is
  [
    new RegExp(
      `(?<=\\b(?:passport|visa|id|biometric|identity)\\b[^“]*)(?<= )(?:(?:,|and|with) )*(?:(?:the|my|his|her|with) )*(?:head|face)(?: and shoulders)? (?:(?:should|must|be|is|nicely|in the|perfectly) )*(?:centered|center|middle)${END}`,
    ),
    '',
  ],
  // "Passport photo for Canada"
  [
    /\b(?:passport|visa) (?:photo|picture|pic|image) for (?:(?:the|a|an) )?(?:(canada|us|usa|uk|china|india)|(canadian|american|british|chinese|indian) (?:passport|visa))(?= ?$| [,.;!]| and\b| with\b| please\b)/,
    '$1 $2 passport photo',
  ],
  [
    /\b(?:photo|picture|pic|image) for (?:an? |my |the |our )?(?:new )?(canadian|american|us|british|uk|chinese|indian) (?:passport|visa)(?: application)?(?= ?$| [,.;!]| and\b| with\b| please\b)/,
    '$1 passport photo',
  ],
  // That is Canada's.
  [
    /\b(?:canadian )?passport (photo|picture|pic|image) (?:, )?(?:in |of )?50x70 mm\b/,
    'canadian passport $1',
  ],
  // "Passport photo, US size"
  [
    /\b(?:passport|visa|id) (photo|picture|pic|image) , (?:in )?(?:us|american|usa) (?:size|format|standard)\b/,
    'us passport $1',
  ],
  // "Passport photo 413x531 px", "profile picture, 400x400": its pixels are asked for besides
  [
    /\b((?:passport|visa|id|biometric|profile) (?:photo|picture|pic|image)(?: (?:, )?\d[\d.]*x\d[\d.]* (?:mm|cm))?)(?: (?:,|in|to|at|of|with|size|sized|and|:))* (\d{3,4}(?:x|×|by)\d{3,4}(?:px|pixels?)?(?: (?:px|pixels?))?)(?=[ ,.;]|$)/,
    '$1 , resize to $2 ,',
  ],
];
