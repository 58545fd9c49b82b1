import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from './en.ts';
import { loadedLocale, loadLocale } from './locale.ts';
import { flatten } from './words.ts';

describe('loadLocale', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['de-AT', 'de-AT', 'Schließen'],
    ['de_CH', 'de-CH', 'Schließen'],
    ['es-MX', 'es-MX', 'Cerrar'],
    ['zh', 'zh', '关闭'],
    ['zh-CN', 'zh-CN', '关闭'],
    ['zh-Hans-SG', 'zh-Hans-SG', '关闭'],
    ['ar-EG', 'ar-EG', 'إغلاق'],
  ])('takes the nearest words for %s and keeps the region', async (wanted, tag, close) => {
    const locale = await loadLocale(wanted);
    expect({ tag: locale.tag, close: locale.words.close }).toEqual({ tag, close });
  });

  it('reads Arabic from the right, all others from the left', async () => {
    const directions = await Promise.all(
      ['ar', 'de', 'ja'].map(async (tag) => (await loadLocale(tag)).dir),
    );
    expect(directions).toEqual(['rtl', 'ltr', 'ltr']);
  });

  it('has English at once and loads nothing for it', async () => {
    expect(loadedLocale('en')?.words).toEqual({});
    expect(await loadLocale('en-GB')).toEqual({ tag: 'en-GB', dir: 'ltr', words: {} });
  });

  it('gives English for what it has no words for, and warns once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const unknown of ['tlh', 'zh-TW', 'not a tag', '']) {
      expect(await loadLocale(unknown)).toEqual({ tag: 'en', dir: 'ltr', words: {} });
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('"tlh"');
  });
});

describe('a host’s own strings', () => {
  it('replace single ones, tables within tables, and the later ones win', () => {
    const flat = flatten(
      { editor: { generate: 'Go', undo: 'Back' }, figurine: { optionBases: { oval: 'Egg' } } },
      { editor: { generate: 'Los' }, figurine: { optionBases: { none: 'Nothing' } } },
    );
    expect(flat).toEqual({
      generate: 'Los',
      undo: 'Back',
      optionBases: { oval: 'Egg', none: 'Nothing' },
    });
  });

  it('are none where there are none', () => {
    expect(flatten(undefined)).toBeUndefined();
    expect(en.generate).toBe('Generate');
  });
});
