import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Light and colour of parts that are told by how bright or what colour they are. */
export const TONE_FORMS: readonly Form[] = [
  // German has one word for the dark parts and for what somebody casts.
  [/\b(highlights) and (?:the )?shadow\b/, '$1 and shadows'],
  [/\bshadow and (?:the )?(highlights)\b/, 'shadows and $1'],
  [
    /\b(highlights .{0,60}?(?:lift|raise|increase|brighten|lighten|open|less|lower|reduce|darken)(?: up| and)?(?: the)?) shadow\b/,
    '$1 shadows',
  ],
  // "Strengthen the blue of the sky", "the sky more vivid blue"
  [
    /\b(?:increase|boost|strengthen|deepen|intensify|enhance|reinforce|more|richer|stronger) the blue (?:of|in) (?:the )?sky\b/,
    'make the sky bluer',
  ],
  [
    new RegExp(
      `${START}(?:make )?(?:the )?sky (?:a |much |bit |little |slightly |rather |really )*(?:more|stronger|deeper|richer|bolder|brighter)(?: vivid| intense| intensely| strongly| strong)? blue${END}`,
    ),
    'make the sky bluer',
  ],
];
