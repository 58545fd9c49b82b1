import { startTransition, useCallback, useEffect, useState } from 'react';
import { handedPicture } from '../../../navigation/handed-picture.ts';
import { useLocation, useNavigate } from '../../../navigation/router.tsx';
import { useToast } from '../../../ui/toast-store.ts';
import { editorReady, wantEditor } from './load-editor.ts';

/** What the editor begins with. */
export interface EditorStart {
  /** Another number makes another editor; what is kept in the browser comes back into it. */
  round: number;
  prompt?: string | undefined;
  image?: Blob | undefined;
}

/** What the editor begins with: a prompt of the address or of the gallery, a picture brought from another page. */
export function useEditorStart() {
  const [start, setStart] = useState<EditorStart>({ round: 0 });
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  const begin = useCallback((given: Omit<EditorStart, 'round'>) => {
    wantEditor();
    // Not before it works: until then its place on the page belongs to what was written at build time.
    void editorReady().then(() =>
      startTransition(() => setStart(({ round }) => ({ round: round + 1, ...given }))),
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the entry of the history: the same address may be gone to twice.
  useEffect(() => {
    const prompt = new URLSearchParams(search).get('prompt')?.trim() || undefined;
    const image = handedPicture(state);
    if (!prompt && !image) return;
    begin({ prompt, image });
    // Given once: a reload or Back must not undo what the visitor has done with it since.
    window.history.replaceState(null, '', `${window.location.pathname}#editor`);
  }, [key, search, state, begin]);

  const usePrompt = useCallback(
    (prompt: string) => {
      begin({ prompt });
      navigate('/#editor');
      toast({ title: 'Prompt updated', text: 'It is in the editor. Add a picture and generate.' });
    },
    [begin, navigate, toast],
  );
  return { start, usePrompt };
}
