import type { ImprovementSentences } from '../../locales/engine/prompt-words.ts';
import type { RemarkSentences } from '../../locales/engine/remark-words.ts';
import { Given, Unworded, wordFor } from './given.ts';
import type { ToldRemark, ToldStep } from './server-voice.ts';
import { stepText } from './step-text.ts';
import { improvementSentences } from './tell-improvement.ts';
import { isolated, type Teller } from './teller.ts';

/** A remark as a sentence; in the server's own words where there are none for it. @param plan - that it is about */
export function remarkText(
  { code, text, values }: ToldRemark,
  plan: readonly ToldStep[] | undefined,
  teller: Teller,
): string {
  try {
    if (!Object.hasOwn(sentences, code)) return isolated(text);
    return sentences[code as keyof typeof sentences]({ given: new Given(values), plan, teller });
  } catch (error) {
    if (error instanceof Unworded) return isolated(text);
    throw error;
  }
}

interface Told {
  given: Given;
  plan: readonly ToldStep[] | undefined;
  teller: Teller;
}

type Tell = (told: Told) => string;

/** A sentence that says it all. */
const plain =
  (
    code: {
      [Code in keyof RemarkSentences]: RemarkSentences[Code] extends string ? Code : never;
    }[keyof RemarkSentences],
  ): Tell =>
  ({ teller }) =>
    teller.words.remarks[code];

/** The steps that a remark is about: as they are in the plan, else by the names of their operations. */
function stepsOf({ given, plan, teller }: Told): string {
  const named = () => given.texts('ops').map((op) => teller.step(op));
  const planned = plan && given.has('steps') ? given.numbers('steps') : undefined;
  const labels = planned
    ? planned.map((place) => {
        const step = plan?.[place];
        if (!step) throw new Unworded('steps');
        return stepText(step, teller);
      })
    : named();
  return teller.words.stepParts.listed(labels);
}

function reasonOf({ given, teller: { words, formats } }: Told): string {
  const reason = given.text('reason');
  const { reasons, traits } = words;
  if (reason === 'kept') return reasons.kept(wordFor(traits, given.text('kept')));
  if (reason === 'no_letters') return reasons.no_letters(isolated(given.text('letters')));
  if (reason === 'more_pictures') return reasons.more_pictures(given.number('count'));
  if (reason === 'size_range') {
    const [least, most] = ['least', 'most'].map((name) => formats.number(given.number(name)));
    return reasons.size_range(least ?? '', most ?? '');
  }
  const said = Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined;
  if (typeof said !== 'string') throw new Unworded(reason);
  return said;
}

const sizeOf = ({ given, teller }: Told) =>
  teller.size(given.number('width'), given.number('height'));

const numberOf = ({ given, teller }: Told, name: string) =>
  teller.formats.number(given.number(name), 1);

/** A sentence that begins with whom it is about. */
const ofCharacter =
  (
    code:
      | 'character_in_part'
      | 'character_outside'
      | 'character_unsure'
      | 'figure_missing'
      | 'limbs_follow'
      | 'limbs_unclear',
  ): Tell =>
  ({ given, teller: { words } }) =>
    words.remarks[code](words.character(given.number('character')));

const counted =
  (
    code: 'largest_part' | 'pieces_joined' | 'pieces_left_out' | 'specks' | 'unused_pictures',
  ): Tell =>
  ({ given, teller }) =>
    teller.words.remarks[code](given.number('count'));

const millimetres = (given: Given, name: string, { formats }: Teller) =>
  formats.unit(given.number(name), 'millimeter', 1);

const sentences: Readonly<Record<keyof RemarkSentences | keyof ImprovementSentences, Tell>> = {
  ...improvementSentences,
  done: (told) => told.teller.words.remarks.done(stepsOf(told)),
  idle: (told) => told.teller.words.remarks.idle(stepsOf(told)),
  left_out: (told) =>
    told.teller.words.remarks.left_out(
      told.teller.quoted(told.given.text('phrase')),
      reasonOf(told),
    ),
  unused_pictures: counted('unused_pictures'),
  kept_outside: ({ given, teller }) =>
    teller.words.remarks.kept_outside(teller.formats.percent(given.number('percent'))),
  check_edge: plain('check_edge'),
  made_up_behind: plain('made_up_behind'),
  no_sky: plain('no_sky'),
  no_skin: plain('no_skin'),
  no_damage: plain('no_damage'),
  restored: ({ given, teller: { words, formats } }) =>
    words.remarks.restored(
      formats.list(given.texts('done').map((what) => wordFor(words.repairs, what))),
    ),
  no_such_picture: (told) => told.teller.words.remarks.no_such_picture(numberOf(told, 'picture')),
  letters_left_out: ({ given, teller }) =>
    teller.words.remarks.letters_left_out(teller.quoted(given.text('letters'))),
  colour_not_found: ({ given, teller }) => {
    const colour = given.text('colour');
    return teller.words.remarks.colour_not_found(colour && teller.colour(colour));
  },
  colour_elsewhere: plain('colour_elsewhere'),
  colour_unsaid: plain('colour_unsaid'),
  colour_unclear: plain('colour_unclear'),
  enlarged: (told) => told.teller.words.remarks.enlarged(sizeOf(told)),
  size_most: (told) => {
    const most = told.teller.pixels(told.given.number('most'));
    return told.teller.words.remarks.size_most(sizeOf(told), most, numberOf(told, 'megapixels'));
  },
  size_least: (told) => {
    const least = told.teller.pixels(told.given.number('least'));
    return told.teller.words.remarks.size_least(sizeOf(told), least);
  },
  largest_already: plain('largest_already'),
  upscaled: plain('upscaled'),
  compare_rules: plain('compare_rules'),
  smaller_than_recommended: (told) => {
    const { given, teller } = told;
    const wanted = ['recommendedWidth', 'recommendedHeight'].map((name) => given.number(name));
    const recommended = teller.size(wanted[0] ?? 0, wanted[1] ?? 0);
    return teller.words.remarks.smaller_than_recommended(sizeOf(told), recommended);
  },
  refused: (told) =>
    told.teller.words.remarks.refused(
      told.teller.quoted(told.given.text('phrase')),
      reasonOf(told),
    ),
  no_wish: plain('no_wish'),
  asks_for_nothing: (told) => told.teller.words.remarks.asks_for_nothing(stepsOf(told)),
  already_so: (told) => told.teller.words.remarks.already_so(stepsOf(told)),
  unchanged_where_painted: plain('unchanged_where_painted'),
  moves_picture: (told) => told.teller.words.remarks.moves_picture(stepsOf(told)),
  subject_unclear: plain('subject_unclear'),
  subject_of_picture_unclear: (told) =>
    told.teller.words.remarks.subject_of_picture_unclear(numberOf(told, 'picture')),
  mark_to_erase: plain('mark_to_erase'),
  mark_to_change: plain('mark_to_change'),
  mark_less_to_erase: plain('mark_less_to_erase'),
  head_unclear: plain('head_unclear'),
  character_unclear: (told) =>
    told.teller.words.remarks.character_unclear(numberOf(told, 'picture')),
  posed: ({ given, teller: { words } }) =>
    words.remarks.posed(
      wordFor(words.scenes, given.text('scene')),
      given.number('characters'),
      given.text('how') === 'drawn',
    ),
  scene_near: ({ given, teller }) =>
    teller.words.remarks.scene_near(teller.quoted(given.text('asked'))),
  scene_unknown: ({ given, teller }) =>
    teller.words.remarks.scene_unknown(teller.quoted(given.text('asked'))),
  character_unsure: ofCharacter('character_unsure'),
  character_outside: ofCharacter('character_outside'),
  character_in_part: ofCharacter('character_in_part'),
  limbs_follow: ofCharacter('limbs_follow'),
  limbs_follow_in_part: ({ given, teller: { words, formats } }) =>
    words.remarks.limbs_follow_in_part(
      words.character(given.number('character')),
      formats.list(given.texts('limbs').map((limb) => wordFor(words.limbs, limb))),
    ),
  limbs_unclear: ofCharacter('limbs_unclear'),
  figures_left_out: ({ given, teller }) =>
    teller.words.remarks.figures_left_out(given.number('count'), given.number('characters')),
  figure_missing: ofCharacter('figure_missing'),
  subject_wide: ({ given, teller }) =>
    teller.words.remarks.subject_wide(
      millimetres(given, 'width', teller),
      millimetres(given, 'height', teller),
    ),
  plaque: plain('plaque'),
  not_hollow: plain('not_hollow'),
  inside_out: plain('inside_out'),
  gaps_closed: plain('gaps_closed'),
  largest_part: counted('largest_part'),
  splinters: plain('splinters'),
  will_not_stand: plain('will_not_stand'),
  feet_lengthened: plain('feet_lengthened'),
  outline_smoothed: plain('outline_smoothed'),
  specks: counted('specks'),
  pieces_joined: counted('pieces_joined'),
  pieces_left_out: counted('pieces_left_out'),
  walls_thickened: ({ given, teller }) =>
    teller.words.remarks.walls_thickened(millimetres(given, 'width', teller)),
  nothing_opaque: plain('nothing_opaque'),
  subject_small: plain('subject_small'),
  print_large: ({ given, teller }) =>
    teller.words.remarks.print_large(millimetres(given, 'height', teller)),
  print_thin: ({ given, teller }) =>
    teller.words.remarks.print_thin(
      millimetres(given, 'wall', teller),
      millimetres(given, 'least', teller),
      millimetres(given, 'height', teller),
    ),
};
