import type { Form } from '../../forms/rewrite.ts';
import { END, INK, START } from './parts.ts';

const HEX = '#[0-9a-f]{6}';
/** A colour with what is said of it. */
const SHADE = `${INK.replace('(', '(?:')}(?: (?:oscur[oa]s?|clar[oa]s?|clarit[oa]s?|marino|pastel|menta|oliva|mostaza|cereza|militar|puro))?`;
const LOOK =
  '(?:dibujo|dibujos|caricatura|cartoon|comic|anime|manga|acuarela|oleo|boceto|lapiz|pixel\\w*|pintura|cuadro)';
const REAL =
  '(?:real|reales|original|normal|natural|fotografico|de verdad|(?:como (?:una |la |en la )?|en |de )?(?:foto|fotografia)(?: (?:real|normal|original|de verdad))?|(?:como|tal) (?:una |la )?(?:foto|fotografia)(?: (?:real|normal|original))?)';
const PHOTO = '(?:(?:la|esta|mi|una) )?(?:foto|fotografia|fotito|imagen|retrato)';
const SLANT = '(?:torcid|chuec|inclinad|ladead|caid|desnivelad)(?:a|o|ita|ito)';

/** What is told behind a wish, or in front of it, in words that the tables of Spanish hold. */
export const SPANISH_LASTLY: readonly Form[] = [
  // "Quítale el fondo a la zapatilla y ponlo blanco puro": the background, and not the shoe; "… en blanco y negro": the picture
  [
    new RegExp(
      `\\b(?:quit|elimin|borr|sac|retir)\\w*(?: (?:le|me))? (?:el|ese|este|todo el) fondo (?:(?:a|de|del|al) (?:(?:la|el|los|las|mi|mis|este|esta|ese|esa) )?[^,.;:!?“ ]+ )?(?:(?:,|;|y|luego|despues) )+(?:me )?(?:pon|dej|haz|hac)(?:e|a|lo|elo|alo|melo|emelo|amelo|telo)*(?: (?:lo|me lo))? (?:(?:de|en|a|color|todo) )*(?!(?:blanco|negro) y (?:blanco|negro)\\b)(?=${SHADE}(?:${END.slice(3, -1)}| con\\b| y\\b))`,
    ),
    'pon un fondo ',
  ],
  // "El vestido verde pásalo a #8E24AA", "cambia el vestido verde a rojo"
  [
    new RegExp(
      `${START}(?:cambia |cambiar |pasa )?(el|la|los|las|mi|mis|su|sus|esa|ese|esos|esas) ([^,.;:!?“ ]+) ${INK} (?:, )?(?:(?:pas|cambi|pon|hac|haz|pint|dej|tin|vuelv|conv)[a-z]*(?: (?:lo|la|los|las|me|melo|mela))? )?(?:(?:a|en|de|por|color) )+(?:un )?(${HEX})${END}`,
    ),
    'make $1 $3 $2 $4',
  ],
  // "Pinta la puerta de mostaza pero deja el picaporte dorado": as it is
  [
    new RegExp(
      `(?<=\\b(?:pint|cambi|tin|pon|pas|hac|haz|colore)\\w* [^.;!?“]*${SHADE} )(?:, )?pero (?:me |que )?(?:dej(?:a|ame|ar|e|es|en)|conserva|manten) (el|la|los|las) ((?!(?:fondo|cielo|marco|borde|texto|letras?|titulo|resto)\\b)[^,.;:!?“ ]+(?: (?:de|del) [^,.;:!?“ ]+)?) ${INK}${END}`,
    ),
    ', conserva $1 $2 $3',
  ],
  // "Que se note poco", "que casi ni se note"
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*que (?:(?:casi|apenas) )?(?:(?:no|ni) )?se (?:note|vea|aprecie|distinga|perciba)n? (?:(?:muy|bien|solo|apenas) )?(?:poco|poquito|nada|un poquito|apenas)${END}`,
    ),
    ', muy sutil',
  ],
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*que se (?:note|distinga|aprecie|perciba)n? (?:mucho|bastante|bien|bien fuerte|un monton|un chorro|muchisimo)${END}`,
    ),
    ', fuerte',
  ],
  // "En dibujo animado, pero deja el fondo como foto real", "con el fondo real"
  [
    new RegExp(
      `(?<=\\b${LOOK}\\b[^.;!?“]* )(?:(?:,|y|pero|con) )+(?:(?:que )?(?:dej|mant|conserv|qued|sea|siga|este)\\w* )?(?:el |mi )?fondo (?:(?:que )?(?:sea|siga|quede|siendo|se quede) )?${REAL}${END}`,
    ),
    ', pero deja el fondo igual',
  ],
  // "Trazo fino", "en papel color crema": a sketch of its own kind, on a paper that nobody recolours
  [
    new RegExp(
      `(?<=\\b(?:lapiz|boceto|carboncillo|dibujo|tinta)\\b[^.;!?“]* )(?:(?:,|y|con|de) )+(?:un )?(?:trazos?|lineas?) (?:muy |bien )?(?:fin[oa]s?|delgad[oa]s?|finit[oa]s?)${END}`,
    ),
    ', con trazos finos',
  ],
  [/\b((?:en|sobre) (?:un )?papel) (?:de )?color (?=crema|beige|sepia|marfil|hueso)/, '$1'],
  // "Endereza la foto que se ve torcida hacia la derecha"
  [
    new RegExp(
      `\\b((?:enderez|enderec|nivel)\\w*(?: (?:la|lo|el|esta|este|mi|foto|imagen|horizonte|fotito))*) (?:(?:,|porque|ya) )*(?:que )?(?:(?:se (?:ve|mira|fue)|esta|quedo|salio|me quedo|me salio|va|aparece) )?(?:(?:un poco|un poquito|medio|muy|toda|algo) )*(?:${SLANT}|inclinad[oa]|cargad[oa]) (?:hacia|a|para|pa) (?:la |el )?(?:derecha|izquierda|lado|un lado)${END}`,
    ),
    '$1',
  ],
  // "¿Puedes ponerle color de verdad a esta foto de 1920?"
  [
    new RegExp(
      `\\b(?:pon|dar|da|dale|mete|agreg|anad|echa)\\w*(?: (?:le|les|la))? (?:(?:los|unos|sus) )?color(?:es)? (?:de verdad|de veras|reales|real|verdader[oa]s?|autentic[oa]s?|de la vida real)(?: (?:a|en) ${PHOTO}(?: (?:vieja|antigua|viejita))?(?: de (?:mi |mis |la |el |los )?[^,.;:!?“ ]+)?)?${END}(?!.*\\b(?:muy|tan|demasiado|toda) (?:amarill|azul|verd|roj|naranj|anaranj|rosa|morad)[a-z]*)`,
    ),
    'coloriza la foto',
  ],
  // "Restaura esta foto de mi bisabuela y ponle color": it has none yet
  [
    new RegExp(
      `(?<=\\b(?:viej|antig|bisabuel|abuel|blanco y negro|restaur)\\w*\\b[^.;!?“]* )(?:(?:,|y) )+(?:me la |la )?(?:pon|ponle|ponele|dale|poner|coloreala|colorea|coloreala)(?: le| la)?(?: color(?:es)?| a color)${END}`,
    ),
    ', coloriza la foto',
  ],
  // "Con letra cursiva rosa y borde blanco": of the letters
  [
    new RegExp(
      `((?:con|en) (?:una )?(?:letras?|tipografia|fuente|cursiva) (?:[^,.;:!?“ ]+ ){0,4}?)(?:y|,) (?:(?:con|el|un|de) )*(?:borde|bordes|contorno|filo|orilla) (?:(?:de|en|color|fino|delgado) )*${INK}(?: (?:fino|delgado|grueso))?${END}`,
    ),
    '$1 con borde $2',
  ],
  // "Ponlas juntas, una encima de la otra": put together, they are not laid over each other
  [
    new RegExp(
      `(?<=\\b(?:juntas|juntos|junta|juntalas|une|unelas|pegadas|apiladas|apila|apilalas) )(?:(?:,|en vertical) )*(?:una? )(?:encima|arriba|sobre|por encima|debajo|abajo) (?:de )?(?:la |el )?otr[oa]${END.slice(0, -1)}| con\\b| y\\b)(?!.*\\b(?:transpar|traslu|semitrans|opac|superp|fundid|mezclad)[a-z]*)`,
    ),
    ', una arriba de la otra',
  ],
  [
    new RegExp(
      `${START}(?:pon|ponlas|ponla|poner|coloca|colocalas|quiero|quierolas)(?: (?:las|los|dos|fotos|juntas|imagenes))* , una arriba de la otra`,
    ),
    'una arriba de la otra',
  ],
  // "La foto es un desastre, ¿me la dejas …?": no wish
  [
    /(?<=^|[,.;:!?¡¿] |\by )(?:(?:la|esta|mi) (?:foto|imagen) )?(?:es|esta|quedo|salio|me salio|me quedo) (?:hech[oa] )?(?:un|una) (?:(?:completo|verdadero|total) )?(?:desastre|asco|horror|porqueria|mierda|pena) (?:[,.;:¿¡] |y )+(?=\S)/,
    '',
  ],
  // "Más luminosa, derecha y …": the picture, and neither a nose nor where a text stands
  [
    /(?<=(?:^|[,.;:!?¡¿] |\b(?:y|la|foto|imagen|fotografia|quede|salga|vea|sea|este|quiero|(?:dej|haz|pon|hac)[a-z]*) )mas (?!arriba|abajo|cerca|lejos|a )[^,.;:!?“ ]+ )(?<!\b(?:nariz|dientes|pelo|cabello|espalda|boca|cejas?|cara|piernas?|lineas?|textos?|letras?|titulo|logo)\b.*)(?:,|y) (?:bien )?(?:derech|rect)(?:ita|ito|a|o)(?= ?$| [,.;!?]| y\b)/,
    ', enderezala ,',
  ],
  // "Con el fondo limpio"
  [
    new RegExp(
      `\\b(?:el |un )?fondo (?:(?:mas|bien|muy|todo) )?limpi(?:o|ito|ecito)(?:${END}|(?= (?:sin|con|para|y)\\b))(?! (?:de|y) (?:arrugas|manchas|${SHADE}))`,
    ),
    'clean background',
  ],
  // "Sin que parezca falsa": gently
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*(?:sin que|que no) (?:se )?(?:(?:me|le|nos) )?(?:parezca|quede|vea|note|luzca|salga)n? (?:(?:muy|tan|demasiado) )?(?:fals[oa]s?|trucad[oa]s?|retocad[oa]s?|editad[oa]s?|fake|photoshopead[oa]s?)${END}`,
    ),
    '',
  ],
  // "Ciérrame la boca": as English says it
  [
    /\b(?:cierr|cerr)(?:a|e|ar|ame|eme|ale|arle|arme|ala|anos)*(?: (?:me|le|la|nos))? (?:la|su|mi) (?:boca|boquita)(?= ?$| [,.;:!?]| y\b| por\b)/,
    'close my mouth',
  ],
  // "Hazla de noche con las farolas encendidas"
  [
    new RegExp(
      `(?<!\\b(?:borr|quit|elimin|sac|suprim)[a-z]*\\b[^.;!?“]*)(?:(?:,|y|con|que) )+(?:(?:las|los|unas|todas) )*(?:farolas?|faroles|farol|luces de la calle|postes de luz|luminarias) (?:(?:ya|todas|esten|bien) )*(?:encendid|prendid)[oa]s?${END}`,
    ),
    'and turn on the street lamps',
  ],
  [
    new RegExp(
      `${START}(?:enciend|prend|encend)\\w*(?: me)? (?:las |los |todas las )?(?:farolas?|faroles|farol|luces de la calle|luminarias)${END}`,
    ),
    'turn on the street lamps',
  ],
];
