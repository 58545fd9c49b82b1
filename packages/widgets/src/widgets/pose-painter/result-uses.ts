import { saveFile } from '../../core/deliver.ts';
import type { PoseResult } from '../../core/pose/painter-state.ts';
import { describeCallFailure } from '../../core/problem.ts';
import type { PainterNeeds } from './painter-needs.ts';
import { workWords } from './work-words.ts';

export type ResultUse = 'download' | 'editor' | 'figurine';

/** Does something with the picture; a failure is said. @param needs - the newest ones at any time */
export async function handOn(
  needs: () => PainterNeeds,
  how: ResultUse,
  result: PoseResult,
): Promise<void> {
  try {
    const picture = await needs().client.files.get(result.imageUrl, { format: 'png' });
    uses[how](needs(), picture, result);
  } catch (error) {
    const { notify, announce } = needs();
    const words = workWords(needs().words);
    const title = how === 'download' ? words.poseDownloadFailed : words.poseSendFailed;
    notify({ tone: 'danger', title, message: describeCallFailure(error, words) });
    announce(title);
  }
}

const uses: Record<ResultUse, (needs: PainterNeeds, picture: Blob, result: PoseResult) => void> = {
  download({ callbacks, track }, picture, { url, scene }) {
    const fileName = `pose-fusion-${Date.now()}.png`;
    if (callbacks.onDownload?.({ url, fileName }) === false) return;
    saveFile(picture, fileName);
    track({ name: 'conversion', action: 'download', prompt: scene });
  },
  editor: ({ callbacks }, picture) => callbacks.onSendToEditor?.(picture),
  figurine: ({ callbacks }, picture) => callbacks.onSendToFigurine?.(picture),
};
