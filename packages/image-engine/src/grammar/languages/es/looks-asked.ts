import type { Form } from '../../forms/rewrite.ts';

const END = '(?= ?$| [,.;:!?]| (?:y|pero|luego|por favor|porfa)\\b)';
const GLOWS = '(?:fosforescentes?|fosforitos?|fluorescentes?|fluor|fosfo|(?:de )?neon)';
const JAPANESE = 'japones(?:a|as|es)?';
const DRAWN = '(?:caricaturas?|dibujos? animados?|dibujitos?(?: animados?)?|animacion)';
const DOTS =
  '(?:(?:los|las|unos|sus|muchos) )*(?:puntitos|puntos|tramas?)(?: (?:gordos|grandes|de colores|de tinta))?';
const INKED =
  '(?:(?:las|los|unas|sus) )*(?:(?:lineas|contornos|bordes|trazos|rayas)(?: (?:negr[oa]s|grues[oa]s|fuertes|marcad[oa]s|y))+)';

/** Looks as people ask for them in Spanish, in words that its tables hold. */
export const SPANISH_LOOKS_ASKED: readonly Form[] = [
  // "Ghibli o algo japonés así, de caricatura": one look
  [/\b(?:(?:una?|las) )?peliculas? de (?:(?:studio|estudio|los estudios) )?(?=ghibli\b)/, ''],
  [
    new RegExp(
      `(?<=\\b(?:ghibli|anime|manga) )(?:(?:,|o|y) )*(?:(?:algo|asi|como|tipo|un estilo|una cosa|parecido) )+${JAPANESE}(?: asi| parecido)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:ghibli|anime|manga)\\b )(?:(?:,|asi) )*(?:de|como|tipo|en|en plan) (?:una? )?${DRAWN}(?: ${JAPANESE})?${END}`,
    ),
    '',
  ],
  [
    new RegExp(`\\b${DRAWN} ${JAPANESE}(?: (?:,|y|de|tipo|estilo|como))* (ghibli|anime|manga)\\b`),
    '$1',
  ],
  [new RegExp(`\\b${DRAWN} ${JAPANESE}${END}`), 'anime'],
  // "Viñeta de tebeo": a panel, and no dark edges
  [
    /\b(?:(?:la|una?|de|las) )*(?:vinetas?|recuadros?|paneles|panel) (?:de (?:un |los )?|tipo |estilo )(?=(?:tebeos?|comics?|historietas?|manga)\b)/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:tebeos?|comics?|historietas?|pop art)(?: (?:americano|clasico|antiguo))? )(?:(?:,|con|de|y) )+(?:${DOTS}(?: (?:(?:,|y|con) )+${INKED})?|${INKED}(?: (?:(?:,|y|con) )+${DOTS})?)${END}`,
    ),
    '',
  ],
  // "Luces fosforescentes en los bordes": no frame
  [
    new RegExp(
      `\\b(?:luz|luces) ${GLOWS}(?: (?:de|en) (?:(?:muchos|varios) )?colores)? (?:en|por|sobre|siguiendo|alrededor de) (?:(?:todos|los|las|mis|sus) )*(?:bordes|contornos|orillas|siluetas?|lineas)${END}`,
    ),
    'luces de neon',
  ],
  [
    new RegExp(
      `\\b(?:los |unos )?(?:bordes|contornos|orillas|lineas) (?:(?:con luces|que brillen|brillando|brillen|brillantes|se iluminen|iluminados|en|de|con|colores|color) )*${GLOWS}(?: (?:de|en) (?:(?:muchos|varios) )?colores)?(?=(?: ,)? (?:tipo|rollo|estilo|como|en plan|a lo) (?:cyberpunk|blade runner|tron|discoteca)\\b)`,
    ),
    'luces de neon',
  ],
  [
    new RegExp(`\\bcontornos ${GLOWS}(?: (?:de|en) (?:(?:muchos|varios) )?colores)?${END}`),
    'luces de neon',
  ],
  [
    /\bcontornos? (?:de )?(?=neon (?:rosa|azul|verde|roj|amarill|morad|violeta|lila|turquesa|naranja|celeste))/,
    '',
  ],
  [
    new RegExp(
      `\\bneon (?:tipo |estilo )?cyberpunk (?:en|por|sobre) (?:los |las )?(?:bordes|contornos|orillas|lineas|siluetas?)${END}`,
    ),
    'neon',
  ],
  // "Cartel de Obama, con pocos colores planos": as it is
  [/\b(cartel|poster|afiche) (?:de |tipo |estilo )?obama hope\b/, '$1 de obama'],
  [
    new RegExp(
      `(?<=\\b(?:(?:cartel|poster|afiche)(?: de)?(?: obama)?) )(?:(?:,|con|en|de|y) )+(?:(?:muy|solo|unos|pocos|pocas|nada mas) )*(?:colores|tintas)(?: (?:muy|bien|plan[oa]s|y|poc[oa]s|fuertes|solid[oa]s|lis[oa]s))*${END}`,
    ),
    '',
  ],
];
