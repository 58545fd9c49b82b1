/*
 * What the pose painter needs from the first stroke, figure or character on, in a file of its own: who only looks at the
 * page loads none of it.
 */
export { createSketchView } from '../../core/pose/sketch-view.ts';
export { storedWork, storeWork } from '../../core/pose/stored-sketch.ts';
export { CharacterPicture } from './CharacterPicture.tsx';
export { createDrawing } from './drawing.ts';
export { FigureTools } from './FigureTools.tsx';
export { figureActions } from './figure-actions.ts';
export { JointHandles } from './JointHandles.tsx';
export { makePose } from './make-pose.ts';
export { PoseFailure } from './PoseFailure.tsx';
export { Making, ResultActions, ResultImage } from './PoseResult.tsx';
export { referenceActions } from './reference-actions.ts';
export { handOn } from './result-uses.ts';
export { readFile, saveJson, savePng } from './sketch-files.ts';
