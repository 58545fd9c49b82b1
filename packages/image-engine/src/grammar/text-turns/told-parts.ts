/** A way in which texts are told without quotes: what is said, and what is meant with the texts in quotes. */
export interface Rule {
  /** Said of the words without accents and in small letters; `~` stands before what has a capital. */
  said: RegExp;
  /** `#t` is the text of the group `t` as a quote, `$p` are the words of the group `p` as they stand. */
  meant: string;
}

export const START = '(?<=^|[.;,] |(?:and|und|y|et|then|dann) )';
/** Begin the next wish. */
export const VERBS =
  '(?:make|turn|crop|cut|trim|blur|remove|erase|delete|add|put|change|give|set|resize|sharpen|brighten|lighten|darken|fade|rotate|flip|mirror|straighten|clean|smooth|fill|extend|hide|cover|move|shift|zoom|mach|mache|nimm|schneide?|entferne?|losche?|drehe?|spiegle|lass|stelle?|haz|hazl[oa]|recorta|quita|borra|deja|gira|aclara|oscurece|difumina|pon|fais|rends|recadre|coupe|enleve|efface|floute|laisse|tourne|eclaircis|assombris|mets)';
export const END = `(?= ?$|(?<!\\d) [.;]| [.;](?! ~)| , (?!~|\\d|oben|unten|top|bottom|at|arriba|abajo|en )| (?:, )?(?:and|und|y|et|then|dann) ${VERBS} )`;
export const WORD = '[^ ,.;:“”]+';
/** What joins the words of a text: an ordinal's full stop, a figure behind a comma. */
export const MORE = `(?: ${WORD}| , (?=\\d)${WORD}|(?<=\\d) [.] (?=~)${WORD})`;
/** No text, but which one. */
const NO_TEXT =
  '(?!(?:(?:the|a|an|my|our|his|her|der|die|das|den|dem|mein|meinen|unseren|ein|einen|el|la|un|una|mi|le|un|une|mon|ma) )?(?:texts?|words?|names?|prices?|date|time|year|title|caption|it|this|that|them|something|everything (?!~)|both|tagline|subtitle|headline|slogan|price|prix|precio|preis|datum|uhrzeit|jahr|namen?|titel|wort|worte|uberschrift|schrift|beides|es|alles (?!~)|texto|fecha|nombre|titulo|algo|texte|date|nom|titre|mot|ca|cela) )';
export const text = (name: string) => `${NO_TEXT}(?<${name}>${WORD}${MORE}*?)`;
/** Begins with a capital or a figure. */
export const named = (name: string) => `(?=~|\\d)${text(name)}`;

/** Every word of it may have a capital. */
export const compiled = (said: string) =>
  new RegExp(said.replace(/(?<![\p{L}\\<~[-])(?=\p{L})/gu, '~?'), 'du');

/** Of a bar or its letters. */
export const SIZES =
  '(?:(?:big|small|thin|wide|broad|narrow|bold|full|klein|breit|schmal|dick|dunn|grand|petit|larg|gross)[a-z]* |(?:gruess|ancha|ancho|grues[oa]|delgad[oa]|fina|fino|pequen[oa]|epaisse?|fine?|etroite?) )*';
export const LETTERS =
  '(?:text|words?|letters|lettering|writing|font|schrift|buchstaben|aufschrift|schriftzug|texto|letras?|palabras?|texte|lettres?|mots?|ecriture)';
export const SAYS =
  '(?:saying|(?:that )?(?:says|reads)|reading|titled|called|named|with the title|mit dem titel|namens|titulado|llamado|con el titulo|intitulee?|avec le titre|que diga|que dice|qui dit|for)';
/** Ask for a flyer. */
export const MAKES =
  '(?:(?:create|make|design|build|mach|mache|erstelle?|gestalte|crea|haz|disena|cree|fais|i need|i want|ich brauche|quiero|necesito|je veux|il me faut) )?(?:(?:me|mir|us|uns|it|this|daraus|esto) ){0,2}';
/** A line of a flyer goes on with these in small letters. */
export const WHEN =
  '(?:~|\\d|every |each |on |from |free |[a-z]+day |jeden |jede |ab |am |um |von |cada |todos |desde |entrada |el |chaque |tous |toutes |le |la |des |entree |lunes |martes |miercoles |jueves |viernes |sabado |domingo |lundi |mardi |mercredi |jeudi |vendredi |samedi |dimanche )';
/** How large letters are. */
export const SIZED =
  '(?!~)(?:big|small|large|tiny|huge|klein|gross|fett|riesig|grande|pequeno|petit|gros|en grande|en pequeno|en petit|en gros)';
