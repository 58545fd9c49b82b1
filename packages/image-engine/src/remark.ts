/** What a remark can say, by a stable machine word. */
export const REMARK_CODES = [
  // What became of a plan
  'done',
  'idle',
  'left_out',
  'unused_pictures',
  // Notes of operations
  'check_edge',
  'made_up_behind',
  'restored',
  'no_damage',
  'no_such_picture',
  'no_sky',
  'no_skin',
  'letters_left_out',
  'colour_not_found',
  'colour_elsewhere',
  'colour_unsaid',
  'colour_unclear',
  'enlarged',
  'size_most',
  'size_least',
  'largest_already',
  'upscaled',
  'compare_rules',
  'smaller_than_recommended',
  // Why there is no picture
  'refused',
  'no_wish',
  'asks_for_nothing',
  'already_so',
  'unchanged_where_painted',
  'moves_picture',
  'subject_unclear',
  'subject_of_picture_unclear',
  'mark_to_erase',
  'mark_to_change',
  'mark_less_to_erase',
  'head_unclear',
  'character_unclear',
  // Posed pictures
  'posed',
  'scene_near',
  'scene_unknown',
  'character_unsure',
  'character_outside',
  'character_in_part',
  'limbs_follow',
  'limbs_follow_in_part',
  'limbs_unclear',
  'figures_left_out',
  'figure_missing',
] as const;

export type RemarkCode = (typeof REMARK_CODES)[number];

/** A sentence for the visitor, and what it says in a form that other languages can be made of. */
export interface Remark {
  code: RemarkCode;
  /** The sentence in English. */
  text: string;
  /** What it speaks of: numbers, the visitor's own words, machine words; left out where it says it all. */
  values?: Record<string, RemarkValue>;
}

export type RemarkValue = string | number | string[] | number[];

/** Several remarks as one text. */
export function textOf(remarks: readonly Remark[]): string {
  return remarks.map(({ text }) => text).join(' ');
}

export const NO_SKY: Remark = {
  code: 'no_sky',
  text: 'The embedded engine finds no sky at the top of this picture.',
};
