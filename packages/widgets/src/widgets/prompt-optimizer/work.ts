/*
 * What the optimizer needs from the first question on, in a file of its own: who only looks at the page loads none of it.
 */
export { Optimized } from './Optimized.tsx';
export { PromptFailureNotice } from './PromptFailureNotice.tsx';
