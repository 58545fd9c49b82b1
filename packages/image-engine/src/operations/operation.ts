import type { z } from 'zod';
import type { Clause } from '../grammar/clauses/clause.ts';
import type { Box } from '../mask/mask-box.ts';
import type { Pass, Size } from '../picture/picture.ts';
import type { Remark } from '../remark.ts';

/** The order in which operations are carried out, whatever the order they were asked in. */
export const STAGES = [
  'restore',
  'geometry',
  'subject',
  'tone',
  'style',
  'overlay',
  'text',
  'frame',
  'upscale',
] as const;
export type Stage = (typeof STAGES)[number];

/** What an operation touches, for "but keep the …" clauses. */
export type Trait =
  | 'colours'
  | 'size'
  | 'shape'
  | 'sharpness'
  | 'brightness'
  | 'contrast'
  | 'orientation';

/** The parameter that a visitor may turn up and down without typing. */
export interface Dial {
  /** Name of the numeric parameter. */
  key: string;
  min: number;
  max: number;
  step: number;
}

/** Reading a clause can end in a sentence fragment that follows "because". */
export interface CannotDo {
  cannot: string;
}

/** As much of zod's schemas as is used: to compare their whole types with each other takes the compiler most of its time. */
interface ParamsSchema<Params> {
  safeParse(
    value: unknown,
    context?: z.core.ParseContext<z.core.$ZodIssue>,
  ): z.ZodSafeParseResult<Params>;
}

/** Where things are in the first picture, as it came. */
export interface Places {
  subject?: Box | undefined;
  /** What is inside its borders; all of it where it has none. */
  inside?: Box | undefined;
  /** What the visitor boxed or painted. */
  marked?: Box | undefined;
}

/**
 * One thing the engine does. `Hint` is what a phrase already says ("brighter" says which way);
 * `Params` is what the plan holds: plain JSON, complete, so that the same plan makes the same bytes.
 */
export interface Operation<Op extends string, Params extends object, Hint extends object = object> {
  readonly op: Op;
  readonly label: string;
  /** A prompt that asks for it. */
  readonly example: string;
  /** Examples of its nearest relatives, offered when something like it cannot be done. */
  readonly related: readonly string[];
  readonly stage: Stage;
  /** Place among the operations of its stage, small first. */
  readonly order: number;
  readonly touches: readonly Trait[];
  /** May be asked more than once in a prompt, as different captions may. */
  readonly repeatable?: boolean;
  /** What of the picture a step is about: steps with different aspects stand beside each other, as those of two hues do. */
  readonly aspect?: (params: Params) => string;
  /** Uses other pictures of the request, and needs at least that many; a function where that depends on its parameters. */
  readonly minPictures?: number | ((params: Params) => number);
  /** The phrases that mean it, each with what it says. Words as `tokenize` gives them. */
  readonly words: readonly (readonly [phrases: string, hint: Hint])[];
  /** Reads the rest of the clause; null when the phrase does not mean this operation here. */
  readonly read: (clause: Clause, hint: Hint) => Params | CannotDo | null;
  /** The only parameters that a plan from outside may hold: their types, ranges and choices. */
  readonly schema: ParamsSchema<Params>;
  /** Its parameters in a few words, for a small label: "Background: beach", "Warmth +20". */
  readonly chip: (params: Params) => string;
  /** Left out where there is nothing to turn. */
  readonly dial?: Dial;
  /** Needs to know what the subject is. */
  readonly usesSubject?: boolean;
  /** Where it cuts depends on that: `passes` is told where it is, and it comes before whatever moves pixels. */
  readonly placedBy?: keyof Places | ((params: Params) => keyof Places);
  /** Needs something boxed or painted. */
  readonly usesSelection?: boolean;
  /** May be limited to the subject or the background: "make the background black and white". */
  readonly scopable?: boolean;
  /** Goes into what is marked where it is limited to that, and is limited to nothing else. */
  readonly fitsMark?: boolean;
  /**
   * It hides what is marked, such as a number plate, up to the edge of the mark: its parameters where no strength was
   * said.
   */
  readonly hiding?: (params: Params) => Params;
  /** What was done, as the end of the sentence "I …": "made it black and white". Of what `fitsMark`: whether it went into the mark. */
  readonly describe: (params: Params, isInMark?: boolean) => string;
  /** What the visitor should read beside the result, such as a limit that was met. */
  readonly notes?: (
    params: Params,
    size: Size,
    plan?: readonly { readonly op: string; readonly params: object }[],
  ) => readonly Remark[];
  /**
   * The passes that carry it out on a picture of that size; none when it would change nothing.
   * `all`: sizes of every picture of the request, the one as uploaded first. `places`: where things are in it, for
   * operations that are placed by them. `plan`: all of its steps, these parameters among them.
   */
  readonly passes: (
    params: Params,
    size: Size,
    all: readonly Size[],
    places?: Places,
    plan?: readonly { readonly op: string; readonly params: object }[],
  ) => readonly Pass[];
  /** The same where it is limited to a part, if that is not what it does to all of a picture. */
  readonly onPart?: (params: Params) => readonly Pass[];
  /** What it does once all of the picture itself is done, before anything is written on it or put around it. */
  readonly finish?: (
    params: Params,
    plan: readonly { readonly op: string; readonly params: object }[],
  ) => readonly Pass[];
}

/** Keeps the literal types of an operation while checking it. */
export function defineOperation<
  Op extends string,
  Params extends object,
  Hint extends object = object,
>(operation: Operation<Op, Params, Hint>): Operation<Op, Params, Hint> {
  return operation;
}

/** Words for a strength: said with an adverb at the usual levels, in percent otherwise. */
export function strength(
  percent: number,
  levels: { little: number; usual: number; much: number; most: number },
): string {
  if (percent === levels.usual) return '';
  if (percent === levels.little) return 'a little ';
  if (percent === levels.much) return 'much ';
  if (percent === levels.most) return 'very much ';
  return `${Math.round(percent * 10) / 10}% `;
}
