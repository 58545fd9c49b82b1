import { END, START } from '../../forms/parts.ts';
import type { Form } from '../../forms/rewrite.ts';

const LIGHT_PARTS = 'les zones/parties/aires claires/lumineuses';

/** French words for colours and for tones, and for how much of them. */
export const FRENCH_COLOURS_AND_TONES = `
  violet fonce | violette foncee | violets fonces | mauve fonce | pourpre fonce = dark purple
  violet clair | violette claire = light purple
  couleur cuivre | cuivre/cuivree | en cuivre = in copper
  couleur bronze | en bronze = in bronze
  couleur ivoire | en ivoire = in ivory
  couleur prune | en prune = in plum
  couleur taupe | en taupe = in taupe
  couleur sable | en sable = in beige
  en or rose = in rose gold
  blanc/blanche/blancs/blanches pur/pure/purs/pures = white
  bien moins = much less
  bien moins de = much less
  contraste plus doux/leger/faible | un contraste plus doux/leger/faible = less contrast
  assombri~ ${LIGHT_PARTS} | fonc~ ${LIGHT_PARTS} = reduce the highlights
  des ombres plus profondes | ombres plus profondes = darker shadows
  et du grain = and some film grain
  moitie moins de saturation | deux fois moins de saturation | moitie moins sature/saturee | deux fois moins sature/saturee | divis~ la saturation par deux/2 = half the saturation
  moitie moins de contraste | deux fois moins de contraste | moitie moins contraste/contrastee | deux fois moins contraste/contrastee | divis~ le contraste par deux/2 = half the contrast
  moitie moins de luminosite | deux fois moins de luminosite | moitie moins lumineux/lumineuse/clair/claire | deux fois moins lumineux/lumineuse/clair/claire | divis~ la luminosite par deux/2 = half as bright
  deux fois plus de saturation | deux fois plus sature/saturee = twice as much saturation
  deux fois plus de contraste | deux fois plus contraste/contrastee | doubl~ le contraste = twice as much contrast
  deux fois plus de luminosite | deux fois plus lumineux/lumineuse/clair/claire = twice as bright
  doubl~ la saturation = twice as much saturation
  cinematique/cinematiques = cinematic
  plus clare/clere = brighter
  pixelis~ ca/cela/ceci = pixelate this
  comme dans un film = cinematic look
  pixelis~ le visage | pixelis~ les visages = pixelate the faces
  pixelis~ la plaque | pixelis~ les plaques = pixelate the license plate
`;

/** French wishes about them, in words that the tables hold. */
export const FRENCH_COLOUR_SENTENCES: readonly Form[] = [
  // "La robe en bleu plutôt qu'en rouge"
  [
    new RegExp(
      `\\ben ([^,.;:!?“ ]+(?: (?:clair|fonce|marine|ciel|pale|vif))?) plutot qu(?:e |e?)en ([^,.;:!?“ ]+)${END}`,
    ),
    'en $1 au lieu de $2',
  ],
  // "Je ne veux plus de détails dans les ombres": fewer, and no more of them
  [
    new RegExp(
      `${START}(?:je |on )(?:ne |n )?(?:veux|veut|voudrais|souhaite) (?<=\\bn(?:e)? \\w+ )(?:plus|pas|aucun) (?:de |d |aucun )?details? dans les (?:ombres|noirs|zones sombres|parties sombres)${END}`,
    ),
    'assombris les ombres',
  ],
  // "Couleur que ma femme aime : bleu": which it is, and of nothing
  [
    /\bcouleur (?:que|qu) [^,.;:!?“]{1,30}? (?:aime|aiment|prefere|preferent|adore|adorent) : /,
    'couleur : ',
  ],
  // "Teinte bleue à 20 %", and nothing that says it is there: one is wished for
  [
    /^(?:une? )?(?:(?:legere|leger|petite|petit|subtile) )?(?:teinte|ton|tonalite|nuance) (bleue?|bleutee?|verte?|rouge|rosee?|rose|jaune|violette?|orangee?)(?: (?:a )?(\d+))?(?= ?(?:(?:legere?|stp|svp) ?)?[.!]? ?$)/,
    'ajoute une teinte $1 $2',
  ],
];
