import type { Form } from '../../../forms/rewrite.ts';
import { INK, START, TIENE } from '../parts.ts';

/** Looks, weather and borders that stand for a wish when they are named. */
const LOOK =
  '(?:acuarelas?|oleos?|pinturas?|comics?|tebeos?|historietas?|animes?|mangas?|caricaturas?|dibujitos?|dibujos (?:animados|a lapiz|a mano)|dibujo (?:animado|a lapiz|a mano)|bocetos?|lapiz|carboncillo|sepia|blanco y negro|b ?/ ?n|byn|escala de grises|vintage|retro|negativo|pixel art|pixeles|pop art|poster|neon|hdr|cine|cinematografico|glitch|noche|lluvia|nieve|nieblas?|arco ?iris|vineta|vineteado|marcos?|polaroid|grano|brillo|collage|sticker|duotono|bitono|mosaico|desenfoque|espejo|hora dorada)';
const CALLED =
  '(?:(?:filtro|efecto|estilo|look|rollo|tono|aire|cuadro|dibujo|foto|acabado|pintura|version)s? (?:(?:de|del|al|a|en|tipo|con|la|el) )*)?';
const ARTICLE = `(?:${TIENE}|ese|esa|esos|esas|eso|este|esta|esto|estos|estas|lo|un|una) (?:(?:de|del|la|el) )*`;
const ONE = `${CALLED}${LOOK}(?: (?:de pelicula|al oleo|japones|animado|blanco|negro|del fondo))?`;
const NAMED = `((?:${ARTICLE})?${ONE})`;
/** "El anime y el manga". */
const TWO = `${NAMED} (?:y|ni|o) ${NAMED}`;

const MUCH =
  '(?: (?:nada|mucho|tanto|demasiado|para nada|en absoluto|del todo|ni un poco|la verdad))*';
const ME = '(?:a mi )?(?:no|ni|tampoco) (?:me|nos)';
const LIKES =
  '(?:gust(?:an?|o|aron|aria)|convenc(?:en?|io)|agradan?|molan?|van?|encantan?|cuadran?|pegan?|apetecen?|interesan?|laten?|copan?|cabe|llenan?|terminan? de (?:gustar|convencer)|hacen? gracia)';
const HATE = '(?:odio|detesto|aborrezco|no soporto|no aguanto|no trago)';
/** Behind it: "… no lo quiero", "… lo odio", "… no es lo mío", "… me parece feo". */
const NOT_WANTED = `(?:(?:no )?l[oa]s? ${HATE.replace(/no /g, '')}|no l[oa]s? (?:quiero|queremos|soporto|aguanto|trago|pongas|hagas)|no es lo (?:mio|nuestro)|me (?:parecen?|resultan?) (?:muy |super |re )?(?:fe|horribl|aburrid|cutr|ranci|sos|cursi)\\w*|(?:ni|no) (?:de broma|en broma|loco|gracias))`;
/** By itself; "lluvia no mucho" says how much. */
const NO = `(?:no(?! , (?:mejor |sino )?(?:uno )?${INK})|nada)`;
/** Not a tag: "en sepia, ¿no?" */
const END = '(?= ?$| [,.;:!)]| (?:y|pero|asi que|por favor|porfa|gracias|mejor)\\b)';

/** Where it begins, behind the word of a reason, too. */
const BEGINS = `(?:${START}(?:(?:pero|porque|que|es que|pues|ya que|y|aunque) )*|(?<=\\w )(?:que|porque|es que|ya que|pues|aunque|pero) )`;
const DISLIKED = `(?:(?:${ME} ${LIKES}|${NOT_WANTED})${MUCH}|${NO})${END}`;

/** Looks that somebody does not like, named before it is said: none of them is wished for. */
export const SPANISH_LOOKS_DISLIKED: readonly Form[] = [
  // "Ni el sepia ni el vintage me gustan"
  [
    new RegExp(
      `${START}ni ((?:${ARTICLE})?${ONE} ni (?:${ARTICLE})?${ONE}) (?:me|nos) ${LIKES}${MUCH}${END}`,
    ),
    'no me gusta ni $1',
  ],
  // "Me gusta más la acuarela que el óleo", "prefiero la acuarela al óleo"
  [
    new RegExp(
      `${START}(?:(?:me|nos) (?:gustan?|molan?|gustaria|convencen?) mas|prefiero|preferimos|preferiria|mejor|antes|quiero mas) (?:(?:en|a|como) )?((?:${ARTICLE})?${ONE}) (?:antes |mas |y no )?(?:que|al?) (?:(?:en|a|como) )?((?:${ARTICLE})?${ONE})${END}`,
    ),
    '$1 , no me gusta $2',
  ],
  // "El cuadro al óleo no me gusta", "el anime y el manga no me gustan"
  [new RegExp(`${BEGINS}${TWO} ${DISLIKED}`), ', no me gusta ni $1 ni $2'],
  [new RegExp(`${BEGINS}${NAMED} ${DISLIKED}`), ', no me gusta $1'],
  // "Odio el óleo"
  [new RegExp(`${BEGINS}${HATE} ${TWO}${END}`), ', no me gusta ni $1 ni $2'],
  [new RegExp(`${BEGINS}${HATE} ${NAMED}${END}`), ', no me gusta $1'],
];
