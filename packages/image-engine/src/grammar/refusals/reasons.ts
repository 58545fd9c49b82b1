import type { RefusalClass } from './refusal-class.ts';

/** A thing to go that nobody has marked. */
export const UNMARKED: RefusalClass = {
  reason:
    'what goes has to be marked: mark it with the box or the brush and say “Erase what I marked”',
  near: ['Crop it to a square', 'Zoom in', 'Blur the whole picture'],
};
/** Something is to become something else. */
export const TURNED = {
  reason: 'it cannot turn things into other things',
  near: ['Make it a cartoon', 'Turn it into pixel art', 'Turn it into an oil painting'],
};
/** Something is to stand behind, and nobody says what. */
export const NO_SCENE: RefusalClass = {
  reason: 'it needs to know what to put there: a colour, another picture or one of its scenes',
  near: ['Make the background white', 'Put it on a beach', 'Blur the whole picture'],
};
/** Of a wish for a place that is none of the scenes. */
export const NO_SUCH_PLACE = 'it does not have that scene';
/** Of a wish for something that is no part of its own. */
export const SMALLER_PART =
  'it can edit the subject, the background or the sky by itself, but no other part';
/** Of a wish for something that can be done where it is marked. */
export const PART_UNMARKED =
  'that part has to be marked: mark it with the box or the brush, and ask again';
export const NOT_UNDERSTOOD = 'it does not understand that';
/** Of a wish for a body in another position, or seen from elsewhere. */
export const OTHER_POSE = 'it cannot change the pose or the point of view';
/** Say of a clause only that something in it was too much, or was not known. */
export const GENERAL_REASONS: ReadonlySet<string> = new Set([
  SMALLER_PART,
  PART_UNMARKED,
  NOT_UNDERSTOOD,
  NO_SCENE.reason,
  NO_SUCH_PLACE,
  OTHER_POSE,
]);
/** Of what is told about a scene or a look that the engine makes in a way of its own. */
export const OWN_DETAILS =
  'it makes its scenes and looks in a way of its own: such details cannot be chosen';
