import type { Figurine, Model, PrintJob } from '@nano-banana/client-sdk';
import type { Picture, Rejection } from '../picture.ts';
import type { Problem } from '../problem.ts';
import { nothingSelected, type Selection } from '../selection.ts';
import { type ModelWish, type PrintChoice, usualModel, usualPrint } from './wishes.ts';

/** What is asked of the server, one after the other. */
export type Step = 'figurine' | 'model' | 'quote' | 'order';
/** What can be marked: the photo that goes in, or the figurine that becomes a model. */
export type Marked = 'photo' | 'figurine';

export interface FigurineState {
  photo: Picture | null;
  rejection: Rejection | null;
  /** Id of a template; '' = none. */
  promptId: string;
  customPrompt: string;
  marks: Readonly<Record<Marked, Selection>>;
  marking: Marked | null;
  /** Calls under way that begin a step, with when they began, in milliseconds since 1970. */
  pending: Readonly<Partial<Record<Step, number>>>;
  problems: Readonly<Partial<Record<Step, Problem>>>;
  figurine: Figurine | null;
  modelWish: ModelWish;
  model: Model | null;
  print: PrintChoice;
  quote: PrintJob | null;
  /** What the server said to the order. */
  orderMessage: string | null;
  /** What was kept from the last visit, and is gone from the server. */
  gone: 'figurine' | 'model' | 'quote' | null;
}

export type FigurineEvent =
  | { type: 'photo'; photo: Picture | null }
  | { type: 'reject'; rejection: Rejection }
  | { type: 'template'; promptId: string }
  | { type: 'words'; customPrompt: string }
  | { type: 'mark'; marking: Marked | null }
  | { type: 'marks'; of: Marked; selection: Selection }
  | { type: 'begin'; step: Step; at: number }
  | { type: 'problem'; step: Step; problem: Problem }
  /** The call ended without anything to say: cancelled, or told elsewhere. */
  | { type: 'end'; step: Step }
  | { type: 'figurine'; figurine: Figurine }
  | { type: 'model'; model: Model }
  | { type: 'model-wish'; wish: Partial<ModelWish> }
  | { type: 'print'; choice: Partial<PrintChoice> }
  | { type: 'quote'; quote: PrintJob }
  | { type: 'order'; quote: PrintJob; message: string | null }
  | { type: 'restore'; kept: Partial<FigurineState> }
  | { type: 'restart' };

export const initialFigurineState: FigurineState = {
  photo: null,
  rejection: null,
  promptId: '',
  customPrompt: '',
  marks: { photo: nothingSelected, figurine: nothingSelected },
  marking: null,
  pending: {},
  problems: {},
  figurine: null,
  modelWish: usualModel,
  model: null,
  print: usualPrint,
  quote: null,
  orderMessage: null,
  gone: null,
};

/** The widget's one place of change. A failure loses nothing that was there. */
export function figurineReducer(state: FigurineState, event: FigurineEvent): FigurineState {
  switch (event.type) {
    case 'photo': {
      const marks = { ...state.marks, photo: nothingSelected };
      const problems = without(state.problems, 'figurine');
      return { ...state, photo: event.photo, rejection: null, marks, marking: null, problems };
    }
    case 'reject':
      return { ...state, rejection: event.rejection };
    case 'template':
      return { ...state, promptId: event.promptId };
    case 'words':
      return { ...state, customPrompt: event.customPrompt };
    case 'mark':
      return { ...state, marking: event.marking };
    case 'marks':
      return { ...state, marks: { ...state.marks, [event.of]: event.selection } };
    case 'begin': {
      const pending = { ...state.pending, [event.step]: event.at };
      const problems = without(state.problems, event.step);
      return { ...state, pending, problems, gone: null };
    }
    case 'problem': {
      const problems = { ...state.problems, [event.step]: event.problem };
      return { ...ended(state, event.step), problems };
    }
    case 'end':
      return ended(state, event.step);
    case 'figurine':
      return withFigurine(ended(state, 'figurine'), event.figurine);
    case 'model':
      return withModel(ended(state, 'model'), event.model);
    case 'model-wish':
      return { ...state, modelWish: { ...state.modelWish, ...event.wish } };
    case 'print':
      return { ...state, print: { ...state.print, ...event.choice } };
    case 'quote':
      return { ...ended(state, 'quote'), quote: event.quote, orderMessage: null };
    case 'order':
      return { ...ended(state, 'order'), quote: event.quote, orderMessage: event.message };
    case 'restore':
      return { ...state, ...event.kept };
    case 'restart':
      return { ...initialFigurineState, promptId: state.promptId, print: state.print };
  }
}

/** Another figurine has no model yet; the one before it stays on the server as long as it is kept. */
function withFigurine(state: FigurineState, figurine: Figurine): FigurineState {
  if (figurine.id === state.figurine?.id) return { ...state, figurine };
  const marks = { ...state.marks, figurine: nothingSelected };
  const problems = without(without(without(state.problems, 'model'), 'quote'), 'order');
  const next = { ...state, figurine, marks, problems, marking: null };
  return { ...next, model: null, quote: null, orderMessage: null };
}

/** A price is for one model. */
function withModel(state: FigurineState, model: Model): FigurineState {
  if (model.id === state.model?.id) return { ...state, model };
  const problems = without(without(state.problems, 'quote'), 'order');
  return { ...state, model, problems, quote: null, orderMessage: null, marking: null };
}

function ended(state: FigurineState, step: Step): FigurineState {
  return { ...state, pending: without(state.pending, step) };
}

function without<T extends object, K extends keyof T>(record: T, key: K): T {
  const { [key]: _, ...rest } = record;
  return rest as T;
}
