import type { CommonWords } from './common.ts';

/** The marking tools: what is meant on a picture, and where alone it may change. */
export const markingWords = {
  markSurface: 'Drag a box around what you mean, or paint over it. Arrow keys move the box.',
  markSurfaceKind: 'drawing surface',
  markTools: 'Marking tool',
  markBox: 'Box',
  markKeep: 'Paint in',
  markRemove: 'Paint out',
  markSize: 'Brush',
  markUndo: 'Undo the last mark',
  markDone: 'Done',
  markLooking: 'Looking for the outline…',
  markSure: 'This is the outline. Paint to change it.',
  markCheck: 'Please check the outline, and paint what is wrong.',
  markUnclear: 'No clear subject. Drag a box around what you mean, or paint over it.',

  // Painting what alone may change
  markPurposes: 'What to mark',
  markSubject: 'Mark the subject',
  maskPurpose: 'Change only here',
  maskSurface:
    'Paint over what may change. Arrow keys move the brush, Space paints, with Shift it paints along.',
  maskTools: 'Brush',
  maskPaint: 'Paint',
  maskErase: 'Erase',
  maskFeather: 'Soft edge',
  maskInvert: 'Swap what may change and what stays',
  maskClear: 'Remove all paint',
  maskNothing: 'Paint over what may change. The rest will stay exactly as it is.',
  maskOn: (percent: string) => `Only the painted area will change: ${percent} of the picture.`,
};

export type MarkingWords = CommonWords & typeof markingWords;
