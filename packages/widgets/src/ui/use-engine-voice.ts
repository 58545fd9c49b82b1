import { useEffect, useState } from 'react';
import { type EngineVoice, serverVoice } from '../core/engine/server-voice.ts';
import type { CommonWords } from '../locales/en/common.ts';
import type { EngineSpeech } from '../locales/pack.ts';
import { useWords } from '../provider/Language.tsx';

/**
 * What the embedded engine says, in the widget's language. Its words are loaded when they are wanted; until they have
 * arrived it is the voice before, or undefined.
 */
export function useEngineVoice(): EngineVoice | undefined {
  const words = useWords();
  const [voice, setVoice] = useState(() => (speechOf(words) ? undefined : serverVoice));
  useEffect(() => {
    let isOver = false;
    voiceIn(words).then((loaded) => isOver || setVoice(() => loaded));
    return () => {
      isOver = true;
    };
  }, [words]);
  return voice;
}

/** The same for what is not drawn. What does not arrive is said in the server's own words. */
export async function voiceIn(words: CommonWords): Promise<EngineVoice> {
  try {
    return (await speechOf(words)?.(words)) ?? serverVoice;
  } catch (error) {
    reportError(error);
    return serverVoice;
  }
}

/** How a language's pack lets the engine speak; English has none, as that is what the server speaks. */
function speechOf(words: CommonWords & Partial<EngineSpeech>) {
  return words.engineSpeech;
}
