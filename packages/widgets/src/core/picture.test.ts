import { describe, expect, it } from 'vitest';
import { judgePictures, type Picture, type UploadRules } from './picture.ts';

const rules: UploadRules = { maxImages: 2, maxImageBytes: 100, imageTypes: ['image/png'] };

function picture(name: string, { size = 50, type = 'image/png' } = {}): Picture {
  return { id: name, name, type, url: `blob:${name}`, file: new Blob([new Uint8Array(size)]) };
}

const reasons = (...pictures: Picture[]) =>
  judgePictures(pictures, rules).rejected.map(({ reason }) => reason);

describe('judgePictures', () => {
  it('keeps what the server takes, in order', () => {
    const both = [picture('a', { size: 100 }), picture('b', { size: 12 })];
    expect(judgePictures(both, rules)).toEqual({ accepted: both, rejected: [] });
  });

  it('refuses another type, too large, too small and empty files', () => {
    expect(reasons(picture('a', { type: 'image/gif' }))).toEqual(['type']);
    expect(reasons(picture('a', { type: '' }))).toEqual(['type']);
    expect(reasons(picture('a', { size: 101 }))).toEqual(['too-large']);
    expect(reasons(picture('a', { size: 11 }))).toEqual(['too-small']);
    expect(reasons(picture('a', { size: 0, type: '' }))).toEqual(['too-small']);
  });

  it('trims to the limit, and a refused file takes no place', () => {
    const bad = picture('bad', { type: '' });
    const { accepted, rejected } = judgePictures(
      [bad, picture('a'), picture('b'), picture('c')],
      rules,
    );
    expect(accepted.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(rejected.map(({ name, reason }) => [name, reason])).toEqual([
      ['bad', 'type'],
      ['c', 'too-many'],
    ]);
  });

  it('keeps everything while the rules are not known', () => {
    const all = [picture('a', { type: '' }), picture('b', { size: 1000 }), picture('c')];
    expect(judgePictures(all, null)).toEqual({ accepted: all, rejected: [] });
  });
});
