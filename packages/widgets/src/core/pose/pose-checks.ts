/** What stands in the way of a picture, the first of it alone. */
export type PoseObstacle =
  | 'no-reference'
  | 'no-canvas'
  | 'no-context'
  | 'no-scene'
  | 'scene-too-long';

export interface PoseInputs {
  references: readonly unknown[];
  /** Where the sketch is shown; null = it is not on the page. */
  canvas: unknown;
  /** What draws on it; undefined = the browser gives none. */
  context: unknown;
  scene: string;
  /** Characters; undefined while the server's limits are not known. */
  maxSceneLength: number | undefined;
}

/** The checks before a picture is asked for, in their order. */
export function poseObstacle(inputs: PoseInputs): PoseObstacle | undefined {
  const { references, canvas, context, scene, maxSceneLength } = inputs;
  if (!references.some(Boolean)) return 'no-reference';
  if (!canvas) return 'no-canvas';
  if (!context) return 'no-context';
  const length = scene.trim().length;
  if (length === 0) return 'no-scene';
  return maxSceneLength !== undefined && length > maxSceneLength ? 'scene-too-long' : undefined;
}
