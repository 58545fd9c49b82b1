import { useMemo } from 'react';
import type { Words } from '../../locales/en.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import type { Editor } from './use-image-editor.ts';

/** The editor with the words of a part beside its own. */
export type EditorWith<PartWords> = Omit<Editor, 'words'> & { words: Editor['words'] & PartWords };

/**
 * For a part that is loaded when it is wanted.
 * @param section - the part's words, the same object each time
 */
export function useEditorWith<Section extends Partial<Words>>(editor: Editor, section: Section) {
  const own = useWords(section);
  const words = useMemo(() => ({ ...editor.words, ...own }), [editor.words, own]);
  return { ...editor, words };
}
