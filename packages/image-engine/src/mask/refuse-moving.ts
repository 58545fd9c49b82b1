import { UnsupportedPromptError } from '../errors.ts';
import { operationOf, type PlanStep } from '../operations/registry.ts';
import type { Pass } from '../picture/picture.ts';

/**
 * Refuses steps that have no meaning for a part of the picture, because they move its pixels about or
 * change its size.
 *
 * @throws UnsupportedPromptError that names them
 */
export function refuseMoving(byStep: ReadonlyMap<PlanStep, readonly Pass[]>): void {
  const moving = [...byStep].filter(
    ([step, passes]) => operationOf(step).stage === 'geometry' || passes.some(resizes),
  );
  if (moving.length === 0) return;
  const names = moving.map(([step]) => operationOf(step).label.toLowerCase());
  throw new UnsupportedPromptError(
    [
      {
        code: 'moves_picture',
        text: `Only the painted area may change, but this moves or resizes the whole picture: ${names.join(', ')}. Take the mask away, or ask for something that leaves the picture its shape.`,
        values: { ops: moving.map(([{ op }]) => op) },
      },
    ],
    [],
  );
}

function resizes(pass: Pass): boolean {
  return (pass.kind === 'stream' || pass.kind === 'pixels') && pass.size !== undefined;
}
