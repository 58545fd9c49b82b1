import type { Remark } from '../remark.ts';
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

/** What was done, and what was left out or could not be done. */
export function poseRemarks(told: Told): Remark[] {
  return [
    whoStandsWhere(told),
    ...sceneNote(told),
    ...told.characters.flatMap((character, index) => notesOn(character, index, told)),
    ...castNote(told),
  ];
}

/** Who a remark is of: in words, and by its number; 0 is the only one. */
const nameOf = (index: number, all: number) =>
  all === 1
    ? { name: 'the character', character: 0 }
    : { name: `character ${index + 1}`, character: index + 1 };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function whoStandsWhere({ roles, characters, found: { scene } }: Told): Remark {
  const who = characters.length === 1 ? 'the character' : 'both characters';
  const { where } = SPOKEN[scene];
  const isDrawn = roles.unposed.length < characters.length;
  const text = isDrawn
    ? `Put ${who} ${where}, placed as drawn.`
    : `Put ${who} ${where}, standing${characters.length === 1 ? '' : ' side by side'}, as no figure was drawn.`;
  const how = isDrawn ? 'drawn' : 'standing';
  return { code: 'posed', text, values: { characters: characters.length, scene, how } };
}

function sceneNote({ found, description }: Told): Remark[] {
  const asked = description.trim().replace(/\s+/g, ' ');
  const short = asked.length > 60 ? `${asked.slice(0, 57).trimEnd()}…` : asked;
  const values = { asked: short };
  if (found.fit === 'near') {
    const text = `The embedded engine has no scene for “${short}”: this is the nearest that it paints.`;
    return [{ code: 'scene_near', text, values }];
  }
  if (found.fit !== 'none') return [];
  const text = `The embedded engine paints no scene for “${short}”, so this is a neutral studio; it knows beaches, cities, forests, mountains, snow, space, offices and kitchens.`;
  return [{ code: 'scene_unknown', text, values }];
}

function notesOn(
  character: Character,
  index: number,
  { posed, characters, roles }: Told,
): Remark[] {
  const { name, ...values } = nameOf(index, characters.length);
  const remarks: Remark[] = [];
  if (character.verdict !== 'sure') {
    remarks.push({
      code: 'character_unsure',
      text: `What belongs to ${name} is not sure: a reference with a plain background is cut out more exactly.`,
      values,
    });
  }
  const one = posed.find(({ reference }) => reference === index);
  if (!one) {
    const text = `${capital(name)} lies outside the picture.`;
    return [...remarks, { code: 'character_outside', text, values }];
  }
  if (one.isCut) {
    remarks.push({
      code: 'character_in_part',
      text: `The reference shows ${name} only in part, so it stands at the picture’s lower edge and keeps its pose.`,
      values,
    });
  } else if (!roles.unposed.includes(index)) remarks.push(bendNote(name, values, one));
  return remarks;
}

/** Which of its limbs could be bent. */
function bendNote(name: string, values: { character: number }, { bent }: Posed): Remark {
  const [arms = 0, legs = 0] = ['Arm', 'Leg'].map(
    (kind) => bent.filter((limb) => limb.endsWith(kind)).length,
  );
  if (arms === 2 && legs === 2) {
    const text = `The arms and legs of ${name} follow the drawn pose.`;
    return { code: 'limbs_follow', text, values };
  }
  if (bent.length === 0) {
    const text = `No limbs could be told apart in ${name}, so it was placed whole, at the figure’s size and lean.`;
    return { code: 'limbs_unclear', text, values };
  }
  const follow = [
    arms === 2 ? 'the arms' : arms === 1 ? 'one arm' : '',
    legs === 2 ? 'the legs' : '',
  ].filter((part) => part !== '');
  const limbs = [
    arms === 2 ? 'arms' : arms === 1 ? 'one_arm' : '',
    legs === 2 ? 'legs' : '',
  ].filter((part) => part !== '');
  return {
    code: 'limbs_follow_in_part',
    text: `Of ${name}, ${follow.join(' and ')} follow${follow.join() === 'one arm' ? 's' : ''} the drawn pose; the rest could not be told from the body and stays as it was.`,
    values: { ...values, limbs },
  };
}

function castNote({ roles, characters }: Told): Remark[] {
  const { leftOut, unposed } = roles;
  if (leftOut > 0) {
    const what = leftOut === 1 ? 'One drawn figure was' : `${leftOut} drawn figures were`;
    const text = `${what} left out, as there ${characters.length === 1 ? 'is one character' : 'are two characters'} only.`;
    const values = { count: leftOut, characters: characters.length };
    return [{ code: 'figures_left_out', text, values }];
  }
  const isBeside = unposed.length > 0 && unposed.length < characters.length;
  if (!isBeside) return [];
  const character = (unposed[0] as number) + 1;
  const text = `No figure was drawn for character ${character}, so it stands beside the other as it is.`;
  return [{ code: 'figure_missing', text, values: { character } }];
}
