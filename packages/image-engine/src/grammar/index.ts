export { type ParsedPrompt, parsePrompt } from './parse-prompt.ts';
export { proofread } from './words/proofread.ts';
