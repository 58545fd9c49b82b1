import { alternatives } from '../alternatives.ts';
import { GERMAN_LAYOUTS } from '../layouts-said.ts';

const DARK_PLACES =
  'in den dunklen stellen|in den dunklen bereichen|in den dunklen partien|in den dunklen ecken|in den schatten|in den tiefen|in dunklen bereichen|in dunklen stellen';
/** "Das Rauschen in den dunklen Stellen": the noise goes, and the dark stays. */
const NOISE_IN_DARK = alternatives('rauschen|bildrauschen|farbrauschen', DARK_PLACES);
/** "Setz ihm mein Gesicht auf" */
const FACE_SET_ON = alternatives(
  'setz|setze|pack|klatsch|montier|montiere|kleb|klebe|bau|mach',
  'ihm|ihr|ihnen|dem|der',
  'mein gesicht|sein gesicht|ihr gesicht|das gesicht|meinen kopf|seinen kopf|ihren kopf|den kopf',
  'auf|drauf|an|dran',
);

/** German wishes of few words, in those that the forms know. */
export const GERMAN_SHORTLY = `
  ${GERMAN_LAYOUTS}
  ${NOISE_IN_DARK} = noise
  ${FACE_SET_ON} = swap the faces
  schwedenrot~ | falunrot~ = dark red
  zaunlatte | zaunlatten | zaunbretter | latten vom zaun = fence
  manhattan im hintergrund | new york im hintergrund | new york hinter uns | new york hinter mir | manhattan hinter uns/mir = new york in the background
  ${alternatives('new york|manhattan', 'bei nacht|nachts|in der nacht', 'hinter', 'uns|mir|ihm|ihr')} = new york at night behind us
  ${alternatives('es kommt|es geht|kommt|soll', 'auf ein|auf das|auf unser|auf einem', 'plakat|poster')} = i want to print it
  zieh/ziehe den rahmen enger | den rahmen enger ziehen | bildrahmen enger = crop closer
  himmel klarer und blauer | himmel blauer und klarer = sky bluer
  einen langen streifen daraus/draus | ein langer streifen daraus/draus | einen langen streifen aus diesen/allen = one long strip out of these
  oder irgendwelche/andere/beliebige berge | oder egal welche berge =
  deck~ diesen/den fleck … ab = cover the stain
  wachshaut | plastikhaut | puppenhaut | porzellanhaut | gummihaut = waxy skin
  studiowand | studiowande | fotostudiowand | studiohinterwand = studio background
  gekrissel | gegriesel | griesel | gekrisel | krisseln = noise
  am liebsten mit | am besten mit = with
  den rest lass~ | den rest so lass~ | lass den rest | lasse den rest = change nothing else
  universum = outer space
`;
