import { type ForwardedRef, useImperativeHandle } from 'react';
import { fetchPicture } from '../../core/fetch-picture.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ImageEditorHandle } from './types.ts';
import type { Editor } from './use-image-editor.ts';

/** What a host can make the editor do. */
export function useEditorHandle(
  ref: ForwardedRef<ImageEditorHandle>,
  editor: Editor,
  prompt: string,
): void {
  const newest = useNewest({ editor, prompt });
  useImperativeHandle(
    ref,
    () => ({
      generate: async () => newest.current.editor.generate(),
      cancel: () => newest.current.editor.cancel(),
      reset() {
        newest.current.editor.cancel();
        newest.current.editor.dispatch({ type: 'reset', prompt: newest.current.prompt });
      },
      async loadImage(image) {
        const file = await fetchPicture(image);
        await newest.current.editor.pictures.add([file]);
      },
    }),
    [newest],
  );
}
