import { defineEditor } from './elements/define-editor.ts';
import { defineFigurine } from './elements/define-figurine.ts';
import { definePosePainter } from './elements/define-pose-painter.ts';
import { definePromptOptimizer } from './elements/define-prompt-optimizer.ts';

export * from './elements/define-editor.ts';
export * from './elements/define-figurine.ts';
export * from './elements/define-pose-painter.ts';
export * from './elements/define-prompt-optimizer.ts';

// Here and not by importing the single entries: bundlers would move their calls into a file that is not listed as one
// with side effects, and leave it out.
defineEditor();
defineFigurine();
definePosePainter();
definePromptOptimizer();
