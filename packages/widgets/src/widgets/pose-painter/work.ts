/*
 * What the pose painter needs from the first stroke, figure or character on, in a file of its own: who only looks at the
 * page loads none of it.
 */
export { saveFile } from '../../core/deliver.ts';
export { createSketchView } from '../../core/pose/sketch-view.ts';
export { storedWork, storeWork } from '../../core/pose/stored-sketch.ts';
export { CharacterPicture } from './CharacterPicture.tsx';
export { FigureTools } from './FigureTools.tsx';
export { JointHandles } from './JointHandles.tsx';
export { makePose } from './make-pose.ts';
export { PoseFailure } from './PoseFailure.tsx';
export { Making, ResultActions, ResultImage } from './PoseResult.tsx';
export { readFile, saveJson, savePng } from './sketch-files.ts';
