import type { StandInPicture } from '../picture.ts';
import type { Words } from '../words.ts';

/** Human words that stand beside a reason. */
const finishMessage =
  'Unable to show the generated image. The model could not generate the image based on the prompt provided.';

const usage = {
  promptTokenCount: 271,
  candidatesTokenCount: 1290,
  totalTokenCount: 1561,
  promptTokensDetails: [{ modality: 'IMAGE', tokenCount: 258 }],
};

function answer(model: string, rest: object): object {
  return { ...rest, usageMetadata: usage, modelVersion: model, responseId: 'c3RhbmQtaW4' };
}

function candidate(model: string, rest: object): object {
  return answer(model, { candidates: [{ ...rest, index: 0 }] });
}

const inline = ({ type, bytes }: StandInPicture) => ({
  inlineData: { mimeType: type, data: Buffer.from(bytes).toString('base64') },
});

/** An answer with status 200 and without a picture, when the prompt asks for one. */
export function emptyAnswer(words: Words, model: string): object | undefined {
  const blockReason = words.get('blocked');
  if (blockReason !== undefined) {
    const promptFeedback = { blockReason: blockReason || 'SAFETY' };
    return answer(model, { promptFeedback });
  }
  if (words.has('text'))
    return textAnswer(model, 'I cannot edit this picture, but I can describe it.');
  const finishReason = words.get('finish');
  if (finishReason === undefined) return undefined;
  const message = words.has('silent') ? {} : { finishMessage };
  return candidate(model, {
    ...contentOf(words.get('shape')),
    finishReason: finishReason || 'NO_IMAGE',
    ...message,
  });
}

/** The three shapes in which the service says nothing. */
function contentOf(shape: string | undefined): object {
  if (shape === 'absent') return {};
  return { content: shape === 'null' ? { parts: null, role: 'model' } : {} };
}

export function textAnswer(model: string, text: string): object {
  return candidate(model, { content: { parts: [{ text }], role: 'model' }, finishReason: 'STOP' });
}

/** A picture, with words before it. */
export function pictureAnswer(model: string, picture: StandInPicture): object {
  const parts = [{ text: 'Here is your picture.' }, inline(picture)];
  return candidate(model, { content: { parts, role: 'model' }, finishReason: 'STOP' });
}

/** A picture among others: one of a thought before it, an earlier one, and a thought behind it. */
export function severalAnswer(
  model: string,
  picture: StandInPicture,
  others: StandInPicture,
): object {
  const thought = { ...inline(others), thought: true };
  const parts = [
    { text: 'Let me think.', thought: true },
    thought,
    inline(others),
    inline(picture),
    thought,
  ];
  return candidate(model, { content: { parts, role: 'model' }, finishReason: 'STOP' });
}
