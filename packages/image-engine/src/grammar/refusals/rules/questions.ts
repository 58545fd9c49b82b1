import type { RefusalRule } from '../refusal-class.ts';

/** Asks something about the picture, and wishes for nothing. */
export const QUESTION =
  /^(?:(?:please|hey|hi|hello|so|and|can|could|you) )*(?:(?:(?:with|from|in|by) )?what (?:(?:camera|lens|phone|app|program|software|filter|font|plant|flower|tree|dog|cat|bird|place|building|street|house) )?(?:is|are|was|do|does|did|can|could|should|else|breed|kind|color|model|brand|time|year|city|country|language|species|type)|whats|who|whos|whose|where|wheres|when|which|why|how do (?:i|we|they|you) look|how (?:many|much|old|tall|far|big|is|are|did)|is (?:this|that|he|she|there)|are (?:these|they|there)|describe|identify|recognize|guess|count|tell me|(?:tell|say|know|see) (?:who|what|where|when|which|why|whether|if) (?:is|are|was|were|this|that|it|he|she|they)|explain|analyze|rate)\b/;

export const QUESTION_RULE: RefusalRule = {
  test: QUESTION,
  reason: 'it edits pictures, and does not answer questions about them',
  near: ['Enhance it', 'Make it black and white', 'Crop it to a square'],
};
