export { PromptOptimizer } from './PromptOptimizer.tsx';
export type {
  OptimizerErrorDetail,
  PromptOptimizerCallbacks,
  PromptOptimizerProps,
  PromptSource,
  UsePromptDetail,
} from './types.ts';
