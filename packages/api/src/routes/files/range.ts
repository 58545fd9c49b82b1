import type { ByteRange } from '../../stores/files/index.ts';

/**
 * Reads a `Range` header (RFC 9110, section 14.2).
 *
 * @param size Size of the file in bytes.
 * @returns the one range asked for; `unsatisfiable` when it lies outside the file; undefined when
 *   the whole file is to be answered, which is right for several ranges and for anything malformed.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size ? { start, end } : 'unsatisfiable';
}
