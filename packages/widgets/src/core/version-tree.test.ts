import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { samplePicture, sampleVersion } from './sample-versions.ts';
import type { Version } from './version.ts';
import { rowAt, versionTree } from './version-tree.ts';

const hills = samplePicture('hills');
const lake = samplePicture('lake');
const v1 = sampleVersion('v1', hills);
const v2 = sampleVersion('v2', lake);
const v3 = sampleVersion('v3', resultOf(v1));
const v4 = sampleVersion('v4', hills);
const v5 = sampleVersion('v5', resultOf(v1));
const all = [v5, v4, v3, v2, v1];

function resultOf({ result }: Version): Picture {
  if (!result) throw new Error('no result');
  return result;
}

const drawn = (versions: readonly Version[]) =>
  versionTree(versions).map(({ id, level }) => `${'  '.repeat(level - 1)}${id}`);

describe('the tree of versions', () => {
  it('has each version below what it was made from, in the order of making', () => {
    expect(drawn(all)).toEqual([
      'picture hills',
      '  v1',
      '    v3',
      '    v5',
      '  v4',
      'picture lake',
      '  v2',
    ]);
  });

  it('begins with the picture that was worked on last', () => {
    const v6 = sampleVersion('v6', lake);
    expect(drawn([v6, ...all])[0]).toBe('picture lake');
  });

  it('begins with an earlier result when the version it belongs to is gone', () => {
    const [root, ...rest] = versionTree([v5, v3]);
    expect(root).toMatchObject({ id: 'picture v1', level: 1, picture: { versionId: 'v1' } });
    expect(rest.map(({ id }) => id)).toEqual(['v3', 'v5']);
  });

  it('counts siblings', () => {
    const row = versionTree(all).find(({ id }) => id === 'v5');
    expect(row).toMatchObject({ position: 2, siblings: 2, parentId: 'v1', level: 3 });
  });

  it('is empty without versions', () => {
    expect(versionTree([])).toEqual([]);
  });
});

describe('arrow keys in the tree', () => {
  const rows = versionTree(all);
  const from = (id: string, key: string) => {
    const to = rowAt(
      rows,
      rows.findIndex((row) => row.id === id),
      key,
    );
    return to === undefined ? undefined : rows[to]?.id;
  };

  it('go through all rows, and not beyond the ends', () => {
    expect(from('v5', 'ArrowDown')).toBe('v4');
    expect(from('v4', 'ArrowUp')).toBe('v5');
    expect(from('picture hills', 'ArrowUp')).toBe('picture hills');
    expect(from('v2', 'ArrowDown')).toBe('v2');
    expect(from('v4', 'Home')).toBe('picture hills');
    expect(from('v4', 'End')).toBe('v2');
  });

  it('lead to the parent and to the first child', () => {
    expect(from('v5', 'ArrowLeft')).toBe('v1');
    expect(from('v1', 'ArrowRight')).toBe('v3');
    expect(from('v4', 'ArrowRight')).toBe('v4');
    expect(from('picture lake', 'ArrowLeft')).toBe('picture lake');
  });

  it('leave other keys alone', () => {
    expect(from('v1', 'a')).toBeUndefined();
  });
});
