/** What the pose painter says of work that is there: it comes with what the work is done by. */
export const poseWorkWords = {
  // Characters
  poseCharacterAlt: (number: number, name: string) => `Character ${number}: ${name}`,
  poseCharacterAdded: (number: number, name: string) => `${name} is character ${number}.`,
  poseCharacterRemoved: (number: number) => `Character ${number} removed.`,
  poseCharacterReplace: 'Choose another picture',
  poseCharacterSmall: (width: number, height: number) =>
    `${width} × ${height} px: small. 512 px or more works best.`,
  poseCharacterBroken: 'This picture cannot be shown. It may be damaged.',
  poseNotImage: 'Please upload an image file',
  poseTooLarge: (megabytes: string) => `The picture is larger than ${megabytes} MB`,
  poseOnlyTwo: 'Two characters at most: remove one to add another.',

  // Figures
  poseSketch: 'Pose',
  posePlaced: (name: string) =>
    `${name}: two figures are on the canvas. Drag their joints, or use the arrow keys.`,
  poseFigureTools: (number: number) => `Figure ${number}`,
  poseFigureSwap: 'Other character',
  poseFigureSwapped: (number: number) => `This figure stands for character ${number} now.`,
  poseFlip: 'Flip',
  poseFlipped: 'Flipped.',
  poseLarger: 'Larger',
  poseSmaller: 'Smaller',
  poseScaled: (percent: number) => `${percent} % of the canvas’s height.`,
  poseFigureColour: 'Figure colour',
  poseFigureRemove: 'Remove figure',
  poseFigureRemoved: 'Figure removed.',
  poseFigureAdded: (number: number) => `Figure ${number} added.`,
  poseJointKind: 'joint',
  poseJointHelp:
    'Arrow keys move it by 1 pixel, with Shift by 10. Delete removes the figure, Escape leaves it.',
  poseJoint: (figure: number, joint: string) => `Figure ${figure}, ${joint}`,
  poseJointAt: (joint: string, x: number, y: number) => `${joint}: ${x}, ${y}`,
  poseJointNames: {
    nose: 'head',
    neck: 'whole figure',
    rShoulder: 'right shoulder',
    rElbow: 'right elbow',
    rWrist: 'right hand',
    lShoulder: 'left shoulder',
    lElbow: 'left elbow',
    lWrist: 'left hand',
    rHip: 'right hip',
    rKnee: 'right knee',
    rAnkle: 'right foot',
    lHip: 'left hip',
    lKnee: 'left knee',
    lAnkle: 'left foot',
  },

  // The picture
  poseOverloaded: (engine: string) =>
    `${engine} is temporarily overloaded. Please try again in a moment.`,
  poseImageModel: 'The image model',
  poseFailedAgain: 'Generation failed, please try again',
  poseResultAlt: (scene: string) => `Your picture: ${scene}`,
  poseResultPixels: (width: number, height: number) => `${width} × ${height} px`,
  poseResultBroken: 'This picture cannot be shown right now.',
  poseDownloadLong: 'Download High-Quality Image',
  poseDownloadFailed: 'The picture could not be downloaded',
  poseToEditor: 'Edit this picture',
  poseToFigurine: 'Make a figurine',
  poseSendFailed: 'The picture could not be loaded',
};
