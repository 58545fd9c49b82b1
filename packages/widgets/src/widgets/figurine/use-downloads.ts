import type { Model } from '@nano-banana/client-sdk';
import { useCallback } from 'react';
import { downloadName, saveFile } from '../../core/deliver.ts';
import { figurineFileName } from '../../core/figurine/record.ts';
import { describeCallFailure } from '../../core/problem.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { StepNeeds } from './use-generate-figurine.ts';

export type ModelFormat = 'stl' | '3mf' | 'glb';

/** Where a model is in a format; null = it has none. */
export function modelUrl(model: Model, format: ModelFormat): string | null {
  return { stl: model.stlUrl, '3mf': model.threeMfUrl, glb: model.glbUrl }[format];
}

/** Saves what was made, under names that say what it is. */
export function useDownloads(needs: StepNeeds) {
  const newest = useNewest(needs);

  const save = useCallback(
    async (url: string, name: string, failed: string) => {
      const { client, words, tell, callbacks } = newest.current;
      const detail = { url: client.files.url(url), fileName: name };
      if (callbacks().onDownload?.(detail) === false) return;
      try {
        saveFile(await client.files.get(url), name);
      } catch (error) {
        tell('danger', failed, describeCallFailure(error, words));
      }
    },
    [newest],
  );

  const savePicture = useCallback(() => {
    const { state, words } = newest.current;
    const url = state.figurine?.generatedImageUrl;
    if (!state.figurine || !url) return;
    const type = `image/${url.slice(url.lastIndexOf('.') + 1)}`;
    const name = downloadName(type, Date.parse(state.figurine.createdAt));
    return save(url, name, words.figurineDownloadFailed);
  }, [newest, save]);

  const saveModel = useCallback(
    (format: ModelFormat) => {
      const { state, words } = newest.current;
      const url = state.model && modelUrl(state.model, format);
      if (!state.model || !url) return;
      return save(url, `${figurineFileName(state.model)}.${format}`, words.modelDownloadFailed);
    },
    [newest, save],
  );
  return { savePicture, saveModel };
}
