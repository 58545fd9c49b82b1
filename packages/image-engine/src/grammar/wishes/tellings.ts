// What a sentence is that tells something and asks for nothing, in each of the languages. Letters stand without
// their accents.

/** The languages that are read. */
export type Spoken = 'en' | 'de' | 'es' | 'fr';

/** Asks for something all the same, or names what is wrong with the picture, which asks for its contrary. */
const ASKS: Readonly<Record<Spoken, readonly string[]>> = {
  en: [
    'has to|have to|has got to|got to|gotta|supposed to|pixelate|sharpen|straighten|brighten|darken|lighten|soften|warm|cool|cut|fix|replace|swap|paint|recolou?r|rotate|flip|mirror|write|draw|move|rid|lose|take|enhance|restore|colou?ri[sz]e|zoom|resize|upscale|trim|censor|right here|in here|just here|over here',
    "make|should|shouldn't|must|please|pls|add|remove|erase|delete|put|change|turn|give|blur|crop|keep|leave|let|want|wants|need|needs|can you|could|would|wish|hope|instead|rather|without|except|only|gone|too|bit|more|less|hide|hidden|visible|showing",
    'dark|bright|blurry|blurred|stain\\w*|dirty|crooked|tilted|blown|overexposed|underexposed|noisy|grainy|scratch\\w*|torn|faded|crease\\w*|hazy|foggy|flat|dull|cast|upside|sideways|mirrored|backwards|reversed|missing|cut off|closed|shut|wrong|off|white|black|gr[ae]y|red|orange|yellow|green|blue|purple|pink|brown|gold|silver|crimson|teal',
  ],
  de: [
    'woll\\w*|brauch\\w*|schneid\\w*|verpixel\\w*|scharf\\w*|begradig\\w*|aufhell\\w*|tausch\\w*|ersetz\\w*|farb\\w*|schreib\\w*|dreh\\w*|spiegel\\w*|losch\\w*|verschwind\\w*|fort',
    'bitte|soll\\w*|sollt\\w*|mach\\w*|muss\\w*|setz\\w*|entfern\\w*|ander\\w*|will|mocht\\w*|hatt\\w* gern\\w*|kann\\w*|konn\\w*|durf\\w*|darf|ohne|weg|raus|nur|mehr|weniger|lieber|statt|zu|bleib\\w*|lass\\w*',
    'dunkel|hell|unscharf|verwackelt|fleck\\w*|schief|verblasst|verrauscht|zerkratzt|gerissen|neblig|flau|stich\\w*|verkehrt|spiegelverkehrt|geschlossen|falsch|weiss\\w*|schwarz\\w*|grau\\w*|rot\\w*|orange\\w*|gelb\\w*|grun\\w*|blau\\w*|lila|rosa\\w*|braun\\w*',
  ],
  es: [
    'tienen? que|hay que|desaparec\\w*|enderez\\w*|recort\\w*|desenfoc\\w*|pixel\\w*|suaviz\\w*|escrib\\w*|gir\\w*|restaur\\w*|mejor\\w*|ajust\\w*|corri\\w*|arregl\\w*|aclar\\w*',
    'por favor|porfa|deb[ea]\\w*|quisiera|quiero|necesito|haz\\w*|pon\\w*|quit\\w*|anad\\w*|agreg\\w*|cambi\\w*|borr\\w*|saca\\w*|sin|solo|mas|menos|pued\\w*|podes|podria\\w*|demasiad\\w*|muy|que (?:se|no|la|lo|el|quede|salga|sea)',
    'oscur\\w*|clar\\w*|borros\\w*|manch\\w*|torcid\\w*|desvaid\\w*|ruido\\w*|rayad\\w*|rot[oa]s?|niebla|al reves|cerrad\\w*|mal|blanc\\w*|negr\\w*|gris\\w*|roj\\w*|naranja\\w*|amarill\\w*|verde\\w*|azul\\w*|morad\\w*|rosa\\w*|marron\\w*',
  ],
  fr: [
    'est a|sont a|fait|disparai\\w*|gomm\\w*|flout\\w*|redress\\w*|recadr\\w*|eclairc\\w*|ecri\\w*|tourn\\w*|retourn\\w*|amelior\\w*|corrig\\w*|arrang\\w*|remplac\\w*|coup\\w*',
    "s'il|stp|svp|doi\\w+|fais|faut|faudrait|mets|mettez|enlev\\w*|ajout\\w*|rends|chang\\w*|effac\\w*|vir\\w*|supprim\\w*|veux|voudrais|aimerais|peux|peut|pouv\\w*|pourr\\w*|sans|seulement|juste|plus|moins|trop|assez|que (?:le|la|les|ca|ce)",
    'sombre\\w*|clair\\w*|flou\\w*|tach\\w*|penche|tordu\\w*|fane\\w*|bruit\\w*|raye\\w*|dechir\\w*|brume\\w*|envers|ferme\\w*|mauvais\\w*|blanc\\w*|noir\\w*|gris\\w*|rouge\\w*|orange\\w*|jaune\\w*|vert\\w*|bleu\\w*|violet\\w*|rose\\w*|marron\\w*',
  ],
};

/** Somebody or something, and what it is, does or did. */
const TELLINGS: Readonly<Record<Spoken, readonly string[]>> = {
  en: [
    "(?:(?:and|but|because|so|well|as|since|plus|also|ok|okay|hi|hello) )*(?:i|we|you|they|he|she|it|this|that|these|those|there|here|everyone|everybody|nobody|someone|people|(?:my|our|the|his|her|their|a|an|this|that|some|all|one)(?: [\\w'’-]+){1,4}?|[\\w'’-]+)(?: (?:just|only|already|always|never|really|all|both|still|sadly|then))? (?:is|are|was|were|am|has|had|have|looks?|looked|came|comes|went|goes|got|gets|makes|made|rejected|refused|destroyed|ruined|compressed|wrecked|said|says|thinks?|thought|loves?|hates?|likes|lives?|lived|sits?|stands?|vanish(?:es)?|turned|sent|gave|told|died|passed|moved|opens?|starts?|wore|wears|belongs?|arrives?|happened|took|shot|bought|sold|sells?|forgot|lost|found|met|won|ate|used|paid|didn['’]?t|doesn['’]?t|don['’]?t|won['’]?t|wasn['’]?t|weren['’]?t|isn['’]?t|aren['’]?t|hasn['’]?t|haven['’]?t)\\b",
    "(?:i['’]?m|we['’]?re|he['’]?s|she['’]?s|it['’]?s|they['’]?re|that['’]?s|there['’]?s|i['’]?ve|we['’]?ve) ",
    '(?:selling|posting|listing|sending|printing|hanging|going|trying|hoping|thinking|asking|looking for) ',
    "(?:[\\w'’-]+ ){1,3}here$",
  ],
  de: [
    '(?:(?:und|aber|denn|also|ja|hallo|naja|weil) )*(?:ist|sind|war|waren|hat|haben|hatte|hatten|sieht|sehen|wirkt|wirken|guckt|schaut|kommt|geht|kennt|gehort|steht|bin|finde|find|passt|gefallt|mag|stand|lag|gab|gibt) ',
    '(?:(?:und|aber|denn|also|ja|da|weil|wo|die|der|das) )*[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,3}? (?:ist|sind|war|waren|hat|haben|hatte|hatten|sieht|sehen|wirkt|wirken|guckt|schaut|kommt|geht|kennt|gehort|steht|bin|finde|find|passt|gefallt|mag|stand|lag|gab|gibt)(?: |$)',
  ],
  es: [
    "(?:(?:y|pero|porque|pues|ya|es que|hola|la|lo|los|las|el|mi|mis|un|una) )*(?:[\\p{L}'-]+ ){0,3}?(?:es|esta|estan|son|era|eran|fue|fueron|sale|salen|salimos|tiene|tienen|tenia|hay|habia|queda|quedo|parece|arruino|gusta|gustan|encanta|date|viene|va|vamos|voy|soy|estoy|estaba|tire|saque|tome|hice)(?: |$)",
  ],
  fr: [
    "(?:(?:et|mais|car|alors|bonjour|donc|on|il|elle|ils|elles|le|la|les|l'|mon|ma|mes|ca|c'|je|j'|nous|vous) ?)*(?:[\\p{L}'-]+ ){0,3}?(?:est|sont|etait|etaient|a|ont|avait|avaient|date|tire|regarde|voit|va|vont|vais|ai|suis|vends|vend|plait|veut|voulait)(?: |$)",
  ],
};

const expressions = (
  of: Readonly<Record<Spoken, readonly string[]>>,
  around: (all: string) => string,
) =>
  Object.fromEntries(
    Object.entries(of).map(([language, all]) => [language, new RegExp(around(all.join('|')), 'u')]),
  ) as Record<Spoken, RegExp>;
const asking = expressions(ASKS, (all) => `(?:^|[^\\p{L}])(?:${all})(?:$|[^\\p{L}])`);
const telling = expressions(TELLINGS, (all) => `^(?:${all})`);

/**
 * Whether a sentence tells something beside a wish: "amazon rejected me twice already", "der guckt wie ein Dämon".
 *
 * @param sentence in small letters without accents
 */
export const tells = (sentence: string, language: Spoken): boolean =>
  telling[language].test(sentence) && !asking[language].test(sentence);
