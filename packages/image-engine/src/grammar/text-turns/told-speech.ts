/** Words of one language with which texts are told, without accents and in small letters. */
export interface Speech {
  write: string;
  /** Ask for words, and ask for anything. */
  writes: string;
  adds: string;
  place: string;
  on: string;
  article: string;
  picture: string;
  under: string;
  ink: string;
  bar: string;
  clear: string;
  title: string;
  subtitle: string;
  sheet: string;
  top: string;
  bottom: string;
  /** Written with a pen, and how its letters are told. */
  byHand: string;
  byHandSaid: string;
  /** Letters in an ink, which stands in the groups `i` and `j`. */
  inkSaid: string;
  /** A bar in a colour, which stands in the groups `c` and `d`. */
  barSaid: string;
  /** The same where the picture shows through. */
  clearBarSaid: string;
}

const ENGLISH: Speech = {
  write: 'write',
  writes: 'write|type|print|caption',
  adds: 'put|add|place|set|include|insert',
  place:
    '(?:(?:at|on|in|to|near|along|across) )?(?:the )?(?:very )?(?:top|bottom|middle|center|centre|upper|lower)(?: (?:left|right|center|middle))?(?: (?:corner|edge))?|underneath(?: it)?|below(?: it| that)?|beneath(?: it)?|under it|above(?: it)?|on the (?:left|right)(?: side)?',
  on: 'on|in|onto|inside|over|with',
  article: 'the|an|a|my|our|this',
  picture: 'photo|picture|image|pic|photograph',
  under: 'below|beneath|underneath|under',
  ink: '(?:(?:dark|light|bright|deep|pale) )?(?:white|black|red|yellow|blue|green|orange|pink|purple|gold|golden|gray|grey|brown|beige|navy|turquoise|silver)',
  bar: 'bar|banner|strip|stripe|band|box|ribbon|label|panel|plate',
  clear:
    'semi ?- ?transparent|semi ?transparent|half ?- ?transparent|half ?transparent|see ?- ?through|see ?through|translucent|transparent|see-through|semi-transparent|half-transparent|semi-opaque',
  title: 'title|headline|heading|header',
  subtitle:
    'subtitle|subline|subheading|subhead|tagline|second line|sub headline|sub-headline|subheadline',
  sheet:
    'flyer|flier|leaflet|invitation|announcement|(?:(?:event|concert|party|gig|festival|birthday|sale|garage sale|yard sale|wedding|school|charity|club|dance|music|sports|community|lost dog|lost cat|missing|wanted|church|market) )?(?:poster|flyer|leaflet|invitation)|handout',
  top: 'top',
  bottom: 'bottom',
  byHand: '(?:as if |like )?(?:written )?by hand|handwritten|hand ?- ?written',
  byHandSaid: 'in handwriting',
  inkSaid: 'in $i $j letters',
  barSaid: 'on a $c $d bar',
  clearBarSaid: 'on a translucent $c $d bar',
};

const GERMAN: Speech = {
  write: 'schreib',
  writes: 'schreibe?n?|schreibt|beschrifte',
  adds: 'setze?|mache?|fuge?|packe?|tu|fuge|gib',
  place:
    '(?:ganz )?(?:oben|unten)(?: (?:links|rechts|mittig|in der mitte|in die mitte|drauf|druber|drunter))?|(?:in der|in die) mitte|mittig|links|rechts|darunter|drunter|daruber|druber',
  on: 'auf|in|vor|mit',
  article: 'einen|einem|einer|eine|ein|der|die|das|den|dem|mein|unser|dieses|meinem|unserem',
  picture: 'bild|foto|photo|bildchen',
  under: 'unter|unterhalb|unterm|unters',
  ink: '(?:weiss|schwarz|rot|gelb|blau|grun|grau|braun|golden|silbern|dunkl|dunkel|hell)(?:e[nmrs]?)?|gold|orange|rosa|lila|pink',
  bar: 'balken|streifen|kasten|banner|band|leiste|feld|box|textbalken|banderole',
  clear:
    '(?:halb ?-? ?(?:transparent|durchsichtig)|halbtransparent|halbdurchsichtig|durchscheinend|semitransparent|transparent|durchsichtig|transluzent|leicht transparent)(?:e[nmrs]?)?',
  title: 'titel|uberschrift|headline|schlagzeile',
  subtitle: 'untertitel|unterzeile|unteruberschrift|subline|zweite zeile',
  sheet:
    'flyer|flugblatt|handzettel|einladung|aushang|(?:(?!kino|film|retro|vintage)[a-z]+[- ]{0,3})?plakat|(?:event|party|konzert)?poster',
  top: 'oben',
  bottom: 'unten',
  byHand:
    '(?:wie )?(?:von hand|per hand|mit der hand)(?: geschrieben)?|handgeschrieben|handschriftlich',
  byHandSaid: 'in handschrift',
  inkSaid: 'in $i $j schrift',
  barSaid: 'auf einem $c $d balken',
  clearBarSaid: 'auf einem halbtransparenten balken $c $d',
};

const SPANISH: Speech = {
  write: 'escribe',
  writes: 'escribe|escribeme|escribele|escribir|escriba',
  adds: 'pon|ponle|poner|ponga|anade|anadele|agrega|agregale|coloca',
  place:
    '(?:arriba|abajo)(?: (?:(?:a|en|hacia) (?:la |el )?(?:izquierda|derecha|centro)|al centro))?|en (?:el )?(?:centro|medio)|debajo|encima|a la (?:izquierda|derecha)',
  on: 'sobre|en|encima de|con|dentro de',
  article: 'una|un|el|la|los|las|mi|nuestra|esta',
  picture: 'foto|imagen|fotografia',
  under: 'bajo|debajo de|abajo de',
  ink: '(?:blanc|negr|roj|amarill|dorad|morad|platead|oscur)[oa]s?|azul|azules|verdes?|gris|grises|rosa|naranja|marron',
  bar: 'franja|barra|banda|banner|cinta|recuadro|caja|tira|cartela|faja',
  clear:
    'semi ?-? ?transparentes?|semitransparentes?|translucid[oa]s?|traslucid[oa]s?|transparentes?|medio transparentes?|semi ?opac[oa]s?',
  title: 'titulo|titular|encabezado',
  subtitle: 'subtitulo|segunda linea|bajada|lema',
  sheet: 'flyer|folleto|volante|invitacion|anuncio|cartel|afiche|poster',
  top: 'arriba',
  bottom: 'abajo',
  byHand: '(?:(?:con |en )?(?:letras?|escritura) )?(?:como )?(?:(?:hech|escrit)[ao]s? )?a mano',
  byHandSaid: 'en letra manuscrita',
  inkSaid: 'en letras $i $j',
  barSaid: 'sobre una franja $c $d',
  clearBarSaid: 'sobre una franja semitransparente $c $d',
};

const FRENCH: Speech = {
  write: 'ecris',
  writes: 'ecris|ecrivez|ecrire|inscris|inscrivez|marque',
  adds: 'mets|mettez|mettre|ajoute|ajoutez|ajouter|place|insere',
  place:
    'tout en (?:haut|bas)|en (?:haut|bas)(?: (?:a (?:gauche|droite)|au (?:centre|milieu)))?|au (?:milieu|centre)|(?:en |au )?dessous|au dessus|a (?:gauche|droite)',
  on: 'sur|dans|avec',
  article: 'une|un|le|la|les|ma|notre|cette',
  picture: 'photo|image|limage|photographie',
  under: 'sous|en dessous de|au dessous de|en bas de',
  ink: 'blanc|blanche|noire?|rouge|jaune|bleue?|verte?|grise?|rose|orange|doree?|violette?|marron|sombre',
  bar: 'bandeau|bande|barre|banniere|cartouche|encart|ruban|cadre',
  clear:
    'semi ?-? ?transparente?|translucide|transparente?|semitransparente?|a moitie transparente?|semi-transparente?|demi-transparente?',
  title: 'titre|gros titre',
  subtitle: 'sous ?-? ?titre|sous-titre|soustitre|deuxieme ligne',
  sheet: 'flyer|prospectus|tract|invitation|affiche|annonce|poster',
  top: 'en haut',
  bottom: 'en bas',
  byHand: '(?:comme )?(?:ecrite?s? )?a la main',
  byHandSaid: 'en ecriture manuscrite',
  inkSaid: 'en lettres $i $j',
  barSaid: 'sur un bandeau $c $d',
  clearBarSaid: 'sur un bandeau translucide $c $d',
};

export const SPEECHES: readonly Speech[] = [ENGLISH, GERMAN, SPANISH, FRENCH];
