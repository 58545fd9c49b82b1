/**
 * The pose painter: characters, a drawn pose and a scene become one picture. What it says before there is anything on
 * the canvas or beside it.
 */
export const poseBeginWords = {
  poseLabel: 'Pose Painter',
  poseStepInputs: 'Provide Inputs',
  poseStepResult: 'View Result',

  // Characters
  poseCharacters: 'Characters',
  poseCharacter: (number: number) => `Character ${number}`,
  poseCharacterOptional: 'optional',
  poseCharacterHow: 'Drop, paste or',
  poseCharacterBrowse: 'browse',
  poseCharacterAdvice: '512 px or more works best',
  poseCharacterRemove: (number: number) => `Remove character ${number}`,
  poseDropHere: 'Drop to use',

  // Tools
  poseTools: 'Tool',
  poseToolPose: 'Pose',
  poseToolDraw: 'Draw',
  poseToolErase: 'Erase',
  poseColours: 'Brush colour',
  poseColourNames: {
    '#ffffff': 'White',
    '#ffeb3b': 'Yellow',
    '#4caf50': 'Green',
    '#2196f3': 'Blue',
    '#f44336': 'Red',
  },
  poseSize: 'Brush size',
  posePixels: (count: number) => `${count} px`,
  poseUndo: 'Undo',
  poseRedo: 'Redo',
  poseUndone: 'Undone.',
  poseRedone: 'Redone.',
  poseNothingToUndo: 'Nothing to undo.',
  poseNothingToRedo: 'Nothing to redo.',
  poseClear: 'Clear',
  poseCleared: 'The canvas is cleared. Undo brings everything back.',
  poseFile: 'Save and load',
  poseSaveJson: 'Save pose (JSON)',
  poseSavePng: 'Save sketch (PNG)',
  poseLoad: 'Load a pose or sketch',
  poseLoaded: (figures: number, strokes: number) =>
    `Loaded: ${figures === 1 ? '1 figure' : `${figures} figures`}, ${strokes === 1 ? '1 stroke' : `${strokes} strokes`}.`,
  poseLoadedFirst: (taken: number, all: number) =>
    `The file has ${all} figures; the first ${taken} are here.`,
  poseLoadFailed: 'This file could not be loaded',
  poseLoadFailedDetail:
    'It needs to be an OpenPose JSON file with 18 or 25 keypoints, or a PNG saved here.',
  poseSaveFailed: 'The sketch could not be saved',

  // Presets and figures
  posePresets: 'Start from a pose',
  posePresetNames: {
    standing: 'Standing',
    dancing: 'Dancing',
    highfive: 'High five',
    sitting: 'Sitting',
  },
  poseFigure: (number: number) => `Figure ${number}`,
  poseFigureAdd: 'Add a figure',

  // Canvas
  poseCanvas: 'Pose sketch',
  poseCanvasKind: 'drawing canvas',
  poseCanvasHelp:
    'Draw with a pointer. By keyboard: arrow keys move the brush, with Shift by 10 pixels; Space puts it down and lifts it; Control Z undoes.',
  poseCanvasEmpty: 'Draw here, or start from a pose',
  poseBrushAt: (x: number, y: number) => `${x}, ${y}`,
  poseBrushDown: (x: number, y: number) => `Drawing from ${x}, ${y}.`,
  poseBrushUp: 'Stroke finished.',
  poseNotKept: 'This browser keeps nothing here: the sketch is gone after a reload.',
  poseRatio: 'Aspect ratio',

  // Scene
  poseScene: 'Scene',
  poseScenePlaceholder: 'Where are they, and what is the light like?',
  poseSceneExamples: 'Scenes to try',
  poseSceneTaken: 'The scene is filled in.',
  poseScenes: [
    'On a sunny beach at sunset, waves behind them',
    'A quiet forest in autumn, soft morning light',
    'A city street at night with neon lights',
    'High in the snowy mountains under a blue sky',
    'Floating in space among the stars',
  ],

  // Generate
  poseGenerate: 'Generate Image',
  poseGenerating: 'Creating your AI artwork...',
  poseNeedReference: 'Please upload at least one reference image',
  poseNoCanvas: 'Canvas not initialized',
  poseNoContext: 'Cannot get canvas context',
  poseNeedScene: 'Please enter a scene description',
  poseSceneTooLong: (by: number) =>
    `The scene description is ${by} ${by === 1 ? 'character' : 'characters'} too long`,
  poseFailed: 'Generation failed',
  poseSuccess: 'Generation successful!',
  poseCancelled: 'Cancelled. Your characters, your sketch and your scene are still here.',

  // Result
  poseResultEmpty: 'Your picture appears here',
  poseResultEmptyText: 'Two characters, one pose, one scene.',
  poseDownload: 'Download',
};
