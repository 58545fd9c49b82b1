import { compiled, named, type Rule, SAYS, START, text } from './told-parts.ts';

const TOGETHER =
  '(?:collage|side by side|next to each other|nebeneinander|uno al lado del otro|una al lado de la otra|cote a cote|in a row|(?:in )?einer reihe|en fila|en ligne|triptych|triptychon|triptico|triptyque)';
/** Ask for words to be written. */
const WRITES = '(?:write|put|schreibe?|setze?|escribe|pon|ecris|mets)';
/** Where words stand that belong to several pictures. */
const UNDER_THEM =
  '(?:(?:under|below|underneath|beneath|on) (?:them|each(?: (?:one|picture|photo))?|the (?:pictures|photos|images))|(?:darunter|drunter|unter (?:die|jedes)(?: (?:bilder|fotos|bild|foto))?)|debajo(?: de (?:ellas|cada una|las fotos))?|(?:en )?dessous|sous (?:chacune|les (?:photos|images)))';
const CAPTIONS =
  '(?:captions?|titles?|beschriftung(?:en)?|(?:bild)?unterschrift(?:en)?|titulos?|leyendas?|legendes?|titres?)';
/** Under which pictures, which is under all of them. */
const UNDER =
  '(?: (?:below|underneath|beneath|under|unter|darunter|drunter|debajo|abajo|sous|dessous|en|de|each|the|of|den|jedem|las|les|la|bild|bildern|pictures?|photos?|fotos?|images?|imagenes|:))*';
const FILM_POSTER =
  '(?:(?:movie|film|cinema) ?poster|filmplakat|kinoplakat|(?:cartel|poster|afiche) de (?:cine|pelicula)|affiche de (?:film|cinema))';

/** One word each: of more it could not be told where one ends. */
const one = (name: string) => `(?<${name}>(?!(?:and|und|y|et) )[^ ,.;:“]+)`;
const WORDS = `${one('t')} , ${one('u')} (?:, )?(?:(?:and|und|y|et) )?${one('w')}`;

/** How somebody writes. */
const BY_HAND =
  '(?:handwriting|handwritten(?: (?:text|caption|note|words|title))?|written by hand|handschrift(?:lich\\w*)?|handgeschrieben\\w*|letra(?: (?:manuscrita|a mano))?|escrit[oa] a mano|manuscrit[oa]|ecriture(?: manuscrite)?|ecrit a la main|manuscrite?)(?: (?:text|titel|beschriftung|texto|texte|titulo|titre))?';
const INSTANT = '(?:polaroid|instax|sofortbild|(?:instant print|instant photo))\\w*';
const MONTH =
  '(?:jan|feb|fev|mar|mae|apr|avr|abr|may|mai|jun|jui|jul|aug|ago|aou|sep|oct|okt|nov|dec|dez|dic|ene)[a-z]*';
/** A day with its month and year: in figures, or "12 June 2024", "12 de junio de 2024", "June 12, 2024". */
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|er)?(?: [.])? (?:de |of )?${MONTH}(?: [.,])? (?:de |of )?\\d{4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?: ,)? \\d{4}|\\d{1,2}[./-]\\d{1,2} ?[./-] ?\\d{2,4}|\\d{1,2} ?[./-] ?\\d{1,2}[./-]\\d{2,4})`;
const SURROUNDED = `(?:${INSTANT}|(?:border|frame|rand|rahmen|borde|marco|bord|bordure|cadre)(?: (?:blanco|blanca|blanc|blanche|negro|noir|noire))?)`;
/** What hangs over a shop, in letters of light. */
const NEON_SIGN =
  '(?:neon (?:sign|letters|lettering)|neon ?(?:schild|reklame|schrift|schriftzug|buchstaben)|leucht(?:reklame|schrift|schild)|(?:letrero|cartel|rotulo|anuncio|letras) (?:de |en )?neon|(?:enseigne|panneau|lettres) (?:de |en |au )?neon)';

/** The captions of two pictures that stand together, and the title of a film poster, told without quotes. */
export const CAPTIONED: readonly Rule[] = [
  // "Collage with captions below: Paris and London", "Collage mit Beschriftung unter den Bildern: Vorher, Nachher"
  {
    said: compiled(
      `^(?<v>(?:${'[^ ,.;:“]+ '}){0,5}?${TOGETHER}) (?:(?:with|mit|con|avec|,|and|und|y|et) )*(?<c>${CAPTIONS})${UNDER} (?!“)${text('t')} (?:,|and|und|y|et) ${text('u')}(?: (?:below|underneath|darunter|debajo|abajo|dessous))? ?$`,
    ),
    meant: '$v , $c #t , #u',
  },
  // "Side by side with captions A, B, C", "nebeneinander mit Beschriftung A, B, C"
  {
    said: compiled(
      `^(?<v>(?:${'[^ ,.;:“]+ '}){0,5}?${TOGETHER}) (?:(?:with|mit|con|avec|,|and|und|y|et|the|los|las|les|den|el|la|le) )*(?<c>${CAPTIONS}|labels?)${UNDER} (?!“)${WORDS} ?$`,
    ),
    meant: '$v , $c #t , #u , #w',
  },
  // "In a row and write Mon, Tue, Wed under them"
  {
    said: compiled(
      `^(?<v>(?:${'[^ ,.;:“]+ '}){0,5}?${TOGETHER}) (?:(?:,|and|und|y|et) )*(?<c>${WRITES}) (?!“)${WORDS} ${UNDER_THEM} ?$`,
    ),
    meant: '$v , $c #t , #u , #w',
  },
  // "Polaroid with my handwriting below: Rome 98", "Polaroid mit meiner Handschrift darunter: Rom 98"
  {
    said: compiled(
      `^(?<v>(?:${'[^ ,.;:“]+ '}){0,5}?${INSTANT}(?: ${'[^ ,.;:“]+'}){0,2}?) (?:, |(?:and|und|y|et) )?(?<w>(?:with|mit|con|avec) )?(?:(?:in|en|a|my|own|our|her|his|meiner|eigener|unserer|einer?|mi|nuestra|su|mon|ma|son|sa|une|la) )*${BY_HAND}${UNDER} : (?!“)${text('t')} ?$`,
    ),
    meant: '$v $w #t',
  },
  // "Make a movie poster called Dark Sea", "Filmplakat: Dunkle See"
  {
    said: compiled(
      `${START}(?<v>(?:[^ ,.;:“]+ ){0,4}?${FILM_POSTER}) (?:${SAYS}|:) ${named('t')}(?= ?$| [.;!])`,
    ),
    meant: '$v #t',
  },
  // "Polaroid with 12 June 2024 below", "weißer Rand mit 12.06.2024 darunter": a day is nothing but words there
  {
    said: compiled(
      `^(?<v>(?:[^ ,.;:“]+ ){0,6}?${SURROUNDED}) (?:, |: |(?:and|und|y|et) )?(?<w>(?:with|mit|con|avec) )?(?:(?:the|dem|el|la|le) )?(?:(?:date|datum|fecha) )?(?<t>${DAY})(?= )`,
    ),
    meant: '$v with #t',
  },
  // "Neon sign OPEN"
  {
    said: compiled(
      `${START}(?<v>(?:[^ ,.;:“]+ ){0,4}?${NEON_SIGN}) (?:${SAYS} |: |(?:mit|con|avec|with) )?(?!(?:look|style|effect|stil|effekt|optik|hintergrund|background|with|mit|con|avec) )(?=~)${text('t')}(?= ?$| [.,;!]| (?:at|in|on|oben|unten|links|rechts|arriba|abajo|en|a|au|over|above|uber|auf|sobre|sur) )`,
    ),
    meant: '$v #t',
  },
];
