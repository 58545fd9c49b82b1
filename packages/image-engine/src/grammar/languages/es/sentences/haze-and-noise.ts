import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** Words of somebody who asks that it goes, which are run together, too: "selo", "hacerlo". */
const PLEA =
  '(?:se|me|la|lo|puede|pueden|podria|podrian|podemos|puedes|podrias|algo|hacer|por favor|porfa)';

const CLEARS = '(?:limpi|quit|elimin|arregl|disip)\\w*';

/** Sentences of Spanish about haze, noise and film grain. */
export const SPANISH_HAZE_AND_NOISE: readonly Form[] = [
  // Of a skin: film has grain, and no grains
  [
    /(?<=\b(?:quit|sac|borr|elimin)(?:a|ar|e|ale) (?:los|esos|estos|mis|sus) )(?:granitos|granos)(?= ?$| [,.;:!?]| y\b)/,
    'granitos de la cara',
  ],
  // "Ponle mucho grano": as a film has, and none is taken away
  [
    /\b(pon(?:le|me|la|lo|selo)?|agrega(?:le)?|anade(?:le)?|mete(?:le)?|dale|echa(?:le)?|quiero) (?:mucho|muchisimo|bastante|un monton de|harto) grano(?: de pelicula)?(?= ?$| [,.;!?]| (?:y|tipo|como|de|estilo)\b)/,
    '$1 grano fuerte',
  ],

  // "La foto salió con mucho grano": told of what is wrong
  [
    new RegExp(
      `${START}(?:(?:me|la|esta|mi|se|foto|imagen|esto) )*(?:salio|salieron|quedo|viene|vino|tiene|trae|hay|se le ve|se le nota|se ve|le salio) (?:(?:con|de|toda|todo|lleno|llena|muy) )*(?:(?:mucho|muchisimo|demasiado|bastante|tanto|monton de|exceso de|puro|harto|un monton de|un chorro de) )+(?:grano|ruido|granulado|granito|ruidito)(?: por [^,.;:!?“]{2,30}?)?${LAST}`,
    ),
    'quita el ruido',
  ],
  // "Salió con mucho grano porque era de noche, quítaselo": too much of it, and none is added
  [
    new RegExp(
      `${START}(?:(?:me|la|esta|mi|se|ve|foto|imagen) )*(?:salio|salieron|quedo|sale|esta|viene|vino|tiene|trae|hay) (?:(?:con|de|toda|todo|lleno|llena|un|una|muy) )*(?:(?:mucho|mucha|muchisimo|demasiado|bastante|tanto|monton de|exceso de|puro) )*(grano|ruido|granulado|granito|ruidito)(?: (?:(?:,|porque|ya|que|por|como|pues|debido|al?|de) )+[^.;:!?“]{1,60}?)? (?:(?:,|[.;]|y|asi que|pero) )+(?:(?:puedes|podrias|por favor|porfa) )*(?:quita|quitale|quitalo|quitaselo|quitarselo|quitarlo|elimina|eliminalo|eliminaselo|reduce|reducelo|bajalo|bajaselo|limpia|limpialo|limpiaselo|limpiala|sacalo|sacaselo|sacale|arreglalo|arreglala|suavizalo|borralo)(?: (?:lo|selo|le|la|eso|porfa|por favor))*${LAST}`,
    ),
    'quita el ruido',
  ],
  [
    new RegExp(
      `^(?:la foto |la imagen |esta foto )?tiene (?:(?:un poco|algo|mucha) de |mucha )?(?:neblina|bruma|calima)${LAST}`,
    ),
    'quita la neblina',
  ],
  // "El granito que tiene de noche": how it came about
  [
    new RegExp(
      `(?<=\\b(?:ruido|ruidito|grano|granito|granulado) )(?:que (?:tiene|hay|sale|salio|le sale|le salio|quedo) )?(?:(?:por|de|en|ser|la) )+noche${END}`,
    ),
    '',
  ],
  // "Suaviza el grano": what a film leaves, and no more of it
  [
    /\b(suaviza|suavizar|suavizame|reduce|reducir|atenua|atenuar|disimula|disimular|baja|bajar) ((?:un poco |algo )?)(?:el|ese|este) grano(?= ?$| [,.;!?]| y\b| de\b)/,
    '$1 $2 el ruido',
  ],
  // "Mucho ruido porque la hice de noche", "salió con grano porque usé el zoom": how it came about.
  [
    new RegExp(
      `(?:(?<= ), )?(?:porque|ya que|es que|pues|como) (?:(?:la|lo|las|los) )?(?:hice|hicimos|saque|sacamos|tome|tomamos|tire|estaba|era|use|usamos|puse|tenia puesto|le di al|fue|iba|ibamos|me temblo|temblaba)(?: (?:de|a|con|sin|en|el|la|mi|un|una|mucho|muy|poca|tanta|ya|casi|era|estaba))* (?:noche|oscuras|oscuro|flash|luz|zoom|iso|movil|celular|telefono|camara|mano|pulso|coche|carro|prisa|rapido)(?: (?!y\\b|pero\\b|asi\\b)[^,.;:!?“ \\d]+)*?${END}`,
    ),
    '',
  ],
  // "Límpiala, pero conserva el detalle de la barba": gently.
  [
    new RegExp(
      `(?<=\\b(?:ruido|grano|granulad\\w+|limpi\\w+|suaviz\\w+)\\b.* )(?:(?:[,.;]|y|pero|procurando|intenta|cuida|cuidando) )*(?:que (?:se |no se )?|sin (?:que se )?)?(?:conserv|mant|manteng|mantien|respet|perd|pierd|borr|guard|quit|cuid)\\w*(?: le)? (?:(?:el|los|la|las|todo|todos|mucho|tanto) )*(?:detalles?|detallitos?|texturas?|nitidez)(?: (?:de|del|en) (?:[^,.;:!?“ ]+ ?){1,3}?)?${END}`,
    ),
    ', sin pasarse',
  ],
  // "La foto se ve con puntitos, quítalos"
  [
    new RegExp(
      `${START}(?:(?:la|esta) (?:foto|imagen) )?(?:se ve|sale|salio|tiene|esta|quedo|hay)(?: (?:con|llena de|muchos|un monton de|como|unos|muy|toda))* (?:puntitos|granitos|pixelitos)(?: (?:de colores?|por todos lados|por todas partes|en lo oscuro))*(?: (?:[,.;] |y )+(?:quit|elimin|borr|limpi|sac)\\w*)?${END}`,
    ),
    'quita el ruido',
  ],
  // "Quita la niebla y haz que se vean las montañas": what comes of it.
  [
    new RegExp(
      `(?<=\\b(?:quit|elimin|sac|despej|borr)\\w* (?:la |esa |toda la )?(?:niebla|neblina|bruma|calima) )(?:(?:,|y|para) )*(?:haz )?que se vean? (?:(?:bien|mejor|mas|claras?|claro) )*(?:el|la|los|las) [^,.;:!?“ ]+(?: (?:bien|mejor|claras?|de atras|del fondo))*${END}`,
    ),
    '',
  ],
  // "Quítale el ruido, se tomó de noche": when that was.
  [
    new RegExp(
      `${START}(?:(?:porque|pues|es que|ya que|como|que) )*(?:(?:la|esta|mi) (?:foto|imagen) )?(?:se (?:me )?(?:tomo|saco|capturo|disparo)|(?:la|lo) (?:tomaron|sacaron|capturaron)) (?:ya )?(?:de|por la|en la|en plena) noche(?=${END.slice(3, -1)}| y | pero | con | sin )`,
    ),
    '',
  ],
  [
    new RegExp(`\\b(ruido|grano)((?: en [^,.;:!?“]+?)?) (?:[,.;] |y )+(?:suaviz|suavic)\\w+${END}`),
    '$1 $2 , quita el ruido',
  ],
  // "La calima no deja ver la montaña, ¿se puede limpiar?"
  [
    new RegExp(
      `${START}(?:la |el |esa |ese |esta |este |tanta |tanto )?(?:calima|calina|bruma|niebla|neblina|polvo|polucion|contaminacion|humo|esmog|smog)(?: (?:esa|ese|que hay|del fondo|de fondo))* (?:no (?:me |nos )?(?:deja|dejan|permite)n? (?:ver|apreciar|distinguir)|tapa|esconde|cubre|se come|oculta)[^,.;:!?“]*(?: (?:[,.;:¿]+ |y )+(?:${PLEA} ?|${CLEARS} )*(?:${PLEA}|${CLEARS}) ?)?${END}`,
    ),
    'quita la bruma',
  ],
];
