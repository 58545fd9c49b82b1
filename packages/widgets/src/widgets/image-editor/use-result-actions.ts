import type { Client } from '@nano-banana/client-sdk';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { copyPicture, downloadName, saveFile, sharePicture } from '../../core/deliver.ts';
import type { EditorEvent, Version } from '../../core/editor-state.ts';
import { describeCallFailure } from '../../core/problem.ts';
import type { Words } from '../../locales/en.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ToastContent } from '../../ui/use-toasts.ts';
import type { ImageEditorCallbacks } from './types.ts';
import { toPicture } from './use-pictures.ts';

interface Needs {
  client: Client;
  dispatch: Dispatch<EditorEvent>;
  words: Words;
  announce: (text: string) => void;
  notify: (toast: ToastContent) => void;
  callbacks: ImageEditorCallbacks;
}

export type ResultAction = 'download' | 'share' | 'copy' | 'edit-again';

/** Milliseconds that a copy button shows its check. */
const CONFIRMATION = 2000;

/** What can be done with a result. One at a time; a failure is said and changes nothing. */
export function useResultActions(needs: Needs) {
  const newest = useNewest(needs);
  const [busy, setBusy] = useState<ResultAction | null>(null);
  const [copiedId, setCopiedId] = useState<string | null>(null);

  useEffect(() => {
    if (copiedId === null) return;
    const timer = setTimeout(() => setCopiedId(null), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copiedId]);

  const run = useCallback(
    async (action: ResultAction, version: Version) => {
      setBusy(action);
      try {
        await actions[action](newest.current, version);
        if (action === 'copy') setCopiedId(version.id);
      } catch (error) {
        const { notify, announce, words } = newest.current;
        const title = failures(words)[action];
        notify({ tone: 'danger', title, message: describeCallFailure(error, words) });
        announce(title);
      } finally {
        setBusy(null);
      }
    },
    [newest],
  );

  return { run, busy, copiedId };
}

const failures = (words: Words): Record<ResultAction, string> => ({
  download: words.downloadFailed,
  share: words.shareFailed,
  copy: words.copyFailed,
  'edit-again': words.editAgainFailed,
});

const actions: Record<ResultAction, (needs: Needs, version: Version) => Promise<void>> = {
  async download({ client, callbacks }, version) {
    const blob = await client.files.get(version.imageUrl, { format: 'png' });
    const fileName = downloadName();
    saveFile(blob, fileName);
    callbacks.onDownload?.({ url: version.url, fileName });
  },

  async share({ client, words, notify, announce }, version) {
    const outcome = await sharePicture(version.url, version.prompt, async () => {
      const blob = await client.files.get(version.imageUrl, { format: 'png' });
      return new File([blob], downloadName(), { type: 'image/png' });
    });
    if (outcome !== 'copied') return;
    notify({ tone: 'success', title: words.linkCopied });
    announce(words.linkCopied);
  },

  async copy({ client, words, announce }, version) {
    await copyPicture(client.files.get(version.imageUrl, { format: 'png' }));
    announce(words.copied);
  },

  async 'edit-again'({ client, dispatch, words, announce }, version) {
    const blob = await client.files.get(version.imageUrl);
    const name = version.imageUrl.slice(version.imageUrl.lastIndexOf('/') + 1);
    const picture = await toPicture(new File([blob], name, { type: blob.type }));
    dispatch({ type: 'edit-again', picture });
    announce(words.editAgainDone);
  },
};
