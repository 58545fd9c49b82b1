import type { Form } from '../../../forms/rewrite.ts';
import { END, WISH_END } from '../parts.ts';

const JAPANESE = 'japones(?:a|as|es)?';

const DRAWN = '(?:caricaturas?|dibujos? animados?|dibujitos?(?: animados?)?|animacion)';

const DOTS =
  '(?:(?:los|las|unos|sus|muchos) )*(?:puntitos|puntos|tramas?)(?: (?:gordos|grandes|de colores|de tinta))?';

const INKED =
  '(?:(?:las|los|unas|sus) )*(?:(?:lineas|contornos|bordes|trazos|rayas)(?: (?:negr[oa]s|grues[oa]s|fuertes|marcad[oa]s|y))+)';

const LOOK =
  '(?:dibujo|dibujos|caricatura|cartoon|comic|anime|manga|acuarela|oleo|boceto|lapiz|pixel\\w*|pintura|cuadro)';

const REAL =
  '(?:real|reales|original|normal|natural|fotografico|de verdad|(?:como (?:una |la |en la )?|en |de )?(?:foto|fotografia)(?: (?:real|normal|original|de verdad))?|(?:como|tal) (?:una |la )?(?:foto|fotografia)(?: (?:real|normal|original))?)';

const STYLE =
  '(?:acuarela|oleo|comic|anime|manga|caricatura|lapiz|boceto|carboncillo|pintura|dibujo|cartoon|historieta|neon|poster)';

/** Sentences of Spanish about drawn and painted styles. */
export const SPANISH_STYLES_DRAWN: readonly Form[] = [
  // "Ghibli o algo japonés así, de caricatura": one look
  [/\b(?:(?:una?|las) )?peliculas? de (?:(?:studio|estudio|los estudios) )?(?=ghibli\b)/, ''],
  [
    new RegExp(
      `(?<=\\b(?:ghibli|anime|manga) )(?:(?:,|o|y) )*(?:(?:algo|asi|como|tipo|un estilo|una cosa|parecido) )+${JAPANESE}(?: asi| parecido)?${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:ghibli|anime|manga)\\b )(?:(?:,|asi) )*(?:de|como|tipo|en|en plan) (?:una? )?${DRAWN}(?: ${JAPANESE})?${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(`\\b${DRAWN} ${JAPANESE}(?: (?:,|y|de|tipo|estilo|como))* (ghibli|anime|manga)\\b`),
    '$1',
  ],
  [new RegExp(`\\b${DRAWN} ${JAPANESE}${WISH_END}`), 'anime'],
  // "Viñeta de tebeo": a panel, and no dark edges
  [
    /\b(?:(?:la|una?|de|las) )*(?:vinetas?|recuadros?|paneles|panel) (?:de (?:un |los )?|tipo |estilo )(?=(?:tebeos?|comics?|historietas?|manga)\b)/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:tebeos?|comics?|historietas?|pop art)(?: (?:americano|clasico|antiguo))? )(?:(?:,|con|de|y) )+(?:${DOTS}(?: (?:(?:,|y|con) )+${INKED})?|${INKED}(?: (?:(?:,|y|con) )+${DOTS})?)${WISH_END}`,
    ),
    '',
  ],
  // "Cartel de Obama, con pocos colores planos": as it is
  [/\b(cartel|poster|afiche) (?:de |tipo |estilo )?obama hope\b/, '$1 de obama'],
  [
    new RegExp(
      `(?<=\\b(?:(?:cartel|poster|afiche)(?: de)?(?: obama)?) )(?:(?:,|con|en|de|y) )+(?:(?:muy|solo|unos|pocos|pocas|nada mas) )*(?:colores|tintas)(?: (?:muy|bien|plan[oa]s|y|poc[oa]s|fuertes|solid[oa]s|lis[oa]s))*${WISH_END}`,
    ),
    '',
  ],
  // "Como viñeta de tebeo con puntitos y líneas negras": a panel, and no dark corners
  [/\bvinetas? (?:de|tipo|estilo) (?:un )?(?:tebeo|comic|comics|historieta)\b/, 'comic'],
  [
    /(?<=\b(?:comic|tebeo|historieta|cartel|poster|afiche)\b[^.;!?“]*? )(?:, )?con (?:(?:sus|los|unos|pocos|cuatro) )*(?:puntitos|puntos|tramas?|lineas|contornos|trazos|(?<=poc[oa]s )colores)(?: (?:negr[oa]s|gruesas|gruesos|marcad[oa]s|planos|lisos|solidos|grandes))*(?: y (?:(?:sus|las|los) )?(?:puntitos|puntos|lineas|contornos|trazos)(?: (?:negr[oa]s|gruesas|gruesos|marcad[oa]s|planos))*)?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Bordes irregulares": how a painting ends, and no border
  [
    /(?<=\b(?:acuarela|pintura|cuadro|dibujo|oleo|boceto)\b[^.;!?“]* )(?<!\btiene (?:(?:los|unos|el|un) )?)(?:(?:,|con|y) )*(?:los |unos |el |un )?bordes? (?:irregular(?:es)?|rasgados?|desiguales)(?= ?$| [,.;!?]| y\b)(?!.*\b(?:repar|restaur|arregl)\w*)/,
    'with irregular edges ',
  ],
  // "Como dibujo de los Simpson"
  [
    /\b(?:dibujo|dibujito|caricatura|personaje|estilo)s? (?:de |tipo |como )?(?:los )?simpsons?(?= ?$| [,.;!?]| y\b)/,
    'caricatura',
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
  // "Un cómic, pero que se nos reconozca"
  [
    /(?<=\w )(?:(?:,|pero|y|eso si) )*(?:(?:para )?que |quiero que |debe |debo |tiene que )(?:se )?(?:(?:me|nos|la|lo|le|les|los|las) )*(?:(?:siga|sigan|sigamos|pueda|puedan|seguir|poder|siendo) )*(?:reconoc|reconozc|distin[gu]|identifi[cq])\w*(?: (?:bien|igual|todavia|aun|todos|quien(?:es)? (?:soy|es|somos|son)|(?:el|la|los|las|mi|mis|a mi) (?!foto|imagen|fondo)[^,.;:!?“ ]+))*(?= ?$| [,.;!?])/,
    '',
  ],
  // "Un dibujo, pero reconocible"
  [
    /(?<=\w )(?:, )?(?:pero|y) (?:que (?:sea|sean|siga siendo|quede) )?(?:todavia |aun )?reconocibles?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Una viñeta de cómic, nada de letras": a look writes nothing.
  [
    new RegExp(
      `(?<=\\b(?:comic|comics|caricatura|manga|anime|historieta|poster|dibujo|cartoon|pop art|vineta)\\b[^“]*)(?:(?<= )(?:,|y|pero) )*(?:sin|nada de|no quiero|que no (?:tenga|lleve|haya|salgan|aparezcan)|no (?:pongas|metas|lleve)) (?:ni )?(?:letras?|textos?|bocadillos?|palabras|(?:globos?|burbujas?|nubes) de (?:dialogo|texto|comic|habla))(?: (?:ni|y|o) (?:letras?|textos?|bocadillos?|palabras|(?:globos?|burbujas?)(?: de (?:dialogo|texto))?))*(?: (?:por favor|porfa))?${END}(?!.*“)`,
    ),
    '',
  ],
  // "Acuarela aguada, no muy cargada"
  [/\bacuarela (?:muy |bien |algo )?(?:aguad\w+|diluid\w+|transparente)\b/, 'acuarela suave'],
  [
    new RegExp(
      `\\b(${STYLE}) suave ((?:, |y |pero )*)(?:no (?:muy|tan|demasiado)|nada|poco) (?:cargad|marcad|fuert|intens|exagerad|recargad|pronunciad|pesad|oscur|negr)\\w+`,
    ),
    '$1 suave',
  ],
  [
    new RegExp(
      `\\b(${STYLE}) ((?:(?!suave|pero|no|nada|poco|y)[^,.;:!?“ ]+ ){0,2})(?:, |y |pero |que quede |que no quede )*(?:(?:no|ni) (?:muy|tan|demasiado)|nada|poco) (?:cargad|marcad|fuert|intens|exagerad|recargad|pronunciad|pesad|oscur|negr)\\w+`,
    ),
    '$1 $2 suave',
  ],
  [
    /\b(lapiz|boceto|carboncillo) (?:muy |bien |, )?(?:clarit|claro|tenue|suavecit|palid|clara)\w*/,
    '$1 suave',
  ],
  // "Acuarela, pero que la cara se distinga": not too much of it.
  [
    new RegExp(
      `(?<=\\b(?:acuarela|oleo|comic|anime|manga|caricatura|dibujo|boceto|pixel\\w*|cartoon|poster|pintura)\\b.* )(?:[,;] )?(?:(?:pero|y|con|sin que) )*que (?:la |mi |las |nuestras |su )?(?:cara|caras|rostro|persona) (?:se )?(?:(?:me |nos |le )?(?:distinga|reconozca|note|entienda|aprecie|identifique)n?|siga siendo reconocible|sea reconocible)(?: (?:bien|todavia|igual))?${END}`,
    ),
    ', sin pasarse',
  ],
  [/\bacuarela (?:muy |bien )?(?:clar\w+|tenue|palida|delicada)\b/, 'acuarela ligera'],
];
