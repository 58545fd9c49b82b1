/** A picture as it came with a call. */
export interface RecordedPicture {
  /** The declared media type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** How the connection of a call ended. */
export type CallEnd = 'answered' | 'closed by the caller' | 'cut by the stand-in';

/** What one call asked for. */
export interface RecordedCall {
  service: 'gemini' | 'openai';
  /** Path of the request, which names the version of the API. */
  path: string;
  model: string;
  /** The key as it came, without the word `Bearer`. */
  key: string | undefined;
  /** All texts of the request, one after the other. */
  prompt: string;
  /** In the order in which they came. */
  pictures: RecordedPicture[];
  mask?: RecordedPicture;
  /** Width : height as Gemini is asked for it. */
  aspectRatio?: string;
  /** `1K`, `2K`, `4K` of Gemini or `1024x1024` of OpenAI. */
  size?: string;
  /** Gemini's JSON, or OpenAI's fields that are texts. */
  body: unknown;
  /** Settles when the call's connection has nothing more to carry. */
  ended: Promise<CallEnd>;
}

/** The calls so far, and who waits for the next one. */
export interface Calls {
  readonly all: RecordedCall[];
  add(call: RecordedCall): void;
  /** @returns the next call that comes in. */
  next(): Promise<RecordedCall>;
}

export function createCalls(): Calls {
  const all: RecordedCall[] = [];
  let waiting: ((call: RecordedCall) => void)[] = [];
  return {
    all,
    add(call) {
      all.push(call);
      for (const tell of waiting) tell(call);
      waiting = [];
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
