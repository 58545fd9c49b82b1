/** A step as the server tells it. */
export interface ToldStep {
  op: string;
  params: Readonly<Record<string, unknown>>;
  on?: string | undefined;
  label: string;
}

/** A sentence of the server with what it speaks of. */
export interface ToldRemark {
  code: string;
  text: string;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** What the embedded engine says, in the visitor's language. */
export interface EngineVoice {
  /** A step as a label. */
  step: (step: ToldStep) => string;
  /** An operation by its name. @param label - the server's own */
  operation: (op: string, label: string) => string;
  /** What was done and left out, or why nothing was. */
  message: (told: ToldMessage) => string;
  /** What is being done. @param words - the server's own @param operations - whose labels may be among them */
  stage: (words: string, operations?: readonly ToldOperation[]) => string;
  /** A template of figurines, named, described and sorted in the language. */
  template: <Template extends ToldTemplate>(template: Template) => Template;
  /** What many prompts ask for, by the server's name for it. */
  pattern: (name: string) => string;
  /** A wish that the server offers, to be shown. */
  wish: (wish: string) => string;
  /** The same, to be asked for. */
  wishToAsk: (wish: string) => string;
}

/** An operation as the engine lists it. */
export interface ToldOperation {
  op: string;
  label: string;
}

/** A template of figurines as the server lists it. */
export interface ToldTemplate {
  id: string;
  name: string;
  description: string;
  category: string;
  categoryLabel: string;
}

/** A message of the server's with what it is made of, where the server tells. */
export interface ToldMessage {
  message: string;
  remarks?: readonly ToldRemark[] | undefined;
  plan?: readonly ToldStep[] | undefined;
}

/** In the server's own words. */
export const serverVoice: EngineVoice = {
  step: ({ label }) => label,
  operation: (_, label) => label,
  message: ({ message }) => message,
  stage: (words) => words,
  template: (template) => template,
  pattern: (name) => name,
  wish: (wish) => wish,
  wishToAsk: (wish) => wish,
};
