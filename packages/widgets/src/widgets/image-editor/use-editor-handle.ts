import { type ForwardedRef, useImperativeHandle, useRef } from 'react';
import { useNewest } from '../../ui/use-newest.ts';
import { loadWork } from './load-work.ts';
import { obstacleText } from './obstacle-text.ts';
import type { ImageEditorHandle } from './types.ts';
import type { Editor } from './use-image-editor.ts';
import { useUntil } from './use-until.ts';

/** What a host can make the editor do. */
export function useEditorHandle(
  ref: ForwardedRef<ImageEditorHandle>,
  editor: Editor,
  prompt: string,
): void {
  const newest = useNewest({ editor, prompt });
  const { until, rendered } = useUntil();
  const loading = useRef<Promise<unknown>>(Promise.resolve());
  useImperativeHandle(ref, () => {
    /** Until what the host has set and loaded is in the editor, and the server's limits are known. */
    async function settled(): Promise<void> {
      await loading.current;
      await rendered();
      await until(() => {
        const { config, keeping } = newest.current.editor;
        return config.status !== 'loading' && keeping.status !== 'opening';
      });
      await newest.current.editor.pictures.settled();
      // A prompt that was set is the editor's after the effects of the first rendering.
      await rendered();
    }
    return {
      async generate() {
        await settled();
        const { generate, obstacle, words } = newest.current.editor;
        const reason = obstacleText(newest.current.editor) ?? words.generating;
        const end = generate();
        if (obstacle) throw new DOMException(reason, 'InvalidStateError');
        await end;
        // What the host is told of the picture, a form's value among it, comes with its rendering; where there is none
        // any more, it is over all the same.
        await rendered().catch(() => {});
      },
      cancel: () => newest.current.editor.cancel(),
      reset() {
        newest.current.editor.cancel();
        newest.current.editor.dispatch({ type: 'reset', prompt: newest.current.prompt });
      },
      async loadImage(image) {
        const load = loadWork()
          .then(({ fetchPicture }) => fetchPicture(image))
          .then((file) => newest.current.editor.pictures.add([file]));
        loading.current = Promise.allSettled([loading.current, load]);
        await load;
      },
    };
  }, [newest, until, rendered]);
}
