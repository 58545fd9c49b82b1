import { GoogleGenAI } from '@google/genai/web';
import type { GeminiConfig } from '../../config-engines.ts';

/**
 * Opens Google's SDK. Its build for the web reads no environment variables, which in the other build
 * change the service behind our back, and starts in a fifth of the time: what it lacks are accounts of
 * Google Cloud, files and sockets.
 */
export function openGemini({ apiKey, baseUrl, apiVersion }: GeminiConfig): GoogleGenAI {
  return new GoogleGenAI({ apiKey, vertexai: false, apiVersion, httpOptions: { baseUrl } });
}
