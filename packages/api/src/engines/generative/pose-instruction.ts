import type { AspectRatio } from '../../limits.ts';
import type { PoseFigure } from '../image-engine.ts';
import { describePose } from './pose-words.ts';

/** What an instruction for a pose is made of. */
export interface PoseInstructionParts {
  /** How many characters there are, each in a picture of its own. */
  characters: number;
  /** How the pose is shown: by coloured figures, by the visitor's own strokes, or not at all. */
  drawing: 'joints' | 'strokes' | 'none';
  figures: readonly PoseFigure[];
  /** The place, in the visitor's words. */
  scene: string;
  aspectRatio: AspectRatio;
}

/** Says what each picture is for, in the order in which they are sent, then the pose and the scene. */
export function writePoseInstruction(parts: PoseInstructionParts): string {
  const { characters, drawing, figures, scene, aspectRatio } = parts;
  const isOne = characters === 1;
  const lines = Array.from(
    { length: characters },
    (_, index) => `Picture ${index + 1} shows character ${index + 1}.`,
  );
  const last = characters + 1;
  if (drawing === 'joints') {
    const colours = isOne
      ? 'the red figure is character 1'
      : 'the red figure is character 1, the blue figure is character 2';
    lines.push(
      `Picture ${last} is a drawing of the pose and no part of the result: ${colours}. Take from it where each stands, how large, and how head, body, arms and legs are held; its lines and colours must not be seen.`,
    );
  }
  if (drawing === 'strokes') {
    lines.push(
      `Picture ${last} is a sketch of the pose and no part of the result: each drawn figure is one character, the left one character 1. Take from it where each stands, how large, and how head, body, arms and legs are held; its lines must not be seen.`,
    );
  }
  lines.push(
    `Make one new picture of ${isOne ? 'this character' : 'these characters together'} in the scene below. ${isOne ? 'It keeps its' : 'Each keeps its'} face, body, clothes and style; nobody else is added.`,
  );
  const missing = figures.some(({ reference }) => reference >= characters);
  const shown = figures.filter(({ reference }) => reference < characters);
  if (missing) lines.push('Figures for which there is no character are left out.');
  const words = drawing === 'joints' ? describePose(shown) : [];
  if (words.length > 0) lines.push('The pose, left and right being each one’s own:');
  lines.push(...words.map((sentence) => `- ${sentence}`));
  if (drawing === 'none') {
    lines.push(
      isOne ? 'It stands facing the viewer.' : 'They stand side by side, character 1 on the left.',
    );
  }
  lines.push(
    'Light, shadows and perspective fit the scene; feet touch its ground.',
    `The picture’s ratio of width to height is ${aspectRatio}.`,
    `The scene: ${scene}`,
  );
  return lines.join('\n');
}
