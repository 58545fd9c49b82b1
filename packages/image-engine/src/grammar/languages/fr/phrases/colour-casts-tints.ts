import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Vire un peu vers le magenta": a tint of that colour. */
const TOWARDS = [
  ['magenta', 'magenta'],
  ['rose', 'pink'],
  ['violet', 'purple'],
  ['vert', 'green'],
  ['rouge', 'red'],
  ['cyan', 'cyan'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('vire|virer|tire|tirer|pousse|pousser|decale|decaler', '|la|le|les couleurs|les teintes', '…', 'vers le', said)} = ${english} tint`,
  )
  .join('\n');

const SHIFTED = 'tir~|pouss~|decal~|fais tirer|fais glisser';

const HUES = 'les couleurs|les tons|les teintes|la photo|l @ image|le tout|l @ ensemble';

/** "Tire les couleurs vers le bleu": a tint, unless it is warmth. */
const TINTS = `
  ${alternatives(SHIFTED, '|un peu', HUES, 'vers', 'le chaud|des tons chauds|du chaud')} = warmer
  ${alternatives(SHIFTED, '|un peu', HUES, 'vers', 'le froid|des tons froids|du froid')} = cooler
  ${alternatives(SHIFTED, HUES, 'vers', 'le sepia|du sepia')} = sepia
  ${alternatives(SHIFTED, HUES, 'vers', 'le|l @|du')} = tint it
  ${alternatives(SHIFTED, 'legerement|un peu', HUES, 'vers', 'le|l @|du')} = slightly tint it
  ${alternatives(SHIFTED, '|un peu|legerement', 'vers le')} = tint it
  ${alternatives(SHIFTED, '|un peu|legerement', 'vers le chaud')} = slightly warmer
  ${alternatives(SHIFTED, '|un peu|legerement', 'vers le froid')} = slightly cooler
  et or | et l @ or = and gold
`;

/** Turns of French for tints that are asked for, warmth and coolness. */
export const FRENCH_COLOUR_CASTS_TINTS: Phrases = {
  phrase: `
    ${TOWARDS}
    plu chaud~ | plus chud/chau | plus chude | plus chaud~ | plus chaleureu~ | plus chaleureuse | tons chauds | couleurs chaudes | pas si froid~ | moins froid~ | moins bleu~ | plus de chaleur | plus dore~ | temperature plus chaude | ambiance un peu chaude | ambiance chaude = warmer
    une ambiance chaude | ambiance plus chaude | + chaud~ | + de chaleur | + dore~ = warmer
    teinte froide | teintes froides | tonalite froide | tonalites froides = cool tones
    plus froid~ | plus fraich~ | tons froids | couleurs froides | temperature plus froide | temperature plus fraiche | ambiance un peu froide | ambiance froide | une ambiance froide | ambiance plus froide | + froid~ | + frais | + fraich~ | comme en hiver | comme l @ hiver | comme un jour d @ hiver = cooler
    moins chaud~ | pas si chaud~ | moins jaune~ | moins orange~ | rechauffe moins | rechauffe un peu moins | rechauffez moins | rechauffez un peu moins = less warm
    tire/tirez/pousse/poussez ca/tout … sur/vers le bleu/froid | tire/tirez/pousse/poussez ca/tout … sur/vers les bleus | tire/tirez/pousse/poussez la photo … sur/vers le bleu/froid = make it cooler
    tire/tirez/pousse/poussez la photo … sur/vers les bleus | tire/tirez/pousse/poussez l ensemble … sur/vers le bleu/froid | tire/tirez/pousse/poussez l ensemble … sur/vers les bleus = make it cooler
    tire/tirez la/le/les vers/sur le jaune/orange/chaud | tire/tirez la/le/les vers l @ jaune/orange/chaud | tire/tirez la/le/les vers les tons chauds | tire/tirez/pousse/poussez ca/tout … sur/vers le jaune/chaud/dore = make it warmer
    tire/tirez/pousse/poussez ca/tout … sur/vers l orange | tire/tirez/pousse/poussez la photo … sur/vers le jaune/chaud/dore | tire/tirez/pousse/poussez la photo … sur/vers l orange = make it warmer
    tire/tirez/pousse/poussez l ensemble … sur/vers le jaune/chaud/dore | tire/tirez/pousse/poussez l ensemble … sur/vers l orange = make it warmer
    trop chaud~ | tres chaude | pas assez froid~ = too warm
    tons automnaux | tons automnales | teintes automnaux | teintes automnales | couleurs automnaux | couleurs automnales | teinte chaude | teintes chaudes | tonalite chaude | tonalites chaudes = warm tones
    ${TINTS}
  `,
  adjective: `
    lumiere bleutee | lumiere bleue = cooler
    redonn~ moi un peu de couleurs | redonne moi des couleurs | redonne moi un peu de couleur | donne moi bonne mine | bonne mine | un peu de couleurs = make it warmer
    chaud~ | chaleureu~ | chaleureuse~ = warm
  `,
};
