import { compiled, named, type Rule, SAYS, START, text } from './told-parts.ts';

const TOGETHER =
  '(?:collage|side by side|next to each other|nebeneinander|uno al lado del otro|una al lado de la otra|cote a cote)';
const CAPTIONS =
  '(?:captions?|titles?|beschriftung(?:en)?|(?:bild)?unterschrift(?:en)?|titulos?|leyendas?|legendes?|titres?)';
/** Under which pictures, which is under all of them. */
const UNDER =
  '(?: (?:below|underneath|beneath|under|unter|darunter|drunter|debajo|abajo|sous|dessous|en|de|each|the|of|den|jedem|las|les|la|bild|bildern|pictures?|photos?|fotos?|images?|imagenes|:))*';
const FILM_POSTER =
  '(?:(?:movie|film|cinema) ?poster|filmplakat|kinoplakat|(?:cartel|poster|afiche) de (?:cine|pelicula)|affiche de (?:film|cinema))';

/** The captions of two pictures that stand together, and the title of a film poster, told without quotes. */
export const CAPTIONED: readonly Rule[] = [
  // "Collage with captions below: Paris and London", "Collage mit Beschriftung unter den Bildern: Vorher, Nachher"
  {
    said: compiled(
      `^(?<v>(?:${'[^ ,.;:“]+ '}){0,5}?${TOGETHER}) (?:(?:with|mit|con|avec|,|and|und|y|et) )*(?<c>${CAPTIONS})${UNDER} (?!“)${text('t')} (?:,|and|und|y|et) ${text('u')}(?: (?:below|underneath|darunter|debajo|abajo|dessous))? ?$`,
    ),
    meant: '$v , $c #t , #u',
  },
  // "Make a movie poster called Dark Sea", "Filmplakat: Dunkle See"
  {
    said: compiled(
      `${START}(?<v>(?:[^ ,.;:“]+ ){0,4}?${FILM_POSTER}) (?:${SAYS}|:) ${named('t')}(?= ?$| [.;!])`,
    ),
    meant: '$v #t',
  },
];
