import type { Element, ElementContent, Root, RootContent } from 'hast';

/** A list of contents is worth its room from this many headings on. */
const FEWEST_FOR_CONTENTS = 3;

/** Gives an article's headings their anchors, and puts a list of contents before the text. */
export function headingAnchors() {
  return (tree: Root): void => {
    const taken = new Set<string>();
    const sections: { id: string; text: string }[] = [];
    for (const node of tree.children) {
      if (!isHeading(node)) continue;
      const text = textOf(node);
      const id = unusedAnchor(text, taken);
      node.properties.id = id;
      if (node.tagName === 'h2') sections.push({ id, text });
    }
    if (sections.length >= FEWEST_FOR_CONTENTS) tree.children.unshift(contents(sections));
  };
}

function contents(sections: readonly { id: string; text: string }[]): Element {
  const entries = sections.map(({ id, text }) =>
    element('li', {}, [element('a', { href: `#${id}` }, [{ type: 'text', value: text }])]),
  );
  return element('nav', { className: ['site-contents'], 'aria-label': 'On this page' }, [
    element('p', {}, [{ type: 'text', value: 'On this page' }]),
    element('ol', {}, entries),
  ]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3');
}

function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** "What's it like?" → whats-it-like; a second one → whats-it-like-2. */
function unusedAnchor(text: string, taken: Set<string>): string {
  const words = text.toLowerCase().replace(/['’]/g, '');
  const anchor = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
  let id = anchor;
  for (let count = 2; taken.has(id); count += 1) id = `${anchor}-${count}`;
  taken.add(id);
  return id;
}
