import { saveFile } from '../../core/deliver.ts';
import type { PoseResult } from '../../core/pose/painter-state.ts';
import { describeCallFailure } from '../../core/problem.ts';
import type { PainterNeeds } from './painter-needs.ts';
import { workNeeds } from './work-words.ts';

export type ResultUse = 'download' | 'editor' | 'figurine';

/** Does something with the picture; a failure is said. @param needs - the newest ones at any time */
export async function handOn(
  needs: () => PainterNeeds,
  how: ResultUse,
  result: PoseResult,
): Promise<void> {
  try {
    const { client } = needs();
    const picture = await client.files.get(result.imageUrl, { format: 'png' });
    const name = `pose-fusion-${Date.now()}.png`;
    uses[how](needs(), new File([picture], name, { type: picture.type }), result);
  } catch (error) {
    const { notify, announce, words } = workNeeds(needs());
    const title = how === 'download' ? words.poseDownloadFailed : words.poseSendFailed;
    notify({ tone: 'danger', title, message: describeCallFailure(error, words) });
    announce(title);
  }
}

const uses: Record<ResultUse, (needs: PainterNeeds, picture: File, result: PoseResult) => void> = {
  download({ callbacks, track }, picture, { url, scene }) {
    if (callbacks.onDownload?.({ url, fileName: picture.name }) === false) return;
    saveFile(picture, picture.name);
    track({ name: 'conversion', action: 'download', prompt: scene });
  },
  editor: ({ callbacks }, picture) => callbacks.onSendToEditor?.(picture),
  figurine: ({ callbacks }, picture) => callbacks.onSendToFigurine?.(picture),
};
