import { useCallback, useState } from 'react';
import type { PoseResult } from '../../core/pose/painter-state.ts';
import { describeCallFailure } from '../../core/problem.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { loadWork } from './load-work.ts';
import type { PainterNeeds } from './painter-needs.ts';

export type ResultUse = 'download' | 'editor' | 'figurine';

/** What can be done with the picture; each needs its bytes. */
export function useResultUses(needs: PainterNeeds) {
  const newest = useNewest(needs);
  const [busy, setBusy] = useState<ResultUse | null>(null);
  const use = useCallback(
    async (how: ResultUse, result: PoseResult) => {
      setBusy(how);
      try {
        const { client } = newest.current;
        const picture = await client.files.get(result.imageUrl, { format: 'png' });
        await uses[how](newest.current, picture, result);
      } catch (error) {
        const { words, notify, announce } = newest.current;
        const title = how === 'download' ? words.poseDownloadFailed : words.poseSendFailed;
        notify({ tone: 'danger', title, message: describeCallFailure(error, words) });
        announce(title);
      } finally {
        setBusy(null);
      }
    },
    [newest],
  );
  return { use, busy };
}

const uses: Record<ResultUse, (needs: PainterNeeds, picture: Blob, result: PoseResult) => unknown> =
  {
    async download({ callbacks, track }, picture, { url, scene }) {
      const fileName = `pose-fusion-${Date.now()}.png`;
      if (callbacks.onDownload?.({ url, fileName }) === false) return;
      const { saveFile } = await loadWork();
      saveFile(picture, fileName);
      track({ name: 'conversion', action: 'download', prompt: scene });
    },
    editor: ({ callbacks }, picture) => callbacks.onSendToEditor?.(picture),
    figurine: ({ callbacks }, picture) => callbacks.onSendToFigurine?.(picture),
  };
