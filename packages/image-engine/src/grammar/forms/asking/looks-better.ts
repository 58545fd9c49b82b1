import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const THINK =
  '(?:(?:i|we) (?:think|guess|feel|reckon|bet|believe) (?:that )?|maybe |perhaps |honestly )*';
const BETTER =
  '(?:(?:so|much|way|far|a|lot|bit|even|probably|really) )*(?:better|nicer|cooler|prettier|greater|great|lovely|stunning|good)';
const PICTURE =
  '(?:it|this|that|everything|the (?:whole )?(?:picture|photo|image|shot|pic|thing)|my (?:picture|photo|pic|shot))';
const LOOKS =
  '(?:vintage|retro|sepia|cartoon|comic|anime|manga|pixel(?: art)?|watercolor|oil painting|pencil(?: sketch)?|sketch|neon|polaroid|pop art|black and white|duotone|cinematic|hdr|fog|rain|snow|golden hour|vignette|double exposure|blurry background|portrait mode)';
const EVERYONE =
  '(?:(?: (?:that )?(?:everyone|everybody|everyones|people|theyre|they|all|you)(?: (?:is|are|all|always|do|does|doing|did|has|have|use|uses|using|make|posts?|posting|loves?|on|instagram|insta|tiktok|now|lately|online))*)?)';

/** A known wish in a frame of other words. */
export const LOOKS_BETTER_FORMS: readonly Form[] = [
  // "Do that vintage thing everyone does"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:do|try|use|apply|go for|make|put on|give (?:it|me|us)) (?:that|this|the|one of those|some of that) (?:(?:cool|old|nice|whole|classic|typical) )*(${LOOKS})(?: (?:style|look|effect|filter))? (?:things?|thingy|thingies|trick|stuff)(?: (?:on|to|with) ${PICTURE})?${EVERYONE}${END}`,
    ),
    '$1 look',
  ],
  // "One of those pixel portraits"
  [
    new RegExp(
      `\\bone of (?:those|these) (pixel|pencil|cartoon|comic|anime|manga|watercolor|neon|sepia|vintage) (?:portraits?|drawings?|pictures?|images?|avatars?|selfies?)${EVERYONE}${END}`,
    ),
    '$1 look',
  ],
  // "The sky would look better blue"
  [
    new RegExp(
      `${START}${THINK}((?:the|my|our|his|her|this) \\w+(?: \\w+)?) would (?:look|be) ${BETTER} (?:(?:if it was|if it were|when|as) )?(?=(?:in )?${COLOUR}${END})`,
    ),
    'make $1 ',
  ],
  // "It would look better without the bin"
  [
    new RegExp(
      `${START}${THINK}${PICTURE} would (?:look|be) ${BETTER} without (?=(?:the|that|those|these|this|all|any) )`,
    ),
    'remove ',
  ],
  // "Would look better straight"
  [
    new RegExp(
      `${START}${THINK}(?:${PICTURE} )?(?:would|d) (?:look|be) ${BETTER} (?:(?:if it was|if it were|when) )?(?:straight|straighter|level|straightened|upright)${END}`,
    ),
    'straighten it',
  ],
  // "Sepia would suit it better"
  [
    new RegExp(
      `${START}${THINK}((?!it\\b|this\\b|that\\b|the\\b|my\\b)(?:[^,.;:!?“ ]+ ){1,4})would (?:suit|fit|flatter|serve) (?:it|this|him|her|us|me|them|the (?:photo|picture|mood)) (?:(?:so|much|a lot|way|far|really) )*(?:better|more|well|nicely|best)${END}`,
    ),
    'i want $1',
  ],
  // "A blue sky would be nicer": that sky, and nothing else nicer
  [new RegExp(`(?<=\\bsky )would be ${BETTER}${END}`), ''],
];
