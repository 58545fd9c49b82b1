import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const KIN =
  '(?:great )*(?:grandmas?|grandmothers?|grannys?|grandpas?|grandads?|grandfathers?|grandparents|nans?)';

/** Where a look was seen: nothing more is meant by it. */
export const SEEN_ELSEWHERE_FORMS: readonly Form[] = [
  // "Sepia with dark corners, like in great-grandma's album", "… like around 1900"
  [
    new RegExp(
      `(?<=\\b(?:sepia|vintage|retro|grain|vignette|corners|black and white|grayscale|faded|aged|film)\\b[^“]* )(?:, )?(?:just )?(?:like|as|as if)(?: (?:in|from|out of|around|about|back|it|was|were|they|taken|shot|of))* (?:(?:my|our|the|an?) )?(?:${KIN} (?:old )?(?:album|photo album|photos?|pictures?|attic|times?|days|house)|(?:years? )?(?:18|19)\\d\\ds?|(?:(?:old|family|photo) ){1,2}albums?)${END}`,
    ),
    '',
  ],
  // "A figurine, like everyone is doing on TikTok"
  [
    new RegExp(
      `(?<=\\w )(?:, )?(?:like|as) (?:everyone|everybody|people|others|my friends|they|everyone else) (?:(?:is|are|seems to be|keeps?) )?(?:doing|making|posting|having|does|do|makes|posts|post|make)(?: (?:it|them|these|this|one))?(?: (?:on|in|all over) (?:tiktok|instagram|facebook|twitter|social media|the internet|x))?(?: (?:right )?now| these days| lately)?${END}`,
    ),
    '',
  ],
  // "Figurine in its box, like the one of TikTok": where it was seen
  [
    /like the (?:one )?(?:of|on|from|in) (?:tiktok|instagram|facebook)(?= ?$| [,.;!?])(?<=\b(?:figurine|figure|collectible|doll)\b.*)/,
    '',
  ],
  // "Anime, like the ones you see on TikTok": where it was seen
  [
    new RegExp(
      `(?<=\\b(?:anime|cartoon|comic|manga|sketch|pencil|watercolou?r|oil|pixel|neon|painting|cinematic|figurine)\\b[^.;:!?“]*)(?:, )?(?:like|as|such as|similar to)(?: (?:the|those|these|that|all|ones?|it|thing|things|stuff|pictures|photos|pics|everyone|everybody|people|they|you|we|which|is|are|keep|keeps|do|does|see|sees|post|posts|posting|seen|posted|share|shared|go|goes|going|come|comes|out|around|viral|now|currently|so|often|trending))* (?:on|in|from|of|all over) (?:tik ?tok|instagram|insta|ig|facebook|fb|twitter|reddit|pinterest|youtube|social media|the internet|the web|the net)${END}`,
    ),
    '',
  ],
];
