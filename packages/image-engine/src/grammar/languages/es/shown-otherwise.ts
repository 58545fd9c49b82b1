import type { Form } from '../../forms/rewrite.ts';
import { END, START } from './parts.ts';

/** What Spanish names for what it looks like, in words that its tables hold. */
export const SPANISH_SHOWN_OTHERWISE: readonly Form[] = [
  // "Sin recortar, ponla en 16:9", "… con fondo borroso": beside the picture, and not behind somebody
  [
    new RegExp(
      `${START}sin (?:recortar|cortar)(?:la|lo)?(?: nada)? (?:, )?(?:(?:pon|pasa|deja|haz|quier)[a-z]*(?: (?:la|lo))? )?(?:(?:en|a|formato) )+(\\d+:\\d+)(?: (?:, )?(?:y )?con (?:(?:el|los|un) )?(?:fondo|lados|bordes|costados) (?:borros|desenfocad|difuminad)[a-z]+)?${END}`,
    ),
    'ponla en $1 sin recortar',
  ],
  // "Las galletas con bordes quemados, que se vean doradas": which ones
  [
    /(?<=(?:^|[,.;:!?¡¿] )(?:el|la|los|las|mis?|unas?|unos) (?!foto|imagen|fotografia)[^,.;:!?“ ]+ )con (?:los )?bordes quemados (?=, (?:que|mas|menos) )/,
    '',
  ],
  // "Bordes quemados": darker ones; of a picture that has them it is a fault
  [
    new RegExp(
      `(?<=^|[,;] |\\by |\\bcon )(?<!\\b(?:el|la|los|las|mis?|unas?|unos) (?!foto|imagen|fotografia)[^,.;:!?“ ]+ con )(?:(?:con|pon|ponle|ponele|agrega|agregale|dale) )*(?:los |unos )?(?:bordes|esquinas|orillas) (?:quemad|oscurecid)[oa]s${END}(?!.*\\b(?:restaur|repar|recuper|arregl|quit|elimin|borr|sac|recort|corrig)[a-z]*)`,
    ),
    'vineta',
  ],
  [
    /\b(?:los |unos )?(?:bordes|esquinas|orillas) (?:quemad|gastad|desgastad|rasgad|rot)[oa]s(?=.*\b(?:restaur|repar)[a-z]*)/,
    'manchas',
  ],
  [
    /\bvineta (?:(?:negra|oscura) )?(?:muy |bien )?(?:suavecita|suave|leve|ligera|sutil|ligerita)(?= ?$| [,.;!?]| y\b)/,
    'vineta suave',
  ],
  // "Ponle luna llena": a moon, and no place among the stars
  [
    new RegExp(
      `${START}(?:pon|agreg|anad|mete|dibuj|quiero|con)[a-z]*(?: (?:le|me))? (?:(?:una|la(?! luna (?:grande|enorme|gigante)\\b)) )?luna(?: (?:llena|nueva|grande|enorme|menguante|creciente|gigante))+(?: (?:en|arriba|al|el|del|cielo|atras|detras|fondo))*${END}`,
    ),
    'add a full moon',
  ],
  // "Marca de agua repetida": without its words
  [
    new RegExp(
      `\\bmarca de agua (?:repetida|en mosaico|por todos lados|en toda la (?:foto|imagen))${END}`,
    ),
    'marca de agua',
  ],
];
