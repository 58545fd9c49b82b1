import { type OutputExtension, typeOfExtension } from '../picture-types.ts';

const extensions = Object.keys(typeOfExtension) as OutputExtension[];

// Conversions are kept apart, so that one is never taken for an original and converted again.
export const originalKey = (id: string, extension: string) => `originals/${id}.${extension}`;
export const conversionKey = (id: string, extension: string) => `conversions/${id}.${extension}`;

/** Every key under which a picture or its conversions may be stored. */
export function keysOf({ id, extension }: { id: string; extension: string }): string[] {
  return [originalKey(id, extension), ...extensions.map((other) => conversionKey(id, other))];
}
