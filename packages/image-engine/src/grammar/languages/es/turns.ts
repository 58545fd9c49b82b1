import type { Form } from '../../forms/rewrite.ts';
import { END, INK, REST, START } from './parts.ts';

/** What people in Spanish say otherwise than the words tell, in words that its tables hold. */
export const SPANISH_TURNS: readonly Form[] = [
  // "Ponla en vertical que salió de lado": turned, and not cut.
  [
    new RegExp(
      `${START}(?:pon|dej|gir|volte|rot|acomod|enderez)\\w+ (?:(?:la|lo) )?(?:en |de )?(?:vertical|horizontal|derech[oa]|parad[oa]|pie)(?: ,)? (?:(?:es |por)?que |porque )?(?:esta|salio|quedo|se ve|me salio|aparece) (?:de lado|acostad[oa]|ladead[oa]|tumbad[oa]|de costado)${END}`,
    ),
    'esta de lado',
  ],
  // "Haz de día esta foto de noche": no night is asked for.
  [
    new RegExp(
      `${START}(?:(?:haz|pon|pas|convierte|vuelve|cambi|transform)\\w*|(?:haz )?que (?:sea|parezca|este)|como si fuera)(?: (?:la|lo|esta foto|la foto|esta|de noche|la noche))* (?:de|a|en) (?:pleno )?dia(?: (?:esta|la) (?:foto|imagen))?(?: (?:de noche|nocturna|que (?:es|esta) de noche))?${END}`,
    ),
    'hazla de dia',
  ],
  // "Amplía el lienzo con blanco por todos lados"
  [
    new RegExp(
      `\\b(?:ampli|agrand|extiend|extend|alarg|agreg|anad)\\w* (?:el |mas )?(?:lienzo|canvas|area|espacio) (?:con |de |en )?(?:color )?(blanco|negro|gris)(?: (?:por|a|en|alrededor|de) ?(?:todos|los|cada|todo)? ?(?:los )?(?:lados?|alrededor|costados)?)?${END}`,
    ),
    'agrega un borde $1',
  ],
  // "Corrige el texto, dice “Felis” y debe decir “Feliz”": letters that are there.
  [
    new RegExp(
      `${START}(?:(?:corrige|cambia|arregla|edita)\\w* (?:el |la |ese |este )?(?:texto|letrero|cartel|palabra|titulo|letras) (?:[,.;:] |que |porque |donde )*)?(?:dice|pone|esta escrito) (“”) (?:[,.;] |y |pero )*(?:debe|deberia|tiene que|quiero que|tendria que|que)? ?(?:decir|poner|diga|ponga|dice|es|va) (“”)${END}`,
    ),
    'cambia $1 por $2',
  ],
  // "Tipo foto instantánea vieja y descolorida": a look, and no wear that is to be mended.
  [
    new RegExp(
      `\\b(?:tipo|como(?: si fuera)?|estilo|efecto|look de|cual) (?:una |de )?(?:foto|fotografia)(?: (?:de )?(?:instantanea|analogica|familiar|album))? (?:vieja|antigua|viejita|desgastada|gastada|descolorida|desvaida|deslavada|amarillenta)(?: y (?:vieja|antigua|viejita|desgastada|gastada|descolorida|desvaida|deslavada|amarillenta))?${END}`,
    ),
    'como una foto antigua',
  ],
  [
    /\bmosaico de pixeles (?=(?:bien |muy )?(?:grandes|gruesos|gordos|chicos|finos|pequenos))/,
    'pixel art con pixeles ',
  ],
  // "Pega las dos fotos una encima de otra": one above the other, as glue has it.
  [
    new RegExp(
      `\\b(?:peg(?:a|ue|ar|alas|arlas)|junt(?:a|e|ar|alas|arlas)|une|unir|unelas|unirlas)(?: (?:las|dos|ambas|estas|fotos|imagenes))* (?:una )?(?:encima|arriba|sobre|debajo|abajo) (?:de )?(?:la )?otra${END}`,
    ),
    'una arriba de la otra',
  ],
  // "Cambia el fondo feo del garaje por un bosque"
  [
    /\b((?:cambi|reemplaz|remplaz|sustitu|quit)\w*) (?:el|este|ese) fondo (?:(?:feo|horrible|soso|aburrido|desordenado|actual|que hay|blanco|gris) )*(?:(?:de|del) (?:[^,.;:!?“ ]+ ){1,3}?)?(?=por (?:un|una|el|la|otro|algo)\b)/,
    '$1 el fondo ',
  ],
  // "El fondo se ve desordenado, pon algo neutro"
  [
    new RegExp(
      `${START}(?:el|este|ese) fondo (?:se ve|esta|es|queda|quedo|sale)(?: (?:muy|bien|medio|algo|un poco|super))* (?:desordenad|fe|horrible|suci|cargad|recargad|aburrid|sos)\\w* (?:[,.;] |y |asi que )+(?:pon|ponle|ponme|mete|dale|quiero|prefiero|mejor) (?:algo|uno|un fondo) (?:mas )?(neutro|liso|sencillo|simple|limpio|bonito|blanco|gris|negro)${END}`,
    ),
    'pon un fondo $1',
  ],
  // "La piel se ve verdosa por los focos, corrígela"
  [
    new RegExp(
      `${START}(?:la|mi|su|nuestra|las|nuestras) (?:piel|caras?|pieles) (?:se (?:me |nos |le |les )?ven?|sal\\w+|qued\\w+|estan?)(?: (?:medio|un poco|algo|muy|bien|super|demasiado))* (?:verdos|amarillent|azulad|rojiz|anaranjad|rosad|morad)[oa]s?${REST}(?: , (?:corrige|arregla|mejora|compon)\\w*)?${END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "Bájale dos rayitas al brillo"
  [
    /\b((?:baj|sub)(?:a|e|ale|ele|arle)) (?:(?:una|un|dos|tres|unas|unos|un par de) )?(?:rayit|raya|punt|puntit|nivel|niveles|gradit)\w* (?=(?:al|a la|a los|a las|de|del|el|la|los)\b)/,
    '$1 un poco ',
  ],
  // "… , y el pasto déjalo"
  [
    new RegExp(
      `${START}(?:y |pero )*((?:el|la|los|las|mi|mis) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:ni )?(?:dej|no )(?:alo|ala|alos|alas|(?:lo|la|los|las) (?:toques|cambies|muevas))(?: (?:asi|igual|tal cual|en paz|quieto|como esta))?${END}`,
    ),
    'deja $1 igual',
  ],
  // "Pon globos dorados": without "los" they are not there yet, and nothing is painted.
  [
    new RegExp(
      `\\b((?:pon|agreg|anad|met|coloc)(?:e|a|ele|ale|le|me|eme|er|ar|erle|arle)?) ((?:(?:un|una|unos|unas) [^,.;:!?“]+? y )?)(?:unos |unas )?(globos|flores|velas|estrellas|corazones|mariposas|guirnaldas|serpentinas|gafas|plantas|cojines|cortinas|sillas|pajaros|nubes|banderines|regalos) ${INK}(?= $|$| [,.;:!?]| y )`,
    ),
    '$1 $2 $3',
  ],
  // The flower has its colour behind it.
  [
    /(?<=\b(?:menos|salvo|excepto) )(?:la rosa|las rosas) (?=(?:roj|blanc|amarill)as?(?= |$))/,
    'la flor ',
  ],
  // "Todo en blanco y negro y la rosa roja que se quede roja"
  [
    new RegExp(
      `\\b((?:todo|toda|la foto|lo demas|el resto)(?: en| a)? blanco y negro) (?:[,.;] |y |pero )+((?:el|la|los|las|mi|mis) [^,.;:!?“ ]+ ${INK}) que (?:se )?(?:quede|queden|siga|sigan|mantenga|mantengan|conserve|conserven) (?:[^,.;:!?“ ]+|(?:en|con|su) (?:su )?color)${END}`,
    ),
    '$1 menos $2',
  ],
  // "Cámbiale el color a las cortinas, que sean beige"
  [
    new RegExp(
      `${START}(?:cambi\\w*) (?:el )?color (?:a|de) ((?:el|la|los|las|mi|mis|su) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:, )?(?:que (?:sea|sean|quede|queden|este|esten)|(?:pon|haz)(?:lo|la|los|las)|mejor|prefiero|a) (?:de |en )?(?:color )?${INK}`,
    ),
    'cambia el color de $1 a $2',
  ],
  // "Muy contrastada, suavízala", "la luz está durísima, suavízala": nothing is blurred.
  [
    new RegExp(
      `${START}(?:(?:esta|quedo|salio|se ve|la foto|la imagen|la luz|el contraste|sale|es|demasiado|muy|super|bien|tan|medio) )*(?:contrastad[oa]s?|contrastadisim[oa]|dur[oa]|durisim[oa])(?: la luz| el contraste| la iluminacion)? (?:[,.;] |y |asi que )+(?:suaviz\\w+|suavic\\w+|baja(?:la|le|lo)|calma(?:la|lo))(?: (?:un poco|un poquito|tantito|algo|por favor|porfa))*${END}`,
    ),
    'menos contraste',
  ],
  [/\b((?:tonos?|colores) fri[oa]s|mas fri[oa]) como (?:de|en) (?:el )?invierno\b/, '$1'],
  [/\bacuarela (?:muy |bien )?(?:clar\w+|tenue|palida|delicada)\b/, 'acuarela ligera'],
  [
    new RegExp(`\\b(ruido|grano)((?: en [^,.;:!?“]+?)?) (?:[,.;] |y )+(?:suaviz|suavic)\\w+${END}`),
    '$1 $2 , quita el ruido',
  ],
  // "Nieve sí, pero poca"
  [
    /\b(nieve|lluvia|niebla|neblina|grano) si (?:, )?pero (?:muy |bien )?(?:poc[oa]|poquit[oa]|leve|liger[oa]|suave)\b/,
    'poca $1',
  ],
  // "Pixeleada horrible, arréglala": no pixel art is asked for.
  [
    new RegExp(
      `${START}(?:(?:esta|se ve|salio|quedo|sale|toda|muy|bien|super|la foto|la imagen) )*pixele?ad[oa]s?(?: (?:horrible|feo|fea|fatal|mal|feisima))? (?:[,.;] |y )+(?:arregl|mejor|corrig|compon|repar)\\w*`,
    ),
    'se ve pixelada , mejorala',
  ],
  // "Girar un poquito, se cae hacia la derecha": the other way, as far as it takes.
  [
    new RegExp(
      `${START}(?:(?:gir|enderez|rot|nivel)\\w* (?:(?:un poquito|un poco|tantito|algo|la foto) )*(?:[,.;] |que |porque )+)?(?:(?:la foto|la imagen|el horizonte|todo) )?se (?:cae|va|inclina|ladea|tuerce|vence) (?:hacia|para|a) (?:la |un )?(?:derecha|izquierda|lado)${END}`,
    ),
    'enderezala',
  ],
  [
    new RegExp(`${START}(?:con |a )?(?:la )?mitad de (contraste|brillo|saturacion|color)${END}`),
    'baja el $1 a la mitad',
  ],
  // "Ponle bordes blancos para que quepa en Instagram sin recortar"
  ...(['blanco', 'negro'] as const).map(
    (ink): Form => [
      new RegExp(
        `\\b(?:pon|agreg|anad|met)\\w* (?:unos |unas )?(?:bordes|marcos|franjas|barras|margenes|tiras) ${ink.slice(0, -1)}[oa]s para (?:que (?:quepa|entre|encaje|salga)|subir(?:la)?|ajustar(?:la)?|poner(?:la)?) (?:completa |entera |toda )?(?:en|a) (?:el )?(?:instagram|insta|ig)(?: sin (?:recortar|cortar|que se corte)\\w*(?: nada)?)?${END}`,
      ),
      `hazla cuadrada y rellena con ${ink}`,
    ],
  ),
  // "Quita todo lo que hay detrás de nosotros"
  [
    new RegExp(
      `${START}(?:por favor )?(?:quit|borr|elimin|sac)\\w* todo lo (?:que (?:hay|esta|se ve|sale|tengo|tenemos) )?(?:de )?(?:atras|detras)(?: (?:de )?(?:mi|nosotros|nosotras|ella|ellos|ellas|el|mia|mio|nuestro))?${END}`,
    ),
    'quita el fondo',
  ],
  [/\b(?:medio|casi|toda|un poco|muy) (?:borrada|desvanecida|despintada)\b/, 'descolorida'],
  [
    /\b(letras?|texto) con (?:contorno|borde|reborde) (?:negro|oscuro)(?= que (?:dig|pong))/,
    '$1 con contorno',
  ],
  [/\b(lluev[ae]|llover) a (?:cantaros|mares|chorros)\b/, '$1 fuerte'],
  // "La calima no deja ver la montaña, ¿se puede limpiar?"
  [
    new RegExp(
      `${START}(?:la |el |esa |ese |esta |este |tanta |tanto )?(?:calima|calina|bruma|niebla|neblina|polvo|polucion|contaminacion|humo|esmog|smog)(?: (?:esa|ese|que hay|del fondo|de fondo))* (?:no (?:me |nos )?(?:deja|dejan|permite)n? (?:ver|apreciar|distinguir)|tapa|esconde|cubre|se come|oculta)[^,.;:!?“]*(?: (?:[,.;:¿]+ |y )+(?:(?:se|me|la|lo|puede|pueden|podria|podrian|podemos|puedes|podrias|limpi\\w*|quit\\w*|elimin\\w*|arregl\\w*|disip\\w*|algo|hacer|por favor|porfa) ?)+)?${END}`,
    ),
    'quita la bruma',
  ],
  // "Ese color anaranjado que le dio la lámpara": a cast, and not the colours
  [
    /\bcolor (?=(?:amarill|naranj|anaranjad|azul|azulad|verd|verdos|roj|rojiz|rosad|morad)\w* (?:que|por|de) [^,.;:!?“]*(?:foco|luz|luces|lampara|bombill|bombit|ampolleta|fluorescente|neon|farol)\w*)/,
    'tono ',
  ],
  // "Ese tono amarillento que dejó la bombilla"
  [
    /(?<=\b(?:tono|tonito|color|dominante|tinte) (?:amarill|naranj|anaranjad|azul|azulad|verd|verdos|roj|rojiz|rosad|morad)\w* )(?:que (?:le |nos |me )?(?:dej|di|d|tir|hac|met|pus|pon|caus|provoc|hizo|trae)\w*|(?:por|de|debido a|a causa de|por culpa de)) (?:el|la|los|las|esa|ese|mi|tanta|del)? ?(?:foco|luz|luces|lampara|bombill|bombit|ampolleta|tubo|fluorescente|led|flash|neon|farol|vela)\w*(?: (?:de|del) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)?/,
    '',
  ],
  // "La necesito a 600 x 400"
  [
    new RegExp(
      `${START}(?:(?:la|lo|las|los) )?(?:necesit|quier|precis|ocup|requier|quisier)\\w*(?: (?:la|lo|esta foto|la foto|la imagen))? (?:a|de|en) (?=\\d+(?: ?x|x| por))`,
    ),
    'cambia el tamano a ',
  ],
  // "Mi coche blanco, ¿cómo se vería en verde oliva?"
  [
    new RegExp(
      `${START}((?:mi|la|el|los|las|mis|esta|este|ese|esa|nuestro|nuestra) (?:(?!se\\b)[^,.;:!?¿“ ]+ ){1,3}?)(?:[,¿:] )*(?:y )?(?:como|que tal) (?:(?:se )?(?:veria|verian|quedaria|quedarian|luciria|seria|sentaria)n?) (?:de|en|con|color) (?:color )?${INK}(?: (oscur[oa]s?|clar[oa]s?|oliva|marino|agua|pastel|menta))?${END}`,
    ),
    'cambia $1 a $2 $3',
  ],
  // "La falda morada pónmela negra"
  [
    new RegExp(
      `${START}((?:la|el|los|las|mi|mis|su|sus|esa|ese|esos|esas) (?:(?!(?:y|fondo|foto|imagen)\\b)[^,.;:!?“ ]+ ){1,3}?)(?:, )?(?:pon|ponga|haz|hag|deja|pinta|cambia|tin|vuelv)(?:me|mela|melo|melas|melos|la|lo|las|los|ela|elo)*(?: (?:me|la|lo|las|los|mela|melo))* (?:de |en |a |color )*${INK}(?=${END.slice(3, -1)}| y )`,
    ),
    'cambia $1 a $2',
  ],
  // "A mi gata la quiero flotando en el espacio"
  [
    new RegExp(
      `${START}a (mi|mis|la|el|los|las|nuestr[oa]s?) ([^,.;:!?“ ]+) (?:la|lo|las|los) (?:quiero|quisiera|queremos|imagino|veo)(?: (?:ver|poner|flotando|volando|paseando|caminando|sentad[oa]s?|tumbad[oa]s?|de paseo|metid[oa]s?|viviendo|posando))* en (?=(?:el|la|un|una|plena?|medio|los|las)\\b)`,
    ),
    'pon a $1 $2 en ',
  ],
  // "Ponme juntas la de antes y la de después de la dieta"
  [
    new RegExp(
      `${START}(?:pon|junt|un|arm|haz)\\w*(?: (?:me|la|las|lo|los|juntas|juntos|al|lado|lado a lado|foto|imagen))* (?:la |el |las )?(?:foto )?(?:de |del )?antes y (?:la |el |las )?(?:de |del )?despues(?: de(?:l)?(?: (?:la|los|las|mi|su))? [^,.;:!?“ ]+)?${END}`,
    ),
    'una al lado de la otra',
  ],
  // "Ponle BOO en letras tenebrosas"
  [
    new RegExp(
      `${START}(?:pon|ponle|agreg|anad|mete|meti|escrib)\\w*(?: (?:le|me|la))? ((?:abajo |arriba |debajo |encima )?)((?!(?:un|una|el|la|los|las|mi|texto|titulo|letras?|algo|otra|otro)\\b)[^,.;:!?“ ]+(?: (?!(?:en|con|y)\\b)[^,.;:!?“ ]+){0,3}) (?:en|con) (?=(?:unas )?letras?\\b)`,
    ),
    'escribe $1 “$2” en ',
  ],
];
