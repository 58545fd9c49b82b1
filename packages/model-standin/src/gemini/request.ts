import type { RecordedPicture } from '../calls.ts';
import { sizeProblem } from './sizes.ts';

/** The parts of a request body that the stand-in looks at. */
export interface GeminiBody {
  contents?: { role?: string; parts?: GeminiPart[] }[];
  systemInstruction?: { parts?: GeminiPart[] };
  generationConfig?: {
    responseModalities?: string[];
    imageConfig?: { aspectRatio?: string; imageSize?: string };
    responseMimeType?: string;
    responseJsonSchema?: JsonSchema;
  };
}

interface GeminiPart {
  text?: string;
  inlineData?: { mimeType: string; data: string };
}

/** The part of JSON Schema that the service takes and the stand-in fills. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Bytes of a request's JSON, at most. */
const maxBytes = 20 * 1024 * 1024;
const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif']);

export function textsOf({ systemInstruction, contents = [] }: GeminiBody): string[] {
  return [...(systemInstruction ? [systemInstruction] : []), ...contents]
    .flatMap(({ parts = [] }) => parts)
    .flatMap(({ text }) => (text === undefined ? [] : [text]));
}

export function picturesOf({ contents = [] }: GeminiBody): RecordedPicture[] {
  return contents
    .flatMap(({ parts = [] }) => parts)
    .flatMap(({ inlineData }) =>
      inlineData ? [{ type: inlineData.mimeType, bytes: bytesOf(inlineData.data) }] : [],
    );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** What the service would refuse with 400 `INVALID_ARGUMENT`, in its words. */
export function problemOf(body: GeminiBody, length: number): string | undefined {
  const { imageConfig, responseJsonSchema, responseMimeType } = body.generationConfig ?? {};
  if (length > maxBytes) return `Request payload size exceeds the limit: ${maxBytes} bytes.`;
  if (!body.contents?.length) return '* GenerateContentRequest.contents: contents is not specified';
  if (responseJsonSchema && responseMimeType !== 'application/json') {
    return 'Function calling config is set without function declarations.';
  }
  if (/"m(in|ax)Length"/.test(JSON.stringify(responseJsonSchema ?? {}))) {
    return 'The specified schema produces a constraint that is not supported.';
  }
  const odd = picturesOf(body).find(({ type }) => !types.has(type));
  if (odd) return `Unsupported MIME type: ${odd.type}`;
  return sizeProblem(imageConfig?.aspectRatio, imageConfig?.imageSize);
}
