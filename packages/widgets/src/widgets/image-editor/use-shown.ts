import { useEffect, useRef } from 'react';
import type { Version } from '../../core/version.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ImageEditorCallbacks, ShownDetail } from './types.ts';

/** Tells the host which result is on show, whenever it is another one. */
export function useShown(selected: Version | undefined, callbacks: ImageEditorCallbacks): void {
  const newest = useNewest({ selected, callbacks });
  const told = useRef<string | undefined>(undefined);
  const id = selected?.id;
  useEffect(() => {
    if (told.current === id) return;
    told.current = id;
    newest.current.callbacks.onChange?.(detailOf(newest.current.selected));
  }, [id, newest]);
}

function detailOf(version: Version | undefined): ShownDetail {
  if (!version) return { url: null, prompt: null, file: null };
  const { url, prompt, result } = version;
  return { url, prompt, file: result ? asFile(result) : null };
}

/** The bytes under the name that the server gave them. */
export function asFile({ file, name, type }: NonNullable<Version['result']>): File {
  return new File([file], name, { type: file.type || type });
}
