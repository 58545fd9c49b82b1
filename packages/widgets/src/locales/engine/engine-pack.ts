import { engineVoice } from '../../core/engine/engine-voice.ts';
import type { EngineVoice } from '../../core/engine/server-voice.ts';
import type { Formats } from '../formats.ts';
import { layered } from '../words.ts';
import type { EngineWords } from './engine-words.ts';

/** What the engine says in one language. */
export type EnginePack = (formats: Formats) => EngineWords;

/**
 * Lets the engine speak a language, with a host's own strings.
 * @param own - by their names; others may be among them
 */
export function voiceOf(pack: EnginePack, formats: Formats, own: object): EngineVoice {
  const words = { ...pack(formats) };
  const names = Object.entries(own).filter(([name]) => Object.hasOwn(words, name));
  return engineVoice(layered(words, Object.fromEntries(names)) as unknown as EngineWords, formats);
}
