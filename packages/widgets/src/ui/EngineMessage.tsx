import type { ToldMessage } from '../core/engine/server-voice.ts';
import { useEngineVoice } from './use-engine-voice.ts';

/** What the engine says of a result, in the visitor's language. */
export function EngineMessage(told: ToldMessage) {
  return <bdi>{useEngineVoice()?.message(told)}</bdi>;
}
