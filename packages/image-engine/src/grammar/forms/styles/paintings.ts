import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Paintings. */
export const PAINTING_FORMS: readonly Form[] = [
  // "A watercolour without black": it draws no black lines
  [
    new RegExp(
      `(?<=\\b(?:watercolou?r|oil painting|pastel|anime)\\b[^.;!?“]* )(?:(?:,|and|but) )*(?:without|no) (?:(?:any|pure|the) )?black(?: at all| in it)?${END}`,
    ),
    '',
  ],
  // "Like Van Gogh's starry night"
  [
    /\bvan goghs? (?:the )?(?:starry night|sunflowers|paintings?|style|art|brushwork|pictures?|work)\b/,
    'van gogh',
  ],
  // "Looks like an oil painting hung on a wall"
  [
    new RegExp(
      `${START}(?:it |this )?(?:looks?|should look|to look|make it look) like (?:an? )?((?:\\w+ )?(?:painting|drawing|sketch|watercolor|poster|comic|cartoon)) (?:hung |hanging |that hangs )?(?:on|over|above) (?:a |the |my |our )?(?:wall|fireplace|sofa|mantelpiece)${END}`,
    ),
    'make it look like $1',
  ],
  // "Hang this as an oil painting above the fireplace"
  [
    /\b(?:hang|put up|frame up|display) (?:it|this|that|the photo|the picture) (?:up )?as an? ((?:oil painting|watercolor|painting|pencil drawing|pencil sketch|poster|comic|cartoon|drawing))(?: (?:above|over|on|in|next to|by) (?:the|my|our|his|her) (?:\w+ )?\w+)?(?= ?$| [,.;!?])/,
    'make it a $1',
  ],
  // "A loose watercolour"
  [
    /\b(?:loose|sketchy|impressionistic|free|flowing|wet) (?=(?:watercolou?r|oil paint|oil painting|gouache)\b)/,
    '',
  ],
];
