import { PromptOptimizer } from '../../widgets/prompt-optimizer/index.ts';
import base from '../css/base.css?inline';
import own from '../css/prompt-optimizer.css?inline';
import type { LoadedWidget } from '../definition.ts';

export const widget: LoadedWidget = {
  Widget: PromptOptimizer,
  hasHandle: false,
  styles: [base, own],
};
