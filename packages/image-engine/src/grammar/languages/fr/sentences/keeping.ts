import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about what is to stay as it is. */
export const FRENCH_KEEPING: readonly Form[] = [
  // "Éclaircis, mais respecte le détail du voile": beside a wish it is no other one
  [
    /(?<=\w )(?:(?:,|mais|et) )*(?:en )?(?:respect|preserv|conserv)(?:e|ez|ant|er) (?:bien )?(?:tous )?(?:le|les|la|l) ?(?:details?|textures?|matieres?) (?:de|du|des|dans|sur) (?:(?:la|le|les|l|ma|mon|sa|son) )?(?!ombres|ciel|fond|hautes|lumieres)[^,.;:!?“ ]+(?: (?:blanc|noir|roug|bleu|vert)[^,.;:!?“ ]*)?(?= ?$| [,.;!?]| et\b)(?<!\b(?:bruit|grain)\b.*)/,
    '',
  ],
];
