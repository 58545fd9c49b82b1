import type { Token } from '../words/tokens.ts';
import { PLACE, WITHIN, word } from './place-words.ts';

// Words around a text that is not in quotes, in each of the languages, without accents.

/** Name what is written. */
export const LABEL =
  /^(?:title|titles|headline|heading|header|subtitle|subheading|subline|tagline|slogan|caption|text|texts|words|names?|titel|uberschrift|untertitel|schriftzug|texte|namen|texto|textos|titulo|subtitulo|lema|nombres?|titre|sous-titre|soustitre|prenoms?|noms?|motto|zeile|claim)$/;
/** Name it too, where others do beside them or a colon follows. */
export const DETAIL =
  /^(?:date|time|place|location|venue|address|price|phone|website|when|where|datum|uhrzeit|zeit|ort|adresse|preis|telefon|wann|wo|fecha|hora|lugar|direccion|precio|telefono|prix|lieu|heure|fusszeile|footer|author|autor|autorin|autora|auteur|autrice)$/;
/** Ask for it to be written. */
export const WRITE =
  /^(?:write|type|writing|schreib|schreibe|schreibt|schreiben|escribe|escribeme|escribir|escriba|ecris|ecrivez|ecrire|inscris|inscrivez)$/;
/** Lead to it. */
export const LEAD =
  /^(?:please|put|add|place|make|with|and|then|the|a|an|saying|says|our|my|also|insert|include|bitte|setz|setze|mach|mache|fug|fuge|pack|mit|dem|der|den|die|das|ein|einen|eine|und|dann|noch|als|por|favor|pon|ponle|poner|ponga|anade|agrega|agregale|anadele|con|el|la|los|las|un|una|y|que|diga|mets|mettez|mettre|ajoute|ajoutez|avec|le|les|une|et|puis|de|du|dans|l|en|sous|tag|soll|sollen|steht|stehen|should|marque)$/;
/** What the picture is to be: texts follow. */
export const SHEET =
  /^(?:flyer|flier|poster|plakat|filmplakat|kinoplakat|pelicula|film|cine|cartel|affiche|invitation|einladung|invitacion|banner|card|karte|tarjeta|carte|thumbnail|miniatura|miniature|vignette|cover|leaflet|prospectus|folleto|handzettel|ad|announcement|aushang|menu|speisekarte|\w+einladung|getrankekarte|\w+plakat|\w+cover|portada|couverture|gru(?:ss|ß)karte|geburtstagskarte|weihnachtskarte|einladungskarte|afiche|placard)$/;
/** Several texts, which follow. */
export const LINES = /^(?:lines|texts|zeilen|textzeilen|texte|lineas|textos|lignes|textes)$/;
/** How it is set: sizes, kinds of letters, grounds. */
const HOW =
  /^(?:neon|neonschrift|neonbuchstaben|leuchtschrift|glowing|vertically|diagonal|diagonally|slanted|tilted|sideways|diagonale[nrs]?|schrag|schrage[nrs]?|schief|diagonalmente|inclinad[oa]s?|diagonalement|inclinee?s?|penchee?s?|senkrecht|vertikal|curved|arched|underlined|unterstrichen|gebogen|geschwungen|verticalement|souligne|subrayado|curvado|tipografia|fuente|elegant|medium|wide|narrow|tall|breite[nr]?|schmale[nr]?|ancha|anchas|larges?|mittel|mittelgross|mediano|moyen|big|bigger|large|larger|small|smaller|tiny|huge|bold|thick|thin|fat|italic|cursive|handwritten|handwriting|script|letters|lettering|font|caps|capitals|serif|sans|typewriter|impact|outline|outlined|shadow|bar|bars|strip|band|box|banner|circle|badge|stripe|background|underneath|beneath|below|above|under|centered|elegant|elegante[nrs]?|modern|moderne[nrs]?|schone[nrs]?|hubsche[nrs]?|fancy|round|sticker|badge|label|runde[nrs]?|aufkleber|redond[oa]|pegatina|etiqueta|ronde|etiquette|autocollant|gross|grosser|grosse|grossen|klein|kleiner|kleine|kleinen|fett|fetter|dick|dicke|dicker|dicken|riesig|winzig|kursiv|schrift|schriftart|buchstaben|handschrift|geschwungener|geschwungene|schreibschrift|kontur|umrandung|umriss|schatten|balken|streifen|kasten|banderole|kreis|hintergrund|drunter|darunter|druber|daruber|zentriert|beides|beide|grande|grandes|pequeno|pequena|mas|muy|negrita|letras?|cursiva|manuscrita|contorno|borde|sombra|barras?|franjas?|cinta|recuadro|caja|circulo|fondo|debajo|encima|ambos|grand|petit|petite|grosses?|gros|gras|gras|plus|tres|lettres|police|ecriture|manuscrite|italique|contour|ombre|bandes?|bandeau|bandeaux|cadre|rond|cercle|fond|dessous|dessus|en-dessous|sehr|etwas|very|much)$/;
/** Colours, whatever ending they have. */
const INK =
  /^(?:(?:light|dark|bright|hell|dunkel|knall)?(?:red|yellow|green|blue|white|black|gr[ae]y|pink|orange|purple|gold|golden|silver|brown|beige|turquoise|rot|rote[nrsm]?|gelb|gelbe[nrsm]?|grun|grune[nrsm]?|blau|blaue[nrsm]?|weiss|weisse[nrsm]?|schwarz|schwarze[nrsm]?|grau|graue[nrsm]?|rosa|lila|goldene?[nrsm]?|silberne?[nrsm]?|braun)|rojo|roja|rojos|rojas|amarill[oa]s?|verdes?|azul|azules|blanc[oa]s?|negr[oa]s?|naranja|dorad[oa]s?|plateado|morad[oa]|rouges?|jaunes?|verte?s?|bleue?s?|blanc|blanche|blanches|noire?s?|dore|dores|dorees?|violet|rose|argent)$/;
/** Stand between them. */
const BETWEEN =
  /^(?:in|on|with|at|the|a|an|of|to|all|there|drauf|rein|hin|dran|hinein|bien|tout|super|ganz|quer|uber|dessus|encima|instead|them|each|it|both|auf|mit|in|im|am|ein|einem|einen|einer|dem|den|der|die|das|und|and|y|et|sobre|en|con|un|una|une|de|la|el|los|las|dos|sur|avec|des|les|dans|ein|eine|my|own|as|like|als|wie|como|comme|meine[rnm]?|unsere[rnm]?|eigene[rnm]?|mi|mon|ma|le|deux|au|a|du|aux|par|por)$/;

/** A place beside another text. */
export const BESIDE =
  /^(?:underneath|beneath|below|above|drunter|darunter|druber|daruber|debajo|encima|dessous|dessus)$/;
/** Belong to letters alone: what is set so is written. */
export const LETTERED =
  /^(?:letters|lettering|font|police|tipografia|schriftart|\w+schrift|bar|bars|strip|band|banner|schrift|buchstaben|handschrift|balken|banderole|letras|barra|barras|franja|lettres|bande|bandeau|bandes|ecriture)$/;

export const isLow = (token: Token | undefined): boolean => /^\p{Ll}/u.test(token?.raw ?? '');

/** Letters of German stand with a capital: "auf schwarzen Balken", "in großer Schrift". */
const GERMAN_NOUN =
  /^(?:\p{L}*schrift|\p{L}*buchstaben|Schrift|Schriftart|Buchstaben|Handschrift|Schreibschrift|Kontur|Umrandung|Umriss|Schatten|Balken|Streifen|Kasten|Banderole|Kreis|Hintergrund|Grund|Rand|Ecke|Mitte|Bild|Foto|Bildmitte|Weiß|Weiss|Schwarz|Rot|Gelb|Blau|Grün|Gold|Orange|Rosa|Lila|Silber|Grau)$/u;

/** Tells where or how a text stands, by itself. */
export const isSet = (token: Token | undefined): boolean => {
  if (token?.kind !== 'word') return false;
  const said = word(token);
  const isWord = PLACE.test(said) || HOW.test(said) || INK.test(said);
  return GERMAN_NOUN.test(token.raw) || (isWord && isLow(token));
};

/** The same, or between such words. */
export const isSetting = (token: Token | undefined): boolean =>
  isSet(token) ||
  (token?.kind === 'word' &&
    isLow(token) &&
    (BETWEEN.test(word(token)) || WITHIN.test(word(token))));
