import type { Picture } from './picture.ts';
import { nothingSelected } from './selection.ts';
import type { Version } from './version.ts';

/** Pictures and versions for tests. */
export function samplePicture(id: string, more: Partial<Picture> = {}): Picture {
  const file = new Blob([new Uint8Array(20)]);
  return { id, name: `${id}.png`, type: 'image/png', url: `blob:${id}`, file, ...more };
}

/** @param id - a letter and the moment it was made at, such as `v3` */
export function sampleVersion(id: string, before: Picture, more: Partial<Version> = {}): Version {
  return {
    id,
    at: Number.parseInt(id.slice(1), 10),
    imageUrl: `/api/files/${id}.png`,
    url: `https://x.test/api/files/${id}.png`,
    result: samplePicture(id, { versionId: id }),
    prompt: `wish ${id}`,
    message: 'Made it warmer.',
    engine: 'embedded',
    width: 4,
    height: 3,
    before,
    pictures: [before],
    selection: nothingSelected,
    isPinned: false,
    ...more,
  };
}
