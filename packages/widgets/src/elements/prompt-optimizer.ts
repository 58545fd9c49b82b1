import { definePromptOptimizer } from './define-prompt-optimizer.ts';

export * from './define-prompt-optimizer.ts';

definePromptOptimizer();
