import { describe, expect, it } from 'vitest';
import { samplePicture, sampleVersion } from '../sample-versions.ts';
import { nothingSelected } from '../selection.ts';
import {
  fromRecords,
  pictureRecord,
  picturesToKeep,
  versionRecord,
  workRecord,
} from './records.ts';

const hills = samplePicture('hills');
const lake = samplePicture('lake');
const version = sampleVersion('v1', hills, { pictures: [hills, lake], isPinned: true });
const step = (...pictures: (typeof hills)[]) => ({
  pictures,
  selection: nothingSelected,
  selectedId: null,
  removed: [],
});
const work = {
  pictures: [hills],
  prompt: 'warmer',
  aspectRatio: '' as const,
  featureId: null,
  selection: nothingSelected,
  selectedId: 'v1',
  history: [step(lake), step(), step(hills)],
};

describe('records', () => {
  it('name pictures instead of holding them, and come back as they were', () => {
    const record = versionRecord(version);
    expect(record).toMatchObject({ beforeId: 'hills', pictureIds: ['hills', 'lake'] });
    const pictures = picturesToKeep([version], work);
    expect(pictures.map(({ id }) => id)).toEqual(['hills', 'lake', 'v1']);
    const back = fromRecords(
      workRecord('w', 1, work, new Set()),
      [record],
      pictures.map(pictureRecord),
    );
    const { url: _, ...kept } = hills;
    expect(back.pictures).toMatchObject([kept]);
    expect(back.versions[0]).toMatchObject({ prompt: 'wish v1', isPinned: true, at: 1 });
    expect(back.versions[0]?.result?.id).toBe('v1');
    expect(back.versions[0]?.before).toBe(back.pictures[0]);
  });

  it('keep the steps to undo that need no picture of their own', () => {
    const { history } = workRecord('w', 1, work, new Set());
    expect(history.map(({ pictureIds }) => pictureIds)).toEqual([[], ['hills']]);
    expect(workRecord('w', 1, work, new Set(['lake'])).history).toHaveLength(3);
  });

  it('forget how to undo a removal: what was removed is gone', () => {
    const removal = { ...step(hills), removed: [version] };
    const { history } = workRecord('w', 1, { ...work, history: [removal, step()] }, new Set());
    expect(history).toHaveLength(1);
  });

  it('leave out a version whose picture is lost', () => {
    expect(fromRecords(undefined, [versionRecord(version)], []).versions).toEqual([]);
  });
});
