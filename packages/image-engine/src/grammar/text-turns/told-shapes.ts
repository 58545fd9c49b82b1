import { compiled, named, type Rule, START, text } from './told-parts.ts';
import { SPEECHES } from './told-speech.ts';

const of = (key: 'writes' | 'place' | 'adds') => SPEECHES.map((speech) => speech[key]).join('|');
const WRITES = `(?:(?:please|bitte|por favor|can you) )?(?:${of('writes')})(?: (?:mir|me|in|the words?|the text|den text|die worte?|el texto|le texte|les mots))?`;
const A = '(?:an?|eine?[mnrs]?|une?|una)';
const BUBBLES =
  '(?:speech bubble|speech balloon|sprechblase|bocadillo(?: de (?:comic|dialogo))?|globo de (?:dialogo|texto)|bulle(?: de (?:bd|dialogue|texte|parole))?)';
const HEARTS = '(?:heart|herz(?:chen)?|corazon|coeur)';
const CIRCLES = '(?:circle|kreis|circulo|cercle|rond)';
const STARS = '(?:star|starburst|stern|estrella|etoile)';
const BOXES =
  '(?:box|rectangle|kasten|kastchen|rechteck|feld|recuadro|cuadro|rectangulo|cadre|encadre|badge|button|knopf|plakette|label|tag|insignia|etiqueta|pastille|etiquette)';
/** What an offer is told on. */
const PLATES =
  '(?:badge|button|sign|label|tag|banner|sticker|ribbon|schild|knopf|plakette|aufkleber|etikett|banderole|letrero|insignia|etiqueta|boton|cinta|stamp|stempel|sello|tampon|panneau|pancarte|etiquette|bouton|pastille|macaron|bandeau)';
const HUE =
  '(?:white|black|red|yellow|blue|green|orange|pink|purple|golden|gray|grey|brown|(?:weiss|schwarz|rot|gelb|blau|grun|braun|lila)(?:e[nmrs]?)?|gold|rosa|blanc(?:o|a|he)?|negr[oa]|roj[oa]|amarill[oa]|azul|verde|gris|noire?|rouge|jaune|bleue?|verte?|rose|dorad[oa]|doree?)';
const OFFERS =
  '(?:sale|sold|sold out|new|free|hot|bestseller|best seller|special offer|neu|angebot|verkauft|ausverkauft|rabatt|gratis|oferta|rebajas|vendido|nuevo|soldes|promo|vendu|nouveau)';
/** What a shape is like. */
const LIKE = `(?:(?:${HUE}|(?:big|small|little|gross|klein|light|dark|hell|dunkl|rounded|round|rund|abgerundet)(?:e[nmrs]?)?|comic|nice|petit|grand|joli|pequeno|gran|lindo|speech) ){0,3}`;
const BEHIND = `(?: (?:${HUE}|redondead[oa]|redond[oa]|arrondie?|ronde?))*`;
/** The place, and what of a German verb stands behind all. */
const PLACE = `(?: (?:, )?(?<p>${of('place')}))?(?: (?:hinzu|dazu|drauf|rein))?`;
/** Where a bubble is, or whose: no words that are written. */
const NO_PLACE =
  '(?!(?:wo|in|de|del|with|mit|con|avec|for|on|over|next|above|below|under|by|from|of|near|at|fur|auf|uber|neben|bei|von|pour|sur|chez|para|sobre|junto|encima|that|which|und|and|y|et|at|to|coming|pointing|der|die|que|qui) )';
/** What comes next. */
const END = '(?= ?$| [.;!] ?$| , (?!~|\\d))';
const SAYING =
  '(?:saying|where it says|wo (?:drin |drauf )?steht|in der steht|donde (?:diga|pone|ponga)|ou il est ecrit|says|that says|which says|reading|with(?: the (?:text|words?))?|mit(?: (?:dem text|der aufschrift|text))?|con(?: el texto)?|que (?:diga|dice|ponga)|avec(?: le texte)?|qui dit|:)';

/** Texts in speech bubbles, hearts, circles and boxes that are told without quotes. */
export const SHAPES: readonly Rule[] = [
  // "Write I love you in a red heart", "schreib Hallo in eine Sprechblase"
  {
    said: compiled(
      `${START}(?<v>${WRITES}) ${text('t')} (?<on>(?:in|inside|into|on|onto|auf|en|dentro de|dans|sur) ${A} ${LIKE}(?:${BUBBLES}|${HEARTS}|${CIRCLES}|${STARS}|${BOXES})${BEHIND})${PLACE}${END}`,
    ),
    meant: '$v #t $on $p',
  },
  // "A speech bubble that says Hello there", "Sprechblase Hallo oben links"
  {
    said: compiled(
      `${START}(?<v>(?:(?:please |bitte )?(?:${of('adds')}|${of('writes')}|add|put|make|mit|with|con|avec|ajoute|anade|agrega|pon) )?(?:${A} )?${LIKE}${BUBBLES}${BEHIND})(?: (?<q>${of('place')}))?(?: ${SAYING})? ${NO_PLACE}${text('t')}${PLACE}${END}`,
    ),
    meant: '$v #t $q $p',
  },
  // "A red heart with Mum"
  {
    said: compiled(
      `${START}(?<v>(?:(?:please |bitte )?(?:${of('adds')}|add|put|make|ajoute|anade|agrega|pon) )?(?:${A} )?${LIKE}(?:${HEARTS}|${CIRCLES})${BEHIND}) ${SAYING} ${named('t')}${PLACE}${END}`,
    ),
    meant: '$v #t $p',
  },
  // "Red sign SALE", "roter Button SALE"
  {
    said: compiled(
      `${START}(?<v>(?:(?:please |bitte )?(?:${of('adds')}|add|put|make|ajoute|anade|agrega|pon|mets) )?(?:${A} )?(?:(?=(?:[^ ]+ ){0,2}${HUE} )${LIKE}${PLATES}|${PLATES} ${HUE})) (?:${SAYING} )?${named('t')}${PLACE}${END}`,
    ),
    meant: '$v #t $p',
  },
  // "Banner SOLD OUT", "Stempel VERKAUFT": what is offered stands on such things
  {
    said: compiled(
      `${START}(?<v>(?:(?:please |bitte )?(?:${of('adds')}|add|put|make|ajoute|anade|agrega|pon|mets) )?(?:${A} )?${PLATES}) (?=~)(?<t>${OFFERS})${PLACE}${END}`,
    ),
    meant: '$v #t $p',
  },
  // "Red sale badge", "rotes Sale-Schild"
  {
    said: compiled(
      `${START}(?<v>(?:(?:please |bitte )?(?:${of('adds')}|add|put|make) )?(?:${A} )?(?=${HUE})${LIKE})(?<t>${OFFERS})(?: -)? (?<n>${PLATES})${PLACE}${END}`,
    ),
    meant: '$v #t $n $p',
  },
];
