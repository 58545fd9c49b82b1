import type { ErrorCode } from '../../error-codes.ts';

/** What the visitor is told when there is no picture: the code, what happened, and what may help. */
export interface ReasonWords {
  code: ErrorCode;
  what: string;
  advice: string;
}

const otherWords = 'Please say it in other words';
const otherBoth = 'Please try other words or another picture';

function say(code: ErrorCode, what: string, advice: string): ReasonWords {
  return { code, what, advice };
}

/** `promptFeedback.blockReason`: the request itself was refused. */
const blockReasons: Readonly<Record<string, ReasonWords>> = {
  SAFETY: say(
    'prompt_blocked',
    'The image model refuses this prompt because of its safety rules',
    otherWords,
  ),
  BLOCKLIST: say(
    'prompt_blocked',
    'The prompt has a word that the image model does not accept',
    otherWords,
  ),
  PROHIBITED_CONTENT: say(
    'prompt_blocked',
    'The image model’s rules prohibit what the prompt asks for',
    'Please ask for something else',
  ),
  IMAGE_SAFETY: say(
    'picture_blocked',
    'The image model refuses an uploaded picture because of its safety rules',
    'Please use another picture',
  ),
  JAILBREAK: say(
    'prompt_blocked',
    'The image model takes this prompt for an attempt to get around its rules',
    otherWords,
  ),
};

/** `candidates[].finishReason`: it began and stopped without a picture. */
const finishReasons: Readonly<Record<string, ReasonWords>> = {
  STOP: say('no_picture', 'The image model ended without a picture', otherWords),
  NO_IMAGE: say(
    'no_picture',
    'The image model made no picture of this',
    'Please say more precisely what should change',
  ),
  IMAGE_OTHER: say('no_picture', 'The image model could not make this picture', otherBoth),
  MAX_TOKENS: say(
    'no_picture',
    'The image model’s answer became too long before it held a picture',
    'Please use a shorter prompt or fewer pictures',
  ),
  LANGUAGE: say(
    'no_picture',
    'The image model does not understand the language of the prompt',
    'Please say it in English',
  ),
  SAFETY: say('picture_blocked', 'The image model stopped because of its safety rules', otherBoth),
  IMAGE_SAFETY: say(
    'picture_blocked',
    'The image model made a picture and withheld it because of its safety rules',
    otherBoth,
  ),
  PROHIBITED_CONTENT: say(
    'picture_blocked',
    'The image model’s rules prohibit what this would show',
    otherBoth,
  ),
  IMAGE_PROHIBITED_CONTENT: say(
    'picture_blocked',
    'The image model’s rules prohibit the picture that this would be',
    otherBoth,
  ),
  RECITATION: say(
    'picture_blocked',
    'The image model stopped because its answer was too close to an existing work',
    'Please ask for something more of your own',
  ),
  IMAGE_RECITATION: say(
    'picture_blocked',
    'The picture was too close to an existing work and was withheld',
    'Please ask for something more of your own',
  ),
  SPII: say(
    'picture_blocked',
    'The image model stopped because its answer might show personal data',
    otherBoth,
  ),
  BLOCKLIST: say(
    'prompt_blocked',
    'The image model stopped at a word that it does not accept',
    otherWords,
  ),
};

/** Words for a reason why a request was refused; those without words of their own say nothing false. */
export function wordsOfBlock(reason: string): ReasonWords {
  return (
    blockReasons[reason] ??
    say('prompt_blocked', 'The image model refuses this request and does not say why', otherBoth)
  );
}

/** As {@link wordsOfBlock}, for a reason why an answer ended. */
export function wordsOfFinish(reason: string): ReasonWords {
  return (
    finishReasons[reason] ??
    say('no_picture', 'The image model stopped before it made a picture', otherBoth)
  );
}
