/*
 * What the editor needs from the first picture on, in a file of its own: who only looks at the page loads none of it.
 */
export { fetchPicture } from '../../core/fetch-picture.ts';
export { Dialog } from '../../ui/Dialog.tsx';
export { DropChoice } from './DropChoice.tsx';
export { editPicture } from './edit-picture.ts';
export { Failure } from './Failure.tsx';
export { MarkButtons } from './MarkButton.tsx';
export { PictureThumb } from './PictureThumb.tsx';
export { Rejections } from './Rejections.tsx';
export { ResultBar } from './ResultBar.tsx';
export { actOnResult } from './result-actions.ts';
export { StageContent } from './StageContent.tsx';
export { SuccessRecording } from './SuccessRecording.ts';
export { VersionCompare } from './VersionCompare.tsx';
