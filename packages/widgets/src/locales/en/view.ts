/** The 3D view of a model. */
export const viewWords = {
  viewKind: '3D view',
  viewHelp: 'Drag to turn, pinch or scroll to zoom. By keyboard: arrows, + and −, Home.',
  viewLoading: 'Loading the model…',
  viewLost: 'The graphics card is busy. The view comes back by itself.',
  viewFailed: 'The model could not be loaded into the view.',
  viewUnsupported: 'This browser cannot show 3D. The files below are complete.',
  viewColour: 'Colours',
  viewMeasures: 'Measures',
  viewTurn: 'Turn by itself',
  viewStop: 'Stop turning',
  viewReset: 'Back to the start',
  viewPicture: 'Save a picture of this view',
  viewMillimetres: (value: number) => `${Math.round(value * 10) / 10}\u00a0mm`,
};
