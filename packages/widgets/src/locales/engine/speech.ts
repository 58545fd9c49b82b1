import type { Formats } from '../formats.ts';
import type { EngineSpeech } from '../pack.ts';
import type { EnginePack } from './engine-pack.ts';

/** Lets the embedded engine speak a pack's language, once it has something to say. */
export const speech =
  (
    formats: Formats,
    load: () => Promise<{ engineWords: EnginePack }>,
  ): EngineSpeech['engineSpeech'] =>
  async (own) => {
    const [{ voiceOf }, { engineWords }] = await Promise.all([import('./engine-pack.ts'), load()]);
    return voiceOf(engineWords, formats, own);
  };
