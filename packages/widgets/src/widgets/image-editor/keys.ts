import type { SheetsWords } from '../../locales/en/sheets.ts';

/** As the visitor's keyboard has them. */
export function keysOf(words: SheetsWords): { name: string; keys: readonly string[] }[] {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  const mod = isApple ? '⌘' : words.keyCtrl;
  const shift = isApple ? '⇧' : words.keyShift;
  return [
    { name: words.keyGenerate, keys: [mod, '↵'] },
    { name: words.keyUndo, keys: [mod, 'Z'] },
    { name: words.keyRedo, keys: [mod, shift, 'Z'] },
    { name: words.keyVersions, keys: ['←', '→'] },
    { name: words.keyTree, keys: ['V'] },
    { name: words.keyCompare, keys: ['C'] },
    { name: words.keyEditAgain, keys: ['E'] },
    { name: words.keyFullScreen, keys: ['F'] },
    { name: words.keyHelp, keys: ['?'] },
  ];
}
