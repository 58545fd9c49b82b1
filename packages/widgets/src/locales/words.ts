import type { CommonWords } from './en/common.ts';
import type { detailsWords } from './en/details.ts';
import type { editorWords } from './en/editor.ts';
import type { elementWords } from './en/element.ts';
import type { markingWords } from './en/marking.ts';
import type { optimizerWords } from './en/optimizer.ts';
import type { sheetsWords } from './en/sheets.ts';
import type { versionsWords } from './en/versions.ts';
import type { viewWords } from './en/view.ts';
import type { Words } from './en.ts';
import type { EngineWords } from './engine/engine-words.ts';
import type { figurineWords } from './figurine.ts';
import type { poseWords } from './pose.ts';

/** The words by section: one for each widget and for each part that is loaded when it is wanted. */
export interface WordSections {
  common: CommonWords;
  editor: typeof editorWords;
  details: typeof detailsWords;
  marking: typeof markingWords;
  versions: typeof versionsWords;
  sheets: typeof sheetsWords;
  optimizer: typeof optimizerWords;
  figurine: typeof figurineWords;
  view: typeof viewWords;
  pose: typeof poseWords;
  element: typeof elementWords;
}

type Some<T> = T extends ((...given: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Some<T[Key]> | undefined }
    : T;

/** Single strings of a host's own, by section: `{editor: {generate: 'Go'}}`. */
export type OwnWords = Some<WordSections & { engine: EngineWords }>;

/** A host's strings by their names alone, which are unique across sections; the later ones win. */
export function flatten(...all: readonly (OwnWords | undefined)[]): Partial<Words> | undefined {
  const given = all.filter((own) => own !== undefined);
  if (given.length === 0) return undefined;
  return given.flatMap((own) => Object.values(own)).reduce(layered, {}) as Partial<Words>;
}

type Table = Readonly<Record<string, unknown>>;

/** `above` laid over `below`, table by table; what `above` leaves out stays. */
export function layered(below: Table, above: Table | undefined): Table {
  const result: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above ?? {})) {
    const lower = result[name];
    if (value !== undefined)
      result[name] = isTable(value) && isTable(lower) ? layered(lower, value) : value;
  }
  return result;
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
