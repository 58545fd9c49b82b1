import { describe, expect, it } from 'vitest';
import { headingAnchors } from './heading-anchors.ts';
import { readingMinutes } from './reading-minutes.ts';

const heading = (tagName: string, value: string) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children: [{ type: 'text' as const, value }],
});

function anchorsOf(...titles: string[]) {
  const tree = { type: 'root' as const, children: titles.map((title) => heading('h2', title)) };
  headingAnchors()(tree);
  return tree.children.flatMap(({ tagName, properties }) =>
    tagName === 'h2' ? [(properties as { id?: string }).id] : [tagName],
  );
}

describe('the headings of an article', () => {
  it('get anchors that can be read, each of its own', () => {
    expect(anchorsOf('What’s it like?', 'Größe & Licht')).toEqual(['whats-it-like', 'größe-licht']);
    expect(anchorsOf('Again', 'Again')).toEqual(['again', 'again-2']);
  });

  it('are listed before the text where there are three or more', () => {
    expect(anchorsOf('One', 'Two')).toEqual(['one', 'two']);
    expect(anchorsOf('One', 'Two', 'Three')).toEqual(['nav', 'one', 'two', 'three']);
  });
});

describe('reading time', () => {
  it('follows the words, not what they are written in', () => {
    const words = 'word '.repeat(476);
    expect(readingMinutes(words)).toBe(2);
    expect(
      readingMinutes(`import { a } from 'b';\n<Tip data="${'x '.repeat(500)}">${words}</Tip>`),
    ).toBe(2);
    expect(readingMinutes('Short.')).toBe(1);
  });

  it('counts ten seconds for a picture', () => {
    expect(readingMinutes('<Figure name="a" alt="b" />\n'.repeat(18))).toBe(3);
  });
});
