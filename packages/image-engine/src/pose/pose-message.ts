import { SPOKEN } from '../scenes/spoken.ts';
import type { Cast } from './cast.ts';
import type { Character } from './character.ts';
import type { Posed } from './posed.ts';
import type { FoundScene } from './scene-from-words.ts';

/** What there is to tell of a posed picture. */
interface Told {
  roles: Cast;
  posed: readonly Posed[];
  characters: readonly Character[];
  found: FoundScene;
  description: string;
}

/** What was done, and what was left out or could not be done, in words. */
export function poseMessage(told: Told): string {
  return [
    whoStandsWhere(told),
    sceneNote(told),
    ...told.characters.flatMap((character, index) => notesOn(character, index, told)),
    castNote(told),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const nameOf = (index: number, all: number) =>
  all === 1 ? 'the character' : `character ${index + 1}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function whoStandsWhere({ roles, characters, found }: Told): string {
  const who = characters.length === 1 ? 'the character' : 'both characters';
  const { where } = SPOKEN[found.scene];
  const isDrawn = roles.unposed.length < characters.length;
  return isDrawn
    ? `Put ${who} ${where}, placed as drawn.`
    : `Put ${who} ${where}, standing${characters.length === 1 ? '' : ' side by side'}, as no figure was drawn.`;
}

function sceneNote({ found, description }: Told): string {
  const asked = description.trim().replace(/\s+/g, ' ');
  const short = asked.length > 60 ? `${asked.slice(0, 57).trimEnd()}…` : asked;
  if (found.fit === 'near') {
    return `The embedded engine has no scene for “${short}”: this is the nearest that it paints.`;
  }
  return found.fit === 'none'
    ? `The embedded engine paints no scene for “${short}”, so this is a neutral studio; it knows beaches, cities, forests, mountains, snow, space, offices and kitchens.`
    : '';
}

function notesOn(
  character: Character,
  index: number,
  { posed, characters, roles }: Told,
): string[] {
  const name = nameOf(index, characters.length);
  const notes: string[] = [];
  if (character.verdict !== 'sure') {
    notes.push(
      `What belongs to ${name} is not sure: a reference with a plain background is cut out more exactly.`,
    );
  }
  const one = posed.find(({ reference }) => reference === index);
  if (!one) return [...notes, `${capital(name)} lies outside the picture.`];
  if (one.isCut) {
    notes.push(
      `The reference shows ${name} only in part, so it stands at the picture’s lower edge and keeps its pose.`,
    );
  } else if (!roles.unposed.includes(index)) notes.push(bendNote(name, one));
  return notes;
}

/** Which of its limbs could be bent. */
function bendNote(name: string, { bent }: Posed): string {
  const [arms, legs] = ['Arm', 'Leg'].map(
    (kind) => bent.filter((limb) => limb.endsWith(kind)).length,
  );
  if (arms === 2 && legs === 2) return `The arms and legs of ${name} follow the drawn pose.`;
  if (bent.length === 0) {
    return `No limbs could be told apart in ${name}, so it was placed whole, at the figure’s size and lean.`;
  }
  const follow = [
    arms === 2 ? 'the arms' : arms === 1 ? 'one arm' : '',
    legs === 2 ? 'the legs' : '',
  ].filter((part) => part !== '');
  return `Of ${name}, ${follow.join(' and ')} follow${follow.join() === 'one arm' ? 's' : ''} the drawn pose; the rest could not be told from the body and stays as it was.`;
}

function castNote({ roles, characters }: Told): string {
  const { leftOut, unposed } = roles;
  if (leftOut > 0) {
    const what = leftOut === 1 ? 'One drawn figure was' : `${leftOut} drawn figures were`;
    return `${what} left out, as there ${characters.length === 1 ? 'is one character' : 'are two characters'} only.`;
  }
  const isBeside = unposed.length > 0 && unposed.length < characters.length;
  return isBeside
    ? `No figure was drawn for character ${(unposed[0] as number) + 1}, so it stands beside the other as it is.`
    : '';
}
