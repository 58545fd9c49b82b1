import { languageOf } from '../languages/detect.ts';
import { GENERAL_REASONS, TURNED, UNMARKED } from '../refusals/reasons.ts';
import { tokenize } from '../words/tokens.ts';
import { NOT_UNDERSTOOD as NOT_KNOWN, WHOLE_ONLY } from './read-wishes.ts';
import type { Refused } from './reading.ts';
import { tells } from './tellings.ts';

/**
 * How a sentence begins, in any of the languages, that says why, what for, or how the picture came about: letters
 * without their accents. Such a sentence beside a wish asks for nothing by itself.
 */
const BEGINNINGS: readonly string[] = [
  // English
  "because|cause|cos|coz|otherwise|or else|so that (?:i|we|you|people|they)|so (?:i|we|people|they) can|i(?:'m| am) (?:going|gonna|about) to|i(?:'ll| will) (?:print|send|post|hang|use|frame|show|give)|to (?:sell|print|send|post|hang|show|share|upload|publish|gift|frame)\\b|shame|sadly|(?:it )?was (?:a|at|in|on|taken|shot|my|our)\\b",
  // German
  'um (?:[^,]* )?zu \\w+$|sonst(?! (?:alles|nichts|nix|noch|uberall|nur))|ansonsten (?:nimmt|geht|sieht|wird|ist)|weil|denn|damit (?:ich|wir|man|sie|er|es|das)|(?:so ?)?dass (?:man|ich|wir|es)|da (?:ich|wir|es|das|er|sie|man) |schade|leider|is(?:t|s)? (?:nur |alles )?(?:fur|furn|fuer|furs) |(?:das |es |ich |wir )?war(?:en)? |hab(?:e|en)? (?:ich |wir |das |es |leider |nur |mein\\w* |den |die )|ich (?:hab|habe|bin|will|mocht\\w*) (?:das|es|sie) |(?:das |es )?(?:kommt|geht|wird) (?:dann |noch )?(?:in|auf|an|als|bei|gedruckt|gerahmt) ',
  // Spanish
  'porque|ya que|pues|si no|es que|para \\w+[aei]r(?:l[aoe]s?|me|te|se|nos)?\\b|(?:es )?para (?:que (?:se|me|nos|la|lo)|imprimir\\w*|colgar\\w*|regalar\\w*|subir\\w*|enmarcar\\w*|mandar\\w*|poner\\w*|mi|el|la|un|una) ?|(?:eso |esto )?(?:era|fue|estaba\\w*|estabamos|ibamos) |(?:la|lo) (?:hice|tome|saque|vamos|voy|quiero) |(?:voy|vamos) a (?:imprimir|colgar|subir|mandar|regalar|usar|enmarcar)\\w*|lastima|que (?:la|lo) (?:quiero|voy|necesito|vamos) ',
  // French
  "sinon|parce qu|car |vu qu|puisqu|(?:c'est )?pour qu[e']|pour (?:l[ae]s? |l'|m'|me |en )?\\w+(?:er|ir|re)\\b|afin qu|(?:c'|ce |on |j'|il y )(?:etait|etais|etaient|avait|avais) |dommage|histoire d|je (?:l'ai|la mets|l'imprime|le mets|vais|veux) (?:l'|la |le |en |imprimer|mettre|poster|envoyer|encadrer|offrir)?|on (?:l'a|va) |(?:ca|elle|il|c')(?: va| est) (?:pour|finir|etre imprim\\w*|a imprimer) |c'est (?:pour|parce|dans) ",
];
const TOLD = new RegExp(
  `^(?:(?:and|but|und|aber|y|pero|et|mais|just|halt|eben) )?(?:${BEGINNINGS.join('|')})`,
);

/** "My grandpa 1952": who or what is to be seen, and when it was taken. */
const DATED =
  /^(?:my|our|mein\w*|unser\w*|mi|mis|nuestr\w*|mon|ma|mes|notre|nos) (?:[^ ]+ ){1,3}(?:(?:in|from|um|von|en|de|about) )*(?:18|19|20)\d\d$/;

/** Something is asked for all the same: "because …, make it warmer". */
export const WISHES =
  /\b(?:make|should|must|please|add|remove|put|change|turn|give|blur|bitte|soll\w*|mach\w*|muss\w*|setz\w*|entfern\w*|ander\w*|por favor|deb[ea]\w*|quisiera|haz\w*|pon\w*|quita\w*|anad\w*|agreg\w*|cambia\w*|borra\w*|s'il|stp|svp|doi\w+|fais|faut|faudrait|mets|mettez|enleve\w*|ajoute\w*|rends|change\w*|efface\w*)\b/;

/** Reasons that hold however much or little was understood of the words. */
const IS_SURE =
  /^it (?:cannot (?:change|swap|add|know|turn|invent)|makes still pictures|edits pictures)/;

/** Say of words only that they were not read as a wish. */
const MAY_BE_TOLD: ReadonlySet<string> = new Set([
  ...GENERAL_REASONS,
  TURNED.reason,
  UNMARKED.reason,
  WHOLE_ONLY,
  NOT_KNOWN,
]);

const ENDS = new Set(',.;:!?–—(\n');

/** The sentence of the prompt that the words stand in, from its beginning. */
export function sentenceOf(prompt: string, { tokens }: Refused): string {
  const start = Math.min(...tokens.map((each) => each.start));
  const end = Math.max(...tokens.map((each) => each.end));
  let from = start;
  while (from > 0 && !ENDS.has(prompt[from - 1] ?? '')) from--;
  return prompt
    .slice(from, end)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim();
}

/**
 * Without what only tells why, what for or how: "double the size, otherwise the form rejects it", "war ein Konzert
 * mit ISO 6400". What cannot be done is told whoever gives a reason with it.
 */
export function withoutToldBeside(prompt: string, refused: readonly Refused[]): Refused[] {
  if (refused.length === 0) return [];
  const language = languageOf(tokenize(prompt))?.language.code ?? 'en';
  return refused.filter((each) => {
    const sentence = sentenceOf(prompt, each);
    if (MAY_BE_TOLD.has(each.reason) && tells(sentence, language)) return false;
    if (IS_SURE.test(each.reason)) return true;
    return !(TOLD.test(sentence) || DATED.test(sentence)) || WISHES.test(sentence);
  });
}
