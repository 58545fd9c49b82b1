import type { Config } from '@nano-banana/client-sdk';
import { useCallback, useEffect } from 'react';
import { judgePictures, type Picture } from '../../core/picture.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { toPicture } from '../image-editor/use-pictures.ts';
import { serverOf } from './server-of.ts';
import type { StepNeeds } from './use-generate-figurine.ts';

interface Needs extends StepNeeds {
  /** null while the server's rules are not known. */
  known: Config | null;
  image: Blob | undefined;
}

/** The one photo that goes in. */
export function usePhoto(needs: Needs) {
  const newest = useNewest(needs);
  const { photo } = needs.state;

  const set = useCallback(
    (next: Picture | null) => {
      const { client, dispatch } = newest.current;
      dispatch({ type: 'photo', photo: next });
      keep(serverOf(client), next);
    },
    [newest],
  );

  const add = useCallback(
    async (files: readonly Blob[]) => {
      const [first] = files;
      if (!first) return;
      const picture = await toPicture(first);
      const { known, dispatch, words, announce, tell } = newest.current;
      const rules = known && { ...known.limits, imageTypes: known.imageTypes };
      const { rejected } = judgePictures([picture], rules);
      if (rejected[0]) return dispatch({ type: 'reject', rejection: rejected[0] });
      set(picture);
      if (files.length > 1) tell('info', words.uploadOnlyFirst);
      announce(words.uploadChosen(picture.name));
    },
    [newest, set],
  );

  const remove = useCallback(() => {
    set(null);
    newest.current.announce(newest.current.words.uploadRemoved);
  }, [newest, set]);

  const { image, known } = needs;
  useEffect(() => {
    if (image) void add([image]);
  }, [image, add]);

  // What was chosen before the server's rules were known is judged now.
  useEffect(() => {
    if (!known || !photo) return;
    const { rejected } = judgePictures([photo], { ...known.limits, imageTypes: known.imageTypes });
    if (!rejected[0]) return;
    set(null);
    newest.current.dispatch({ type: 'reject', rejection: rejected[0] });
  }, [known, photo, set, newest]);

  // An object URL lives as long as it can be shown.
  useEffect(() => {
    if (!photo) return;
    return () => {
      const { url } = photo;
      // Not at once: StrictMode takes the component off and puts it back on with the same photo.
      setTimeout(() => newest.current.state.photo?.url === url || URL.revokeObjectURL(url));
    };
  }, [photo, newest]);

  return { add, remove };
}

/** For after a reload; a browser that keeps nothing only forgets it. */
async function keep(server: string, photo: Picture | null): Promise<void> {
  try {
    const { keepPhoto } = await import('../../core/figurine/kept-photo.ts');
    await keepPhoto(server, photo && new File([photo.file], photo.name, { type: photo.type }));
  } catch {
    // Private windows and full disks: the photo has to be chosen again after a reload.
  }
}
