import type { Form } from '../../forms/rewrite.ts';
import { END, INK, REST, START } from './parts.ts';

// How much of something, what of it is not wanted, and where it is to be.

const STYLE =
  '(?:acuarela|oleo|comic|anime|manga|caricatura|lapiz|boceto|carboncillo|pintura|dibujo|cartoon|historieta|neon|poster)';
const WEATHER = '(?:lluvia|nieve|niebla|neblina|bruma|grano|vineta|desenfoque|nevada|llovizna)';
const HUE =
  '(azul\\w*|verd\\w*|roj\\w*|rosad?[oa]?|morad[oa]|naranja|anaranjad[oa]|amarill\\w*|violeta|turquesa|celeste|magenta|dorad[oa])';
const SHAPE =
  '(?:cuadrad[oa]|vertical|horizontal|apaisad[oa]|cuadrado|\\d+[:x]\\d+|recort\\w+|encuadr\\w+)';
/** What lies in the part of a day that is golden. */
const DUSK =
  '(?:(?:la |el |una |un |de |del |ultima |ultimas |media |final |fin |caida |puesta |hora |horas |dia |tarde |sol |verano )*(?:tarde|atardecer|ocaso|puesta de sol|caida del sol|fin(?:al)? del dia|sol))';
const ROOM =
  '(?:cuarto|cuartito|habitacion|sala|salon|cocina|living|comedor|pieza|recamara|dormitorio|bano|local|estancia)';
const OLD = '(?:la )?(?:foto )?(?:de )?(?:antes|vieja|antigua|ayer|primera|1)';
const NEW = '(?:la )?(?:foto )?(?:de )?(?:despues|nueva|actual|ahora|hoy|reciente|segunda|otra|2)';
const JOINED = '(?:lado a lado|junt\\w+|al lado|un(?:e|ir|elas|irlas)|comparacion|pareja)';

/** Wishes with limits and places, in words that the tables of Spanish hold. */
export const SPANISH_RESTRAINED: readonly Form[] = [
  [/\b(?:beis|beich|beish)\b/, 'beige'],
  [/\breducid[oa] (?=a \d)/, 'redimensiona '],
  // "Una viñeta de cómic, nada de letras": a look writes nothing.
  [
    new RegExp(
      `(?<=\\b(?:comic|comics|caricatura|manga|anime|historieta|poster|dibujo|cartoon|pop art|vineta)\\b[^“]*)(?:(?<= )(?:,|y|pero) )*(?:sin|nada de|no quiero|que no (?:tenga|lleve|haya|salgan|aparezcan)|no (?:pongas|metas|lleve)) (?:ni )?(?:letras?|textos?|bocadillos?|palabras|(?:globos?|burbujas?|nubes) de (?:dialogo|texto|comic|habla))(?: (?:ni|y|o) (?:letras?|textos?|bocadillos?|palabras|(?:globos?|burbujas?)(?: de (?:dialogo|texto))?))*(?: (?:por favor|porfa))?${END}(?!.*“)`,
    ),
    '',
  ],
  // "Blanco y negro, a lo reportaje de guerra": what has such a look.
  [
    new RegExp(
      `(?<=\\b(?:blanco y negro|byn|grano|contraste|contrastad\\w+)\\b.* )(?:, )?(?:a lo|tipo|estilo|en plan|como de|como|al estilo|al estilo de|rollo|onda) (?:un |una |los )?(?:reportaje|documental|fotoperiodismo|fotorreportaje|reportero|fotografo)${REST}${END}`,
    ),
    '',
  ],
  // "Colores más chillones": louder, where nothing complains of them.
  [
    /(?<!\b(?:son|estan|sal\w+|qued\w+|tiene|tienen|hay|ven|quit\w+|baj\w+|suaviz\w+|menos|sin|no)\b[^,.;]*)\b(?:colores|tonos) (?:mas |bien |super |re )?chillon(?:es|as)\b/,
    'colores vivos',
  ],
  // "Ese tono dorado de última hora de la tarde"
  [
    new RegExp(
      `\\b(?:(?:ese|esos|el|los|un|unos|esa|la|una) )?(?:tonos?|tonito|luz|lucecita|color|colorcito|colores|brillo) (?:tan )?(?:dorad|calid|anaranjad|naranj)\\w* (?:(?:de|del|como|tipo|que hay|que tiene|a) )+${DUSK}${END}`,
    ),
    'luz dorada',
  ],
  // "Métele más luz al cuarto": a room, and no quarter.
  [
    new RegExp(
      `\\b(mas (?:luz|luces|claridad|brillo|iluminacion)) (?:al|a la|en el|en la|a mi|en mi|a este|a esta|a ese|a esa) ${ROOM}${END}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `${START}que (?:el|mi|este|ese|la|esta) ${ROOM} (?:se vea|quede|este|tenga|salga|parezca)(?: (?:con|mas|un poco))* (?:luz|luminos[oa]|clar[oa]|iluminad[oa])${END}`,
    ),
    'mas luz',
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
  // "Con borde ancho de papel"
  [
    /\b(borde|marco|margen|reborde|orilla) ((?:(?:ancho|grueso|fino|delgado|grande|generoso) )?)(?:blanco )?(?:como )?de papel(?: (?:blanco|fotografico|de foto|de acuarela))?\b/,
    '$1 $2 blanco',
  ],
  // "Lluvia, poquita nomás", "ponle niebla pero poca"
  [
    new RegExp(
      `\\b(${WEATHER}) (?:, )?(?:pero |y )?(?:muy |bien |solo |que sea |nomas )*(?:poc[oa]|poquit[oa]|poquitit[oa]|poquitin|apenas|tantit[oa]|un poco|un poquito)(?: (?:nomas|no mas|nada mas|solo|solamente|eh|por favor|porfa))*${END}`,
    ),
    'un poco de $1',
  ],
  // "Con niebla y un viraje azulado": a tint that is asked for.
  [
    new RegExp(
      `(?<!\\b(?:tiene|tienen|hay|quit\\w+|corri\\w+|elimin\\w+|salio|sale|quedo|ve|esta|arregl\\w+|sin|menos|sac\\w+)\\b.*)(?:(?<=^|^.* )(?:con|y|,|dale|pon|ponle|de|da|dame|ponme|metele|agregale|anadele|echale) |^)+(?:un |el |su )?(?:viraje|tinte|matiz|virado) (?:de |al |a |en )?(?:color )?${HUE}${END}(?!.*\\b(?:arregl|corri|corre|quit|elimin|sac)\\w+)`,
    ),
    ', dale un tinte $1',
  ],
  // "Cuadrada, dejando la cara en el centro"
  [
    new RegExp(
      `(?<=\\b${SHAPE}\\b[^“]* )(?:[,;] )?(?:(?:y|con|que|dejando|deja|dejame|pon|poniendo|,) )*((?:al|a la|a mi|el|la|los|las|mi|mis|nuestr[oa]s?) [^,.;:!?“ ]+|a mi|ella|el|yo|nosotros) (?:que )?(?:(?:quede|salga|este|se vea|quedando|queden|salgan) )?(?:bien |justo )?(?:en el centro|en el medio|en medio|al centro|al medio|centrad[oa]s?)(?: (?:de la (?:foto|imagen)))?${END}`,
    ),
    ', centrada en $1',
  ],
  [
    /\b(?:recort|cort|encuadr)\w* (?:en |a |de )?(cuadrad[oa]|\d+[:x]\d+) (?:, )?centrad[oa] en\b/,
    '$1 , centrada en',
  ],
  [
    /\b(?:(?:recort|cort|encuadr|pon)\w* )?(?:en )?(?:formato )?(vertical|horizontal) (?:, )?centrad[oa] en\b/,
    'formato $1 centrada en',
  ],
  // "La de antes a la izquierda y la de después a la derecha": as they come.
  ...(
    [
      ['a la izquierda|primero', 'a la derecha|despues|segundo|al lado', 'lado a lado'],
      ['arriba|encima', 'abajo|debajo', 'una arriba de la otra'],
    ] as const
  ).map(
    ([first, second, meant]): Form => [
      new RegExp(
        `(?<=\\b${JOINED}\\b.* )(?:[,;:] )?(?:con )?${OLD} (?:va |quede |vaya )?(?:${first}) (?:(?:,|y|luego|despues) )+${NEW}(?: (?:va |quede |vaya )?(?:${second}))?${END}`,
      ),
      `, ${meant}`,
    ],
  ),
  [
    new RegExp(
      `${START}(?:(?:pon|coloca|quiero|poner) )?(?:a la izquierda ${OLD}(?: (?:,|y))+ a la derecha ${NEW}|${OLD} a la izquierda(?: (?:,|y))+ ${NEW} a la derecha)${END}`,
    ),
    'las dos lado a lado',
  ],
  [
    new RegExp(
      `${START}(?:(?:pon|coloca|quiero|poner) )?(?:arriba ${OLD}(?: (?:,|y))+ abajo ${NEW}|${OLD} arriba(?: (?:,|y))+ ${NEW} abajo)${END}`,
    ),
    'una arriba de la otra',
  ],
  // "El doble de tamaño, voy a imprimirla en A3"
  [
    new RegExp(
      `(?<=\\b(?:doble|triple|grande|resolucion|tamano|ampli\\w+|agrand\\w+|definicion|nitid\\w*|calidad|aument\\w+)\\b.* )(?:[,;] )?(?:(?:que|porque|pues|es que|ya que) )*(?:(?:la|lo) )?(?:(?:voy|vamos|quiero|queremos|necesito|tengo|pienso|es|va) (?:a |que |para )?)?(?:mandar a |mandarla a |poder )?(?:imprimir(?:la|lo)?|imprimo|imprimire|imprimimos|revelar(?:la|lo)?)(?: (?:en|a|tamano|papel|formato|de))*(?: a ?\\d| \\d+ ?x ?\\d+(?: cm)?| a\\d)?${END}`,
    ),
    '',
  ],
  // "Una luz que venga de la izquierda, y el fondo gris": where it comes from stands for itself.
  [/\bluz (suave|tenue|difusa|bonita|clara) de (estudio|retrato)\b/, 'luz de $2 $1'],
  [
    /(?<=^(?!.*\b(?:quit|elimin|borr|sac)\w).*\bluz\b[^“]* )(?:, )?(?:(?:y )?(?:que (?:venga|entre|llegue|salga|viene|entra)|viniendo|entrando) )(?:de|desde|por) (?:la |el |un )?((?:izquierda|derecha|arriba|lado|costado|ventana)(?: (?:izquierdo|derecho))?) (?:(?:[,;]|y) )+(?:el |un )?(?=fondo\b)/,
    ', desde $1 , ',
  ],
  // "El producto con algo más de contraste"
  [
    new RegExp(
      `${START}(?:(?:que|quiero|pon|deja|y|con) )*(?:el|la|mi|al|a la|a mi) (producto|perro|perrito|perrita|gato|gata|objeto|persona|modelo|sujeto|hija|hijo|nino|nina|bebe|novia|novio|pareja|hermana|hermano|abuela|abuelo) (?:salga |quede |se vea |este )?con ((?:(?:algo|un poco|un poquito|un pelin|bastante|mucho|mucha) )?(?:mas|menos)) (?:de )?(contraste|nitidez|luz|brillo|saturacion|color|definicion)${END}`,
    ),
    '$2 $3 al $1',
  ],
  // "Con su caja al lado": what a figure comes in.
  [
    new RegExp(
      `(?<=\\b(?:munequit\\w+|munec\\w+|figur\\w+|funko|juguete|coleccionable)\\b.* )(?:con|y) (?:su|la|una|el|un) (?:propi[oa] )?(?:caja|cajita|empaque|envase|embalaje|paquete|estuche|blister)(?: (?:al lado|a su lado|detras|de fondo|atras|original|de carton|de plastico|y todo|de juguete|por detras|a un lado))*${END}`,
    ),
    '; packaging',
  ],
  // "Que las ramas no tapen los ojos": what is to stay free.
  [
    /\bque (?:(?:el|la|los|las) [^,.;:!?“ ]+ )no (?:(?:me|le|les|nos) )?(?:tap\w+|cubr\w+|ocult\w+) ((?:el|la|los|las|mi|mis|su|sus) [^,.;:!?“ ]+)/,
    'sin tapar $1',
  ],
  // "Todo en gris pero que la bufanda roja se vea en su color"
  [
    new RegExp(
      `${START}(?:todo|toda|(?:toda )?la foto|lo demas|el resto) (?:en |a )?(?:gris|grises|blanco y negro|byn) (?:(?:,|y|pero|menos|solo|excepto|salvo) )+(?:que )?(?:solo )?((?:el|la|los|las|mi|mis) [^,.;:!?“ ]+ ${INK}) (?:que )?(?:(?:se )?(?:vea|vean|quede|queden|siga|sigan|mantenga|este|salga) )?(?:en|a|con|su|de) (?:su |sus )?(?:color(?:es)?(?: (?:original|normal|real|natural))?|color)${END}`,
    ),
    'que solo quede en color $1 , lo demas gris',
  ],
  // "La foto está lavada, dale fuerza"
  [
    new RegExp(
      `${START}(?:por favor )?(?:dale|ponle|metele|que tenga|falta|le falta|necesita|con|darle)(?: (?:mas|un poco mas de|un poco de|algo de|algo mas de|un toque de|mucha mas))* (?:fuerza|punch|garra|pegada|potencia|impacto|profundidad|cuerpo|volumen)${END}`,
    ),
    'mas contraste',
  ],
  // "Los colores están muy subidos, cálmalos"
  [
    /\b(?:colores|tonos|saturacion) (?:(?:me |nos )?(?:esta|estan|salio|salieron|quedo|quedaron|se ven?) )?(?:muy|demasiado|bastante|super) (?:subid|cargad|pasad|exagerad|gritones|estridentes|forzad)(?:[oa]s?)?/,
    'colores demasiado fuertes',
  ],
  // "Ponle un cielo despejado, está nublado": what it is like now.
  [
    new RegExp(
      `(?<=\\bcielo\\b.* [,;.] )(?:(?:porque|es que|que|pues) )*(?:ese dia |ahora |el (?:mio|original|actual) )?(?:esta|estaba|salio|se ve|quedo|es|era)(?: (?:muy|todo|super|un poco|medio|bien))* (?:nublado|gris|feo|blanco|triste|tapado|apagado|plano|soso)${END}`,
    ),
    '',
  ],
  // "La segunda que se vea suave encima": a blend of little of it.
  ...(
    [
      ['segunda|otra', '30'],
      ['primera', '70'],
    ] as const
  ).map(
    ([which, share]): Form => [
      new RegExp(
        `(?<=\\b(?:mezcl|fusion|combin|superpo|doble exposicion|fund)\\w*\\b.* )(?:[,;] )?(?:(?:que|con|y|pero) )*la (?:${which})(?: foto| imagen)? (?:que )?(?:(?:se vea|quede|salga|este|vaya|aparezca|apenas|solo|muy|bien|mas|un poco) )*(?:suave|suavecita|tenue|transparente|clarita|leve|ligera|debil|difuminada|se note|se vea)(?: (?:encima|arriba|por encima|detras|de fondo|poco|apenas))*${END}`,
      ),
      `, la segunda al ${share}%`,
    ],
  ),
  // "Marco de madera y un margen blanco por dentro"
  [
    new RegExp(
      `(?<=\\bmarco\\b.* )(?:(?:,|y|con) )+(?:un |una )?(?:margen|borde|orilla|filo|franja|marco) ((?:fin[oa] |anch[oa] )?)${INK} (?:por dentro|adentro|dentro|interior|en el interior)${END}`,
    ),
    'y paspartu $1 $2',
  ],
  // "Que mi bebé mire al frente": where somebody looks.
  [
    /\b(mir(?:e|en|es|emos|ando)) (?:al frente|de frente|hacia (?:aca|aqui|adelante|el frente)|pa ca|para (?:aca|aqui|el frente))\b/,
    '$1 a la camara',
  ],
  // "Que se note menos el fondo"
  [
    new RegExp(
      `${START}que (?:(?:el fondo )?(?:se (?:note|vea)|llame(?: la atencion)?|distraiga|moleste|destaque) menos(?: la atencion)?(?: el fondo)?|el fondo (?:no )?(?:se note|destaque|llame la atencion|robe atencion)(?: tanto| mucho)?)${END}(?<=fondo\\b.*)`,
    ),
    'desenfoca el fondo',
  ],
];
