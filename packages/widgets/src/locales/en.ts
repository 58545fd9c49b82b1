function picturesLeft(count: number): string {
  if (count === 0) return 'No pictures left';
  return count === 1 ? '1 picture left' : `${count} pictures left`;
}

/** Every word the widgets say. Another language is another table of this type. */
export const en = {
  editorLabel: 'Image editor',
  featuresLabel: 'Kind of edit',
  loading: 'Loading…',
  close: 'Close',
  retry: 'Retry',

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
  promptPlaceholder: 'Make it black and white, a little warmer, crop to a square…',
  promptCount: (length: number, max: number) => `${length} of ${max} characters`,
  ratioLabel: 'Aspect ratio',
  ratioMatch: 'Match input',
  suggestionsLabel: (feature: string) => `Ideas for ${feature}`,

  // Marking
  mark: 'Mark',
  marked: 'Marked',
  markNow: 'Mark the subject',
  markSurface: 'Drag a box around what you mean, or paint over it. Arrow keys move the box.',
  markSurfaceKind: 'drawing surface',
  markTools: 'Marking tool',
  markBox: 'Box',
  markKeep: 'Paint in',
  markRemove: 'Paint out',
  markSize: 'Brush',
  markUndo: 'Undo the last mark',
  markClear: 'Remove all marks',
  markCleared: 'All marks removed.',
  markDone: 'Done',
  markLooking: 'Looking for the outline…',
  markSure: 'This is the outline. Paint to change it.',
  markCheck: 'Please check the outline, and paint what is wrong.',
  markUnclear: 'No clear subject. Drag a box around what you mean, or paint over it.',
  percent: (value: number) => `${value} %`,

  // Generate
  generate: 'Generate',
  generating: 'Generating Magic…',
  seconds: (count: number) => `${count} s`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Your pictures and your prompt are still here.',
  needPicture: 'Please upload at least one image',
  needPrompt: 'Please provide a prompt',
  needServer: 'The editor is not connected to its server yet',
  promptTooLong: (by: number) =>
    `The prompt is ${by} ${by === 1 ? 'character' : 'characters'} too long`,
  engine: (name: string) => `Engine: ${name}`,

  // Failures
  configFailed: 'The editor cannot reach its server.',
  configFailedDetail: 'What you added and typed stays here.',
  failedTitle: 'Generation failed',
  quotaTitle: 'Free tier limit reached',
  quotaMessage:
    'The daily API quota is exceeded. Please try again later, or explore the examples meanwhile.',
  monthlyQuotaMessage:
    'The API quota of this month is exceeded. Please try again later, or explore the examples meanwhile.',
  rateMessage: 'That was a lot for one minute. Your pictures and your prompt stay here.',
  networkError: 'Network error',
  httpError: (status: number) => `HTTP ${status}`,
  timedOut: (seconds: number) => `No answer within ${seconds} seconds. Please try again.`,
  retryWhen: (when: string) => `Try again ${when}.`,
  retryNow: 'You can try again now.',
  renewedWhen: (when: string) => `The quota is renewed ${when}.`,
  alternatives: 'This works instead:',
  reference: (requestId: string) => `Reference: ${requestId}`,

  // What is left
  leftToday: (count: number) => `${picturesLeft(count)} today`,
  leftThisMonth: (count: number) => `${picturesLeft(count)} this month`,
  newOnesWhen: (when: string) => `New ones ${when}.`,

  // When
  inSeconds: (count: number) => (count === 1 ? 'in 1 second' : `in ${count} seconds`),
  inMinutes: (count: number) => `in ${count} minutes`,
  inHours: (count: number) => `in ${count} hours`,
  tomorrow: 'tomorrow',
  inDays: (count: number) => `in ${count} days`,

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
  planLabel: 'What was done',
  planRemove: (step: string) => `Take out: ${step}`,
  planPutBack: (step: string) => `Put back: ${step}`,
  planApply: 'Make it again',
  planReset: 'Reset',
  planEmpty: 'No step is left',
  expired: 'This picture has expired. Results are kept for a limited time only.',
  resultBroken: 'This picture cannot be shown right now.',
  inputAlt: (name: string) => `The picture to edit: ${name}`,
  compare: 'Compare before and after',
  compareValue: (percent: number) => `${percent} % before`,
  pixels: (width: number, height: number) => `${width} × ${height} px`,
  download: 'Download',
  downloadFailed: 'The picture could not be downloaded',
  share: 'Share',
  linkCopied: 'Link copied!',
  shareFailed: 'The picture could not be shared',
  copy: 'Copy image',
  copied: 'Copied',
  copyFailed: 'The picture could not be copied',
  copyUnsupported: 'This browser cannot copy pictures here',
  editAgain: 'Edit again',
  editAgainFull: 'Edit again from this result',
  editAgainDone: 'The result is now the picture to edit. Undo brings the previous pictures back.',
  editAgainFailed: 'The result could not be loaded',
  undo: 'Undo',
  undone: 'Undone.',
  fullScreen: 'Full screen',
  notifications: 'Notifications',
};

export type Words = typeof en;
