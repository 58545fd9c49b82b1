import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

const WEAR = '(?:manchas?|manchitas?|manchon(?:es)?)';

/** Where on a print something is. */
const SPOT =
  '(?:,|por|en|hacia|el|la|los|las|lado|esquina|borde|centro|medio|izquierd[oa]|derech[oa]|superior|inferior|parte)';

/** The same words, whose blanks may be left out: "dela" is "de la". */
const PLACE = `(?:(?:${SPOT}|de|a|arriba|abajo) ?|del(?: |${SPOT} ?))+`;

const MENDS = '(?:restaur|repar|arregl|reconstru|recuper)\\w*';

/** Sentences of Spanish about old and damaged photos, and what restores them. */
export const SPANISH_REPAIRS: readonly Form[] = [
  [
    new RegExp(
      `^(?:una |mi |es una |la )?(?:foto|imagen) (?:(?:antigua|vieja) con (?:rayas|rayones|manchas|grietas)|destenida)${LAST}`,
    ),
    'restaura la foto',
  ],
  [
    /\b(?:los |unos )?(?:bordes|esquinas|orillas) (?:quemad|gastad|desgastad|rasgad|rot)[oa]s(?=.*\b(?:restaur|repar)[a-z]*)/,
    'manchas',
  ],
  // "Con dobleces y una mancha de café abajo a la derecha: restáurenla"
  [
    new RegExp(
      `\\b(?:una |unas |la |las )?${WEAR}(?: (?:de|del) (?!color\\b)[^,.;:!?“ ]+)?(?: (?:que (?:tiene|hay) )?${PLACE})?(?=(?: [,.;:]| y| que).*\\b${MENDS})`,
    ),
    'manchas ',
  ],
  [
    new RegExp(
      `(?<=\\b${MENDS}\\b.* )(?:una |unas |la |las )?${WEAR} (?:de|del) (?!color\\b)[^,.;:!?“ ]+(?: (?:que (?:tiene|hay) )?${PLACE})?${END}`,
    ),
    'manchas',
  ],
  // "Está rasgada y con moho"
  [/(?<=\b(?:foto|imagen|restaur\w+|repar\w+)\b.* )(?:moho|hongos)\b/, 'manchas'],
  // "Foto escaneada con arrugas, ¿la puedes limpiar?": the paper's.
  [
    /\b((?:foto|fotografia|imagen|retrato|estampa) (?:(?:escaneada|vieja|viejita|antigua|impresa|de papel|de album) )*)(?:con|tiene|llena de) (?:muchas |unas |algunas )?arrugas (?:[,.;¿?] |y )*(?:(?:me )?(?:la )?(?:puedes|podrias|pueden) )?(?:limpi|arregl|restaur|repar)\w*/,
    'restaura la foto',
  ],
  // "Quítale las arrugas a la foto": the paper's, and no face's.
  [
    new RegExp(
      `${START}(?:quit\\w+|elimin\\w+|borr\\w+|sac\\w+|arregl\\w+|repar\\w+|alis\\w+) (?:(?:todas |todos )?(?:las|los|esas|esos|unas|unos) )(?:arrugas?|arruguitas|dobleces|doblez|pliegues|marcas|quiebres|roturas|grietas)(?: y (?:las |los )?(?:\\w+))?(?: que tiene)? (?:a|de|en|al|del) (?:la |esta |el |este |mi )?(?:foto\\w*|fotito|papel|imagen|retrato|estampa)(?: (?:vieja|antigua|viejita))?${END}`,
    ),
    'restaura la foto',
  ],
  [/\b(?:medio|casi|toda|un poco|muy) (?:borrada|desvanecida|despintada)\b/, 'descolorida'],
];
