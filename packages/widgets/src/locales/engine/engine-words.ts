import type { ColourName } from './colour-names.ts';
import type { PromptWords } from './prompt-words.ts';
import type { RemarkWords } from './remark-words.ts';
import type { StageName } from './stage-names.ts';
import type {
  FormatName,
  OperationName,
  Repair,
  SceneName,
  SkyName,
  StepVariant,
  Trait,
} from './step-names.ts';
import type { TemplateWords } from './template-names.ts';
import type { WishName } from './wish-names.ts';

/**
 * What the embedded engine says of an edit, in a language other than its own: it speaks English, and tells in its plan,
 * its remarks and its stages what it speaks of. Loaded when it has said something (engine-pack.ts).
 */
export interface EngineWords extends StepWords, RemarkWords, TemplateWords, PromptWords {
  /** What is being done, by the engine's words for it. */
  stages: Readonly<Record<StageName, string>>;
  /** Wishes that the engine offers, by its words for them. */
  wishes: Readonly<Record<WishName, string>>;
  /** Those that the engine does not understand in this language: it is asked for them in its own words. */
  unreadWishes: 'all' | readonly WishName[];
}

/** The steps of a plan as labels. */
export interface StepWords {
  steps: Readonly<Record<OperationName | StepVariant, string>>;
  colours: Readonly<Record<ColourName, string>>;
  scenes: Readonly<Record<SceneName, string>>;
  skies: Readonly<Record<SkyName, string>>;
  formats: Readonly<Record<FormatName, string>>;
  traits: Readonly<Record<Trait, string>>;
  repairs: Readonly<Record<Repair, string>>;
  stepParts: StepParts;
}

/** What the names of steps are put together with. */
export interface StepParts {
  /** "Format: story" */
  of: (name: string, detail: string) => string;
  /** Several labels */
  listed: (labels: readonly string[]) => string;
  /** "Black and white · background" */
  on: (label: string, part: string) => string;
  /** The visitor's own words */
  quoted: (words: string) => string;
  lightColour: (colour: string) => string;
  darkColour: (colour: string) => string;
  allColoursBut: (colours: string) => string;
  /** Of a sticker: "red edge" */
  edge: (colour: string) => string;
  letterbox: string;
  rotatedLeft: (degrees: string) => string;
  rotatedRight: (degrees: string) => string;
  left: string;
  right: string;
  top: string;
  bottom: string;
  centre: string;
  pixels: (count: string) => string;
  /** Both with their unit */
  size: (width: string, height: string) => string;
  /** No larger than that on either side */
  within: (size: string) => string;
  /** "Red → blue", in the direction of reading */
  fromTo: (from: string, to: string) => string;
  wide: (pixels: string) => string;
  high: (pixels: string) => string;
  longSide: (pixels: string) => string;
  shortSide: (pixels: string) => string;
  atMost: (size: string) => string;
  colourCount: (count: number) => string;
  blockCount: (count: number) => string;
  picture: (number: string) => string;
  /** All of one picture, small in another. */
  pictureInto: (picture: string, into: string) => string;
  subjectInto: (subject: string, into: string) => string;
}
