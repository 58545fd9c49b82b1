import { useCallback, useEffect, useState } from 'react';
import { readImageType } from '../../core/image-type.ts';
import type { Picture } from '../../core/picture.ts';
import { randomId } from '../../core/random-id.ts';
import { createUrlKeeper } from '../../core/url-keeper.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { megabytes } from '../image-editor/limits-text.ts';
import type { PainterNeeds } from './painter-needs.ts';

export type Slot = 0 | 1;

/** The two characters: put in, replaced, removed; and why one was not taken. */
export function useReferences(needs: PainterNeeds) {
  const newest = useNewest(needs);
  const [refused, setRefused] = useState<readonly [string?, string?]>([]);
  useUrls(needs.state.references);

  const refuse = useCallback((slot: Slot, reason: string | undefined) => {
    setRefused(([first, second]) => (slot === 0 ? [reason, second] : [first, reason]));
  }, []);

  const put = useCallback(
    async (file: File, slot: Slot) => {
      const type = await readImageType(file);
      const { words, tag, known, dispatch, announce } = newest.current;
      const limit = known?.limits.maxImageBytes;
      const isTaken = known ? known.imageTypes.some((one) => one === type) : type !== '';
      if (!isTaken) return refuse(slot, words.poseNotImage);
      if (limit !== undefined && file.size > limit) {
        return refuse(slot, words.poseTooLarge(megabytes(limit, tag)));
      }
      const name = file.name || 'picture';
      const picture: Picture = { id: randomId(), file, name, type, url: URL.createObjectURL(file) };
      dispatch({ type: 'reference', slot, picture });
      refuse(slot, undefined);
      announce(words.poseCharacterAdded(slot + 1, name));
    },
    [newest, refuse],
  );

  /** The first into the slot that is meant, else into a free one; a second one into the other if that is free. */
  const take = useCallback(
    async (files: readonly File[], meant?: Slot) => {
      const { state, words, notify, announce } = newest.current;
      const free = ([0, 1] as const).filter((slot) => !state.references[slot] && slot !== meant);
      const slots = meant === undefined ? free : [meant, ...free];
      await Promise.all(files.slice(0, slots.length).map((file, i) => put(file, slots[i] ?? 0)));
      if (files.length <= slots.length) return;
      notify({ tone: 'info', title: words.poseOnlyTwo });
      announce(words.poseOnlyTwo);
    },
    [newest, put],
  );

  const remove = useCallback(
    (slot: Slot) => {
      const { dispatch, announce, words } = newest.current;
      dispatch({ type: 'reference', slot, picture: null });
      refuse(slot, undefined);
      announce(words.poseCharacterRemoved(slot + 1));
    },
    [newest, refuse],
  );
  return { take, remove, refused };
}

/** Takes object URLs back when nothing shows them any more. */
function useUrls(references: PainterNeeds['state']['references']): void {
  const [keeper] = useState(createUrlKeeper);
  useEffect(() => {
    keeper.keep(new Set(references.flatMap((picture) => picture?.url ?? [])));
  }, [keeper, references]);
}
