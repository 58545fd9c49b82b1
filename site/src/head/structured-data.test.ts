import { describe, expect, it } from 'vitest';
import { structuredDataTag } from './structured-data.ts';

describe('structured data of a page', () => {
  it('is JSON that search engines read', () => {
    const tag = structuredDataTag([{ '@type': 'HowTo', name: 'Figurines' }]);
    const json = /^<script type="application\/ld\+json"[^>]*>(.*)<\/script>$/.exec(tag)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ '@type': 'HowTo', name: 'Figurines' });
  });

  it('cannot end its own element', () => {
    const tag = structuredDataTag([{ name: '</script><img src=x>' }]);
    expect(tag.match(/<\/script>/g)).toHaveLength(1);
  });

  it('is left out where there is none', () => {
    expect(structuredDataTag([])).toBe('');
  });
});
