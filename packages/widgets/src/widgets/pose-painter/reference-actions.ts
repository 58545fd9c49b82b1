import { readImageType } from '../../core/image-type.ts';
import type { Picture } from '../../core/picture.ts';
import { randomId } from '../../core/random-id.ts';
import { megabytes } from '../image-editor/limits-text.ts';
import type { PainterNeeds } from './painter-needs.ts';
import type { Slot } from './use-references.ts';
import { workNeeds } from './work-words.ts';

/**
 * The characters: put in, replaced, removed.
 * @param needs - the newest ones at any time
 * @param refuse - says why a picture was not taken; undefined = it was
 */
export function referenceActions(
  needs: () => PainterNeeds,
  refuse: (slot: Slot, reason: string | undefined) => void,
) {
  const worded = () => workNeeds(needs());

  async function put(file: File, slot: Slot): Promise<void> {
    const type = await readImageType(file);
    const { tag, known, dispatch, announce, words } = worded();
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
  }

  return {
    /** The first into the slot that is meant, else into a free one; a second one into the other if that is free. */
    async take(files: readonly File[], meant?: Slot): Promise<void> {
      const { state, notify, announce, words } = worded();
      const free = ([0, 1] as const).filter((slot) => !state.references[slot] && slot !== meant);
      const slots = meant === undefined ? free : [meant, ...free];
      await Promise.all(files.slice(0, slots.length).map((file, i) => put(file, slots[i] ?? 0)));
      if (files.length <= slots.length) return;
      notify({ tone: 'info', title: words.poseOnlyTwo });
      announce(words.poseOnlyTwo);
    },

    remove(slot: Slot): void {
      const { dispatch, announce, words } = worded();
      dispatch({ type: 'reference', slot, picture: null });
      refuse(slot, undefined);
      announce(words.poseCharacterRemoved(slot + 1));
    },
  };
}
