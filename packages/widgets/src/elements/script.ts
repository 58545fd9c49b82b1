import { defineEditor } from './define-editor.ts';
import { defineFigurine } from './define-figurine.ts';
import { definePosePainter } from './define-pose-painter.ts';
import { definePromptOptimizer } from './define-prompt-optimizer.ts';

/** Registers all elements, whose API is at `apiBaseUrl` unless they say otherwise. */
export function defineAll(apiBaseUrl: string): void {
  for (const define of [defineEditor, defineFigurine, definePosePainter, definePromptOptimizer]) {
    define({ apiBaseUrl });
  }
}
