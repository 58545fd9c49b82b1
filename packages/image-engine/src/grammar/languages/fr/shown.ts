import { alternatives } from '../alternatives.ts';

// What a picture shows, and where and when it was taken: said of it, and no wish for a look or a scene.

/** "Cette photo": which picture is told of. */
const THIS = 'ma|cette|la|mes|nos|ces';
/** Of which the scene is told without an article: "selfie de nuit". */
const OTHER = 'selfie~|portrait~';
/** What is wrong with it. */
const WRONG = 'trop|tres|un peu';

const SCENES = [
  ['de nuit|nocturne', 'at night'],
  ['de plage|a la plage', 'on beach'],
  ['de montagne', 'in mountains'],
  ['de neige', 'in the snow'],
  ['de foret', 'in forest'],
  ['de ville', 'in city'],
  ['de studio', 'in studio'],
  ['d @ automne', 'in autumn'],
  ['de coucher de soleil', 'at the golden hour'],
] as const;

const TAKEN = SCENES.map(
  ([scene, where]) => `
  ${alternatives(THIS, 'photo~', scene)} = picture taken ${where}
  ${alternatives('photo', scene, WRONG)} = picture taken ${where} too
  ${alternatives(OTHER, scene.split('|')[0] ?? '')} = picture taken ${where}`,
).join('');

const WISHED = `
  ${alternatives('en|en une|comme une|effet|style|fais en une', 'photo', 'de nuit|nocturne')} = make it night
  photo de nuit pleine/plein de bruit/grain = picture taken at night too noisy
  ${alternatives('ma|cette|la', 'photo', 'en noir et blanc|noir et blanc', 'est|a')} = my picture is
  ${alternatives('ma|cette|la', 'photo', 'en noir et blanc|noir et blanc', 'manque de')} = my picture lacks
  le/ce/mon ciel de nuit | le/ce/mon ciel nocturne = the sky
`;

/** What people and animals do in a place, in which they stay. */
const DOES = 'court|courent|joue|jouent|danse|saute|marche|dort';
/** Where those who are in the picture are, or were. */
const THERE = `
  ${alternatives('on est|nous sommes|je suis', 'en foret|a la plage|a la mer|au bord de la mer|a la montagne|au ski')} = we were outside
  le soir/jour tombait | la nuit/neige/pluie tombait | il faisait nuit/noir/sombre | il faisait deja/presque nuit/noir/sombre | la nuit etait tombee =
  ${alternatives('je suis|on est|nous sommes', 'devant', 'la mer|la montagne|les montagnes|la foret')} = we were outside
  ${alternatives(DOES, 'sous la pluie|sous la neige|dans la neige|sur la plage|dans la foret|dans la cuisine')} = no idea
  ${alternatives('il faisait|il fait', 'un froid de canard|froid|tres froid|chaud|tres chaud|un soleil de plomb')} | il faisait sombre/nuit/noir dehors =
  la pluie/neige/brume a gache/abime la photo | la pluie/neige a tout gache = no idea
  concert/mariage/match/fete/feu de nuit = event taken at night
  ce jour la | en verite | de retour de vacances | au retour de vacances | au retour des vacances | au debut | la veille du mariage | note/notez que =
  l @ accrocher dans le/la/mon/ma bureau/cuisine/salon/chambre | l @ accrocher au bureau/mur/salon = to print it
  c @ est pour l @ affiche de/du cinema/film | c @ est pour une affiche de cinema/film = i want to print it
  pour noel | a noel | pour l @ anniversaire de | pour son/mon anniversaire = for a birthday
  il y a/avait de la place | y a de la place = no idea
  le voile de la/ma mariee | voile de la mariee | voile de mariee | voile de mariage | son/mon voile | avec un voile blanc = veil
  prise … au coucher du/de soleil | pris … au coucher du/de soleil = taken at the golden hour
  toile de tente = tent
  prise cette nuit | prise cette apres midi | prise cette nuit la = taken at night
  ${alternatives('on dirait|on croirait', 'que', 'la photo|l @ image|ma photo')} | ${alternatives('on dirait|on croirait', 'qu @', 'elle')} = it looks like the picture
  ${alternatives('est|a ete|semble|a l @ air', 'prise dans', 'le brouillard|la brume|un nuage')} = was taken in the fog
`;

/** What somebody painted or drew. */
const PAINTED =
  'un tableau|un dessin|un dessin au crayon|une peinture|une peinture a l @ huile|une aquarelle';
/** Pictures of drawings and paintings, and how they look by themselves. */
const ARTWORK = `
  ${alternatives('c @ est', PAINTED)} = this is my exhibit
  ${alternatives('j @ ai scanne|j @ ai photographie', PAINTED)} = i scanned this picture
  tableau/peinture/aquarelle/dessin de ma fille/mere | tableau/peinture/aquarelle/dessin de mon fils/pere = picture
  que j @ ai peint/peinte/dessine/dessinee =
  mon/ce/le dessin est gris/pale/terne = no idea
`;

/** Who looks old or tired: a look that nobody wishes for. */
const LOOKING = `
  ${alternatives('j @ ai l @ air|on a l @ air|je fais|je parais', 'vieux|vieille|plus vieux|plus vieille|vieilli|agee')} = no idea
  ${alternatives('j @ ai l @ air|il a l @ air|elle a l @ air|on a l @ air', 'fatigue~|malade~|creve~|epuise~|triste~')} = no idea
  ${alternatives('j @ ai l @ air|on a l @ air', 'fatigue~|malade~|creve~', 'et', 'vieux|vieille|agee')} = no idea
  ${alternatives('je ressemble a|on dirait', 'un vampire|un zombie|un fantome|un mort')} | on a l @ air de fantomes/zombies/morts = no idea
`;

/** What French tells of a picture. */
export const FRENCH_SHOWN = `${TAKEN}${WISHED}${THERE}${ARTWORK}${LOOKING}`;
