import type { CommonWords } from './common.ts';

function picturesLeft(count: number): string {
  if (count === 0) return 'No pictures left';
  return count === 1 ? '1 picture left' : `${count} pictures left`;
}

/**
 * What the image editor says before any of its rarer parts is loaded. (What a part says that is loaded when it is
 * wanted stands in a table of its own, that comes with it.)
 */
export const editorWords = {
  editorLabel: 'Image editor',
  featuresLabel: 'Kind of edit',
  /** What the embedded engine's kinds of edit say and offer, by its English. */
  featureTexts: {} as Readonly<Partial<Record<string, string>>>,
  /** Whether the engine understands what they offer in this language; else it is asked in its own. */
  asksIdeas: false,

  // Pictures
  picturesLabel: 'Pictures to edit',
  addFirst: 'Add a picture',
  addAnother: 'Add another picture',
  addHow: 'Drop, paste or',
  browse: 'browse',
  dropHere: 'Drop to add',
  emptyTitle: 'Drop a picture here',
  emptyHow: 'or paste one, or',
  emptyBrowse: 'choose from your device',
  limits: (types: string, megabytes: string, count: number) =>
    `${types}, up to ${megabytes} MB each, ${count} at most`,
  limitReached: (count: number) => `${count} of ${count} pictures. Remove one to add another.`,
  pictureOf: (position: number, count: number, name: string) =>
    `Picture ${position} of ${count}: ${name}`,
  primary: 'Main',
  remove: (name: string) => `Remove ${name}`,
  moveEarlier: (name: string) => `Move ${name} earlier`,
  moveLater: (name: string) => `Move ${name} later`,
  brokenPicture: 'Cannot be shown',
  brokenPictureDetail: (name: string) =>
    `${name} cannot be shown by this browser. It may be damaged.`,
  picturesAdded: (count: number, total: number) =>
    `${count === 1 ? '1 picture' : `${count} pictures`} added, ${total} in all.`,
  pictureRemoved: (name: string) => `${name} removed.`,
  pictureMoved: (name: string, position: number) => `${name} is now picture ${position}.`,
  rejectedTitle: (count: number) =>
    count === 1 ? 'One file was not added' : `${count} files were not added`,
  rejectedType: (types: string) => `File type must be one of ${types}`,
  rejectedTooLarge: (bytes: number, megabytes: string) =>
    `File is larger than ${bytes} bytes (${megabytes} MB)`,
  rejectedTooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,
  rejectedTooMany: (count: number) => `Too many files (${count} at most)`,

  // Example
  exampleTry: 'Try with this picture',
  exampleFailed: 'The example could not be loaded',

  // Wish
  promptLabel: 'What should change?',
  ratioLabel: 'Aspect ratio',
  ratioMatch: 'Match input',
  suggestionsLabel: (feature: string) => `Ideas for ${feature}`,

  // Marking
  mark: 'Mark',
  marked: 'Marked',
  markNow: 'Mark it',

  // Painting what alone may change
  maskButton: 'Only here',
  maskChip: (percent: string) => `Only here: ${percent}`,
  maskRemove: 'Remove the painted area',
  maskRemoved: 'The painted area is removed: the whole picture may change.',
  maskKeepsRatio: 'A picture of which only a painted area changes keeps its shape',
  keptExactly: (percent: string) => `${percent} kept exactly`,

  // Generate
  generate: 'Generate',
  generating: 'Generating Magic…',
  cancelled: 'Cancelled. Your pictures and your prompt are still here.',
  needPicture: 'Please upload at least one image',
  needServer: 'The editor is not connected to its server yet',

  // Failures
  configFailed: 'The editor cannot reach its server.',
  configFailedDetail: 'What you added and typed stays here.',

  // What is left
  leftToday: (count: number) => `${picturesLeft(count)} today`,
  leftThisMonth: (count: number) => `${picturesLeft(count)} this month`,
  newOnesWhen: (when: string) => `New ones ${when}.`,

  // Results
  resultsLabel: 'Results',
  resultReady: 'Your picture is ready',
  resultsHint: 'Your edits appear here, newest first.',
  versionsLabel: 'Versions, newest first',
  version: (number: number, prompt: string) => `Version ${number}: ${prompt}`,
  before: 'Before',
  after: 'After',
  beforeAlt: 'Before the edit',
  afterAlt: (prompt: string) => `After the edit: ${prompt}`,
  resultBroken: 'This picture cannot be shown right now.',
  compare: 'Compare before and after',
  compareValue: (percent: number) => `${percent} % before`,
  download: 'Download',
  downloadFailed: 'The picture could not be downloaded',
  share: 'Share',
  linkCopied: 'Link copied!',
  shareFailed: 'The picture could not be shared',
  copy: 'Copy image',
  copyFailed: 'The picture could not be copied',
  copyUnsupported: 'This browser cannot copy pictures here',
  editAgain: 'Edit again',
  editAgainFull: 'Edit again from this result',
  editAgainDone: 'The result is now the picture to edit. Undo brings the previous pictures back.',
  editAgainFailed: 'The result could not be loaded',
  undo: 'Undo',
  fullScreen: 'Full screen',

  // Versions
  redo: 'Redo',
  redone: 'Redone.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  allVersions: 'All versions',
  versionNumber: (number: number) => `Version ${number}`,
  startingPicture: 'Your picture',
  earlierResult: 'An earlier result',
  regenerateFull: 'Make another one from the same pictures and words',
  resultIsInput: 'This result is one of the pictures to edit already.',
  dragResult: 'Drag this result to your pictures to edit it',
  dropReplace: 'Edit this result',
  dropAdd: 'Add it to the others',
  linkExpired: 'The link has expired. Download the picture and share the file.',
  partFailed: 'This part of the editor could not be loaded',

  // Engine
  engineAbout: 'What this engine can do',

  // Keys
  keysShort: 'Shortcuts',

  // Prompt optimizer
  toolsLabel: 'Tools',
  editorTab: 'Image Editor',
};

/** What the parts of the editor have to say it with. */
export type EditorWords = CommonWords & typeof editorWords;
