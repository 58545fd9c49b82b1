import { inflateSync } from 'node:zlib';

/**
 * The code points that a font has signs for.
 *
 * @param woff a WOFF 1.0 file (W3C recommendation of 2012)
 * @throws RangeError when it is none
 */
export function signsOf(woff: Buffer): Set<number> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('This is not a WOFF font.');
  const tables = woff.readUInt16BE(12);
  for (let entry = 44; entry < 44 + tables * 20; entry += 20) {
    if (woff.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const [from, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(from, from + stored);
    return signsOfMap(stored < length ? inflateSync(packed) : packed);
  }
  throw new RangeError('The font has no map of its signs.');
}

/** Reads the subtables of a `cmap` table (OpenType 1.9) that hold Unicode: formats 4 and 12. */
function signsOfMap(cmap: Buffer): Set<number> {
  const signs = new Set<number>();
  const count = cmap.readUInt16BE(2);
  for (let k = 0; k < count; k++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + k * 8));
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, signs);
    if (format === 12) addGroups(table, signs);
  }
  return signs;
}

/** Format 4: segments of the basic plane, which end with one for 0xffff. */
function addSegments(table: Buffer, signs: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let s = 0; s < bytes; s += 2) {
    const end = table.readUInt16BE(14 + s);
    const start = table.readUInt16BE(16 + bytes + s);
    for (let sign = start; sign <= end && sign < 0xffff; sign++) signs.add(sign);
  }
}

/** Format 12: groups of any plane. */
function addGroups(table: Buffer, signs: Set<number>): void {
  const groups = table.readUInt32BE(12);
  for (let k = 0; k < groups; k++) {
    const start = table.readUInt32BE(16 + k * 12);
    const end = table.readUInt32BE(20 + k * 12);
    for (let sign = start; sign <= end; sign++) signs.add(sign);
  }
}
