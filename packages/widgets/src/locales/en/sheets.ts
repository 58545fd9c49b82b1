import type { CommonWords } from './common.ts';

/** What the engine can do, and the keys. */
export const sheetsWords = {
  // Engine
  engineEmbedded:
    'It runs on this server and asks no other service. It knows the edits below and invents nothing beyond them: the same picture and words give the same result.',
  engineGenerative:
    'It can invent what is in none of your pictures, and attempts come out differently. Your pictures are sent to the service that this server uses for it.',
  engineTakes: (pictures: number) =>
    pictures === 1 ? 'Takes one picture at a time.' : `Takes up to ${pictures} pictures at once.`,
  engineExamples: 'Say it in your own words. Some that work:',
  engineFind: 'Find an edit',
  engineNone: (text: string) => `Nothing is called “${text}”. Try another word.`,

  // Keys
  keys: 'Keyboard shortcuts',
  keysWhere: 'They work while the keyboard is in the editor; letters only outside of text fields.',
  keyCtrl: 'Ctrl',
  keyShift: 'Shift',
  keyGenerate: 'Generate',
  keyUndo: 'Undo',
  keyRedo: 'Redo',
  keyVersions: 'Newer and older version',
  keyTree: 'All versions',
  keyCompare: 'Hold to see what it was made from',
  keyEditAgain: 'Edit this result',
  keyFullScreen: 'Full screen',
  keyHelp: 'This help',
};

export type SheetsWords = CommonWords & typeof sheetsWords;
