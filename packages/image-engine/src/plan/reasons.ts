import type { RemarkValue } from '../remark.ts';

/**
 * Every reason for leaving a wish out, by its machine word: the grammar and the operations say it as the end of a
 * sentence, and who speaks another language needs to know which it is. Named groups are what it speaks of.
 */
export const REASONS = {
  expressions: /^it cannot change expressions$/,
  bodies: /^it cannot change faces, hair, age or bodies$/,
  pose: /^it cannot change the pose or the point of view$/,
  eyeshine: /^it finds red pupils in faces of people/,
  face_swap: /^it cannot swap faces$/,
  true_colours: /^it cannot know the true colours of things$/,
  weather: /^it does not have that weather or season$/,
  detail: /^it cannot invent detail$/,
  style: /^it does not have that style$/,
  still_pictures: /^it makes still pictures only$/,
  questions: /^it edits pictures, and does not answer questions about them$/,
  new_objects: /^it cannot add new objects$/,
  turning_into: /^it cannot turn things into other things$/,
  unmarked: /^what goes has to be marked/,
  smaller_part: /^it can edit the subject, the background or the sky by itself, but no other part$/,
  part_unmarked: /^that part has to be marked/,
  first_only: /^of several pictures it edits the first: put that one first$/,
  spare_part:
    /^it can leave out the subject, the background or the sky, but nothing else of the picture$/,
  whole_only: /^it can do that to the whole picture only$/,
  kept: /^you asked to keep the (?<kept>\w+)$/,
  no_scene: /^it does not have that scene$/,
  no_background: /^it needs to know what to put there/,
  file_kind: /^words change the picture, and not the kind or the size of its file$/,
  not_understood: /^it does not (?:understand that|know what that means)$/,
  too_long: /^the prompt is too long$/,
  colour_alone: /^that does not say what to do with the colour$/,
  grey_tint: /^it tints in colours only, not in black, white or grey$/,
  colour_exchange: /^it cannot exchange one colour for another$/,
  colour_now: /^it needs to know which colour that is now/,
  light: /^it does not have that light$/,
  which_how: /^that does not say which, or how$/,
  which_colour: /^it needs to know the colour$/,
  which_words: /^it needs to know the words/,
  which_size: /^it needs to know the size/,
  which_shape: /^it needs to know the shape/,
  which_degrees: /^it needs to know by how many degrees$/,
  no_letters: /^it has no letters for “(?<letters>.+)”$/su,
  size_range: /^it makes pictures of (?<least>\d+) to (?<most>\d+) px on a side$/,
  nothing_left:
    /^(?:nothing would be left of it|that would leave nothing of it|that shape would leave almost nothing of it)$/,
  outside: /^it cannot show what lies outside the picture$/,
  body_parts: /^of a body it finds the head/,
  cannot_weaken: /^it cannot weaken what is already in the picture$/,
  cropping_only: /^it comes to another shape by cropping only$/,
  own_colours: /^that look has colours of its own$/,
  own_details: /^it makes its scenes and looks in a way of its own/,
  own_sky: /^a place that is drawn has its own sky$/,
  black_bars: /^it paints no black bars over things$/,
  round_ring: /^its borders are four-sided/,
  tilted_letters: /^it writes in level lines/,
  light_side: /^low light comes from the side that is lighter already/,
  letter_share: /^how high letters are is told in px/,
  takes_back: /^words change the picture, and take nothing back/,
  one_result: /^it makes one picture of a wish/,
  packaging: /^it makes the figure, and neither a box/,
  picture_order: /^it lays pictures out in the order in which they came/,
  some_sides: /^its borders go all around/,
  thirds: /^it cannot tell what would stand on the thirds$/,
  weather_colours: /^snow, rain and fog change the light/,
  more_pictures: /^it needs (?<count>\d+) pictures for that$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type ReasonCode = keyof typeof REASONS;

/** Which reason it is, and what it speaks of; {} for one that has no machine word. */
export function reasonValues(reason: string): Record<string, RemarkValue> {
  for (const [code, pattern] of Object.entries(REASONS)) {
    const found = pattern.exec(reason);
    if (found) return { reason: code, ...groupsOf(found) };
  }
  return {};
}

function groupsOf({ groups = {} }: RegExpExecArray): Record<string, RemarkValue> {
  const values = Object.entries(groups).map(([name, said = '']) => [
    name,
    /^\d+$/.test(said) && name !== 'letters' ? Number(said) : said,
  ]);
  return Object.fromEntries(values);
}
