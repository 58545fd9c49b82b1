import type { Client } from '@nano-banana/client-sdk';
import { copyPicture, downloadName, saveFile, sharePicture, toPng } from '../../core/deliver.ts';
import type { UploadRules } from '../../core/picture.ts';
import { describeCallFailure, isExpired } from '../../core/problem.ts';
import type { Version } from '../../core/version.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import type { EditorNeeds } from './editor-needs.ts';
import { resultPicture } from './result-picture.ts';

export interface ResultNeeds extends EditorNeeds {
  rules: UploadRules | null;
}

export type ResultAction = 'download' | 'share' | 'copy' | 'edit-again' | 'use-too';

/**
 * Does something with a result. A failure is said and changes nothing.
 * @param needs - the newest ones at any time
 * @returns whether it was done
 */
export async function actOnResult(
  needs: () => ResultNeeds,
  action: ResultAction,
  version: Version,
): Promise<boolean> {
  const act = () => resultActions[action](needs(), version);
  try {
    const records = needs().records.current;
    await (records ? records.during(version.id, act) : act());
    return true;
  } catch (error) {
    const { notify, announce, words } = needs();
    const title = failures(words)[action];
    notify({ tone: 'danger', title, message: describeCallFailure(error, words) });
    announce(title);
    return false;
  }
}

const failures = (words: EditorWords): Record<ResultAction, string> => ({
  download: words.downloadFailed,
  share: words.shareFailed,
  copy: words.copyFailed,
  'edit-again': words.editAgainFailed,
  'use-too': words.editAgainFailed,
});

/** What each does; rejects when it failed. */
const resultActions: Record<ResultAction, (needs: ResultNeeds, version: Version) => Promise<void>> =
  {
    async download({ client, callbacks, track, records }, version) {
      const blob = await pictureFile(client, version);
      const fileName = downloadName(blob.type);
      if (callbacks.onDownload?.({ url: version.url, fileName }) === false) return;
      saveFile(blob, fileName);
      records.current?.count(version.id, 'saves');
      track({ name: 'conversion', action: 'download', prompt: version.prompt });
    },

    async share({ client, words, notify, announce, track, records }, version) {
      const outcome = await sharePicture(version.url, version.prompt, async () => {
        const blob = await pictureFile(client, version);
        return new File([blob], downloadName(blob.type), { type: blob.type });
      });
      if (outcome === 'cancelled') return;
      records.current?.count(version.id, 'shares');
      track({ name: 'conversion', action: 'share', prompt: version.prompt });
      if (outcome !== 'copied') return;
      notify({ tone: 'success', title: words.linkCopied });
      announce(words.linkCopied);
    },

    async copy({ client, words, announce }, version) {
      await copyPicture(pictureFile(client, version).then(toPng));
      announce(words.copied);
    },

    async 'edit-again'({ client, dispatch, rules, words, announce }, version) {
      dispatch({ type: 'edit-again', picture: await resultPicture(client, version, rules) });
      announce(words.editAgainDone);
    },

    async 'use-too'({ client, dispatch, state, rules, words, announce }, version) {
      const picture = await resultPicture(client, version, rules);
      if (state.pictures.some(({ id }) => id === picture.id)) return announce(words.resultIsInput);
      dispatch({ type: 'add', pictures: [picture], rules });
      announce(words.picturesAdded(1, state.pictures.length + 1));
    },
  };

/** As PNG; when the server has removed it already, as what was kept here. */
async function pictureFile(client: Client, { result, imageUrl }: Version): Promise<Blob> {
  if (result?.type === 'image/png') return result.file;
  try {
    return await client.files.get(imageUrl, { format: 'png' });
  } catch (error) {
    if (result && isExpired(error)) return result.file;
    throw error;
  }
}
