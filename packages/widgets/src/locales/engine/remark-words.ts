/** Why a wish was left out, each as a sentence. */
export interface ReasonWords {
  bodies: string;
  body_parts: string;
  cannot_weaken: string;
  colour_alone: string;
  colour_exchange: string;
  colour_now: string;
  cropping_only: string;
  detail: string;
  expressions: string;
  eyeshine: string;
  face_swap: string;
  file_kind: string;
  first_only: string;
  grey_tint: string;
  kept: (what: string) => string;
  light: string;
  more_pictures: (count: number) => string;
  new_objects: string;
  no_background: string;
  no_letters: (letters: string) => string;
  no_scene: string;
  not_understood: string;
  nothing_left: string;
  outside: string;
  own_colours: string;
  own_details: string;
  own_sky: string;
  packaging: string;
  picture_order: string;
  pose: string;
  questions: string;
  size_range: (least: string, most: string) => string;
  smaller_part: string;
  part_unmarked: string;
  black_bars: string;
  letter_share: string;
  light_side: string;
  one_result: string;
  round_ring: string;
  some_sides: string;
  spare_part: string;
  still_pictures: string;
  style: string;
  takes_back: string;
  thirds: string;
  tilted_letters: string;
  too_long: string;
  true_colours: string;
  turning_into: string;
  unmarked: string;
  weather: string;
  weather_colours: string;
  which_colour: string;
  which_degrees: string;
  which_how: string;
  which_shape: string;
  which_size: string;
  which_words: string;
  whole_only: string;
}

/** Sentences about an edit by the machine words that the API gives them. */
export interface RemarkSentences {
  // What became of a plan
  done: (steps: string) => string;
  idle: (steps: string) => string;
  left_out: (phrase: string, reason: string) => string;
  unused_pictures: (count: number) => string;
  kept_outside: (percent: string) => string;
  // Notes of operations
  check_edge: string;
  made_up_behind: string;
  restored: (repairs: string) => string;
  no_such_picture: (number: string) => string;
  no_damage: string;
  no_sky: string;
  no_skin: string;
  letters_left_out: (letters: string) => string;
  /** '' when only the thing was named */
  colour_not_found: (colour: string) => string;
  colour_elsewhere: string;
  colour_unsaid: string;
  colour_unclear: string;
  enlarged: (size: string) => string;
  size_most: (size: string, most: string, megapixels: string) => string;
  size_least: (size: string, least: string) => string;
  largest_already: string;
  upscaled: string;
  compare_rules: string;
  smaller_than_recommended: (size: string, recommended: string) => string;
  // Why there is no picture
  refused: (phrase: string, reason: string) => string;
  no_wish: string;
  asks_for_nothing: (steps: string) => string;
  already_so: (steps: string) => string;
  unchanged_where_painted: string;
  moves_picture: (steps: string) => string;
  subject_unclear: string;
  subject_of_picture_unclear: (number: string) => string;
  mark_to_erase: string;
  mark_to_change: string;
  mark_less_to_erase: string;
  head_unclear: string;
  character_unclear: (number: string) => string;
  // Posed pictures
  posed: (scene: string, characters: number, isDrawn: boolean) => string;
  scene_near: (asked: string) => string;
  scene_unknown: (asked: string) => string;
  /** `who`: what `character` gives */
  character_unsure: (who: string) => string;
  character_outside: (who: string) => string;
  character_in_part: (who: string) => string;
  limbs_follow: (who: string) => string;
  limbs_follow_in_part: (who: string, limbs: string) => string;
  limbs_unclear: (who: string) => string;
  figures_left_out: (count: number, characters: number) => string;
  figure_missing: (who: string) => string;
  // Models and their printing
  subject_wide: (width: string, height: string) => string;
  plaque: string;
  not_hollow: string;
  inside_out: string;
  gaps_closed: string;
  largest_part: (count: number) => string;
  splinters: string;
  will_not_stand: string;
  feet_lengthened: string;
  outline_smoothed: string;
  specks: (count: number) => string;
  pieces_joined: (count: number) => string;
  pieces_left_out: (count: number) => string;
  walls_thickened: (width: string) => string;
  nothing_opaque: string;
  subject_small: string;
  print_large: (height: string) => string;
  print_thin: (wall: string, least: string, height: string) => string;
}

/** Remarks, and what they are put together with. */
export interface RemarkWords {
  remarks: Readonly<RemarkSentences>;
  reasons: Readonly<ReasonWords>;
  /** 0: the only one */
  character: (number: number) => string;
  limbs: Readonly<Record<'arms' | 'one_arm' | 'legs', string>>;
}
