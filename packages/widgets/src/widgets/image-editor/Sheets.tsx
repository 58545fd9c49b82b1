import { usePart } from '../../ui/use-part.ts';
import type { Editor } from './use-image-editor.ts';

const loadSheets = () =>
  Promise.all([import('./EngineSheet.tsx'), import('./KeysSheet.tsx')]).then(
    ([{ EngineSheet }, { KeysSheet }]) => ({ engine: EngineSheet, keys: KeysSheet }),
  );

/** What the engine can do, and the keys: whichever is open. */
export function Sheets({ editor }: { editor: Editor }) {
  const { over, close } = editor.parts;
  const wanted = over === 'engine' || over === 'keys' ? over : null;
  const loaded = usePart(wanted !== null, loadSheets, () => {
    close();
    editor.tellPartFailed();
  });
  const Open = wanted && loaded?.[wanted];
  return Open ? <Open editor={editor} /> : null;
}
