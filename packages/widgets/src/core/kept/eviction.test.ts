import { describe, expect, it } from 'vitest';
import { samplePicture, sampleVersion } from '../sample-versions.ts';
import { nothingSelected } from '../selection.ts';
import { tidy } from './eviction.ts';
import { versionRecord, workRecord } from './records.ts';

const hills = samplePicture('hills');
const record = (id: string, isPinned = false) =>
  versionRecord(sampleVersion(id, hills, { isPinned }));
const [v1, v2, v3] = [record('v1'), record('v2'), record('v3')];
/** Ten bytes each. */
const sizes = new Map(['hills', 'v1', 'v2', 'v3'].map((id) => [id, 10]));
const stored = { versions: [v3, v1, v2], works: [], sizes };
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();

describe('what a full store gives up', () => {
  it('is nothing within the limits', () => {
    const tidied = tidy(stored, { versions: 3, bytes: 40 });
    expect(tidied).toMatchObject({ evictedIds: [], unusedPictureIds: [], bytes: 40 });
  });

  it('are the oldest versions beyond the number, with their pictures', () => {
    const tidied = tidy(stored, { versions: 1, bytes: 1000 });
    expect(tidied).toMatchObject({ evictedIds: ['v1', 'v2'], unusedPictureIds: ['v1', 'v2'] });
    expect(ids(tidied.versions)).toEqual(['v3']);
  });

  it('are the oldest versions beyond the bytes', () => {
    expect(tidy(stored, { versions: 50, bytes: 39 })).toMatchObject({
      evictedIds: ['v1'],
      bytes: 30,
    });
  });

  it('are no pinned versions: then the newest one has to go', () => {
    const versions = [record('v1', true), record('v2', true), v3];
    expect(tidy({ ...stored, versions }, { versions: 2, bytes: 1000 }).evictedIds).toEqual(['v3']);
  });

  it('are no pictures that an editor works on', () => {
    const pictures = [samplePicture('v1')];
    const work = {
      ...{ pictures, prompt: '', aspectRatio: '' as const, featureId: null, history: [] },
      ...{ selection: nothingSelected, selectedId: null },
    };
    const works = [workRecord('w', 1, work, new Set())];
    const tidied = tidy({ ...stored, works }, { versions: 2, bytes: 1000 });
    expect(tidied).toMatchObject({ evictedIds: ['v1'], unusedPictureIds: [] });
  });
});
