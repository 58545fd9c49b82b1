import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import type { EditorEvent, EditorState } from '../../core/editor-state.ts';
import { readImageType } from '../../core/image-type.ts';
import { judgePictures, type Picture, type UploadRules } from '../../core/picture.ts';
import { randomId } from '../../core/random-id.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import { useNewest } from '../../ui/use-newest.ts';

/** Wraps a file for the editor; its object URL is taken back by useObjectUrls. */
export async function toPicture(file: Blob): Promise<Picture> {
  const type = await readImageType(file);
  return {
    id: randomId(),
    file,
    name: file instanceof File && file.name ? file.name : 'picture',
    type,
    url: URL.createObjectURL(file),
  };
}

interface Needs {
  state: EditorState;
  dispatch: Dispatch<EditorEvent>;
  rules: UploadRules | null;
  words: EditorWords;
  announce: (text: string) => void;
}

/** Adding, removing and ordering the pictures that go in. */
export function usePictures(needs: Needs) {
  const newest = useNewest(needs);
  const { rules, dispatch } = needs;
  // Files are read one batch after the other, so that the order of adding is the order shown.
  const queue = useRef(Promise.resolve());

  // What was added before the server's limits were known is judged now.
  useEffect(() => {
    if (rules) dispatch({ type: 'rules', rules });
  }, [rules, dispatch]);

  const add = useCallback(
    (files: readonly Blob[]) => {
      queue.current = queue.current.then(async () => {
        const pictures = await Promise.all(files.map(toPicture));
        const { state, rules: known, words, announce, dispatch: send } = newest.current;
        const { accepted } = judgePictures([...state.pictures, ...pictures], known);
        send({ type: 'add', pictures, rules: known });
        const added = accepted.length - state.pictures.length;
        if (added > 0) announce(words.picturesAdded(added, accepted.length));
      });
      return queue.current;
    },
    [newest],
  );

  const begin = useCallback(
    (file: Blob) => {
      queue.current = queue.current.then(async () => {
        const picture = await toPicture(file);
        const { rules: known, words, announce, dispatch: send } = newest.current;
        const { rejected } = judgePictures([picture], known);
        // One that cannot be edited drives nothing out.
        if (rejected.length > 0) return send({ type: 'add', pictures: [picture], rules: known });
        send({ type: 'edit-again', picture });
        announce(words.picturesAdded(1, 1));
      });
    },
    [newest],
  );

  const remove = useCallback(
    (picture: Picture) => {
      const { words, announce, dispatch: send } = newest.current;
      send({ type: 'remove', id: picture.id });
      announce(words.pictureRemoved(picture.name));
    },
    [newest],
  );

  const move = useCallback(
    (picture: Picture, by: -1 | 1) => {
      const { state, words, announce, dispatch: send } = newest.current;
      send({ type: 'move', id: picture.id, by });
      announce(words.pictureMoved(picture.name, state.pictures.indexOf(picture) + by + 1));
    },
    [newest],
  );

  /** Resolves when every file that came so far is read. */
  const settled = useCallback(() => queue.current, []);

  return { add, begin, remove, move, settled };
}
