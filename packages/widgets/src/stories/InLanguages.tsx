import { type ReactNode, useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { en } from '../locales/en.ts';
import { languages } from '../locales/locale.ts';
import { Language } from '../provider/Language.tsx';
import { parts } from '../theme/parts.ts';

/** A widget with a choice of languages above it, as a host may have one. */
export function InLanguages({ children }: { children: ReactNode }) {
  const [tag, setTag] = useState('en');
  return (
    <>
      <p lang="en" dir="ltr">
        <label>
          Language{' '}
          <select value={tag} onChange={({ target }) => setTag(target.value)}>
            {languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </select>
        </label>
      </p>
      <Language locale={tag}>{children}</Language>
    </>
  );
}

/** Chooses a language and waits until the widget speaks it. */
export async function speak(canvasElement: HTMLElement, language: string): Promise<HTMLElement> {
  const choice = within(canvasElement).getByRole('combobox', { name: 'Language' });
  fireEvent.change(choice, { target: { value: language } });
  const root = canvasElement.querySelector<HTMLElement>('.nb-editor');
  if (!root) throw new Error('There is no widget');
  await waitFor(() => expect(root.lang).toBe(language));
  return root;
}

/**
 * In every language on a small phone, in Arabic on a wide page, too: nothing is wider than the page, and no English of
 * ours is left. Ends in Arabic.
 * @param kept - what must be the same before and after
 */
export async function speakAll(canvasElement: HTMLElement, kept: () => unknown): Promise<void> {
  const before = kept();
  await expect(strangeParts(canvasElement)).toEqual([]);
  const page = canvasElement.ownerDocument.documentElement;
  const others = languages.filter((language) => language !== 'en' && language !== 'ar');
  canvasElement.style.maxWidth = '320px';
  for (const language of [...others, 'ar']) {
    const root = await speak(canvasElement, language);
    await expect(root.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await expect(englishLeft(root), language).toEqual([]);
    await expect(kept()).toEqual(before);
    await expect(tooWide(root, 320), `${language} at 320 px`).toEqual([]);
  }
  canvasElement.style.maxWidth = '';
  const root = await speak(canvasElement, 'ar');
  await expect(tooWide(root, page.clientWidth)).toEqual([]);
}

/** Parts that the table of parts does not know so, or that have lost their name. */
function strangeParts(canvasElement: HTMLElement): string[] {
  const unnamed = parts.flatMap(({ name, selector }) =>
    [...canvasElement.querySelectorAll(selector)]
      .filter((element) => !element.part.contains(name))
      .map((element) => `${element.className} is no ${name}`),
  );
  const names = [...canvasElement.querySelectorAll('[part]')].flatMap(({ part }) => [...part]);
  return [...unnamed, ...names.filter((one) => !parts.some(({ name }) => name === one))];
}

/** Words that stick out of their button, line or widget sideways. */
function tooWide(root: HTMLElement, room: number): string[] {
  const found = root.scrollWidth > room ? [`${root.className}: ${root.scrollWidth}`] : [];
  const range = document.createRange();
  const page = root.getBoundingClientRect();
  for (const node of textsOf(root)) {
    const box = node.parentElement?.closest<HTMLElement>(BOXES);
    if (!box || isScrolled(box)) continue;
    range.selectNodeContents(node);
    const [text, around] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    // A pixel is what rounding makes of a fraction.
    const isOut = [around, page].some(
      ({ left, right }) => text.left < left - 1 || text.right > right + 1,
    );
    if (text.width > 0 && isOut) found.push(`${box.className}: ${node.textContent}`);
  }
  return found;
}

/** It may be longer than it shows: it is scrolled, or ends in an ellipsis. */
function isScrolled(box: HTMLElement): boolean {
  for (let at: HTMLElement | null = box; at; at = at.parentElement) {
    if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX)) return true;
    if (at.matches('.nb-editor')) return false;
  }
  return false;
}

const BOXES = 'button, a, p, h2, h3, label, legend, li, td, th, summary, .nb-editor__card';

/** Text that is seen. */
function textsOf(root: HTMLElement): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    // What was announced or shown for a moment in the language of then is not said again.
    const isApart = currentNode.parentElement?.closest(
      '.nb-visually-hidden, .nb-toasts, option, svg, [hidden]',
    );
    if (!isApart) texts.push(currentNode);
  }
  return texts;
}

const english = new Set(wordsOf(en).filter((text) => text.includes(' ')));

/** English sentences of ours that are shown or named. */
function englishLeft(root: HTMLElement): string[] {
  const named = [
    ...root.querySelectorAll('[aria-label], [title], [placeholder], [data-nb-tip], img'),
  ].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'data-nb-tip', 'alt'].map((name) =>
      element.getAttribute(name),
    ),
  );
  const texts = [...named, ...textsOf(root).map((node) => node.textContent)];
  return texts.filter((text) => text !== null).filter((text) => english.has(text.trim()));
}

function wordsOf(table: object): string[] {
  return Object.values(table).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? wordsOf(value)
        : [],
  );
}
