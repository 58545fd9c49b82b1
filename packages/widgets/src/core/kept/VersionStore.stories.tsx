import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture, sampleVersion } from '../sample-versions.ts';
import { nothingSelected } from '../selection.ts';
import type { Work } from './records.ts';
import { openVersionStore, type VersionStore } from './version-store.ts';

/** The store of versions, on the browser's own database. */
const meta = {
  title: 'Pieces/Version store',
  tags: ['!autodocs', '!dev'],
  render: () => <p>Nothing to see: a test.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const hills = samplePicture('hills');
const noWork: Work = {
  ...{ pictures: [], prompt: '', aspectRatio: '', featureId: null, history: [] },
  ...{ selection: nothingSelected, selectedId: null },
};
const nobody = new Set<string>();

async function withStore(
  test: (store: VersionStore, another: () => Promise<VersionStore>) => Promise<void>,
  limits = { versions: 3, bytes: 1000 },
) {
  const name = `story ${crypto.randomUUID()}`;
  const stores: VersionStore[] = [];
  const open = async () => {
    const store = await openVersionStore(name, () => {}, limits);
    stores.push(store);
    return store;
  };
  try {
    await test(await open(), open);
  } finally {
    for (const store of stores) store.close();
    indexedDB.deleteDatabase(name);
  }
}

const add = (store: VersionStore, workId: string, ...ids: string[]) =>
  store.keep(workId, {
    added: ids.map((id) => sampleVersion(id, hills)),
    removedIds: [],
    isCleared: false,
    work: noWork,
  });

async function idsIn(store: VersionStore): Promise<string[]> {
  const { kept } = await store.load(undefined, nobody);
  return kept.versions.map(({ id }) => id).sort();
}

export const OldestLeaveFirst: Story = {
  play: () =>
    withStore(async (store) => {
      await add(store, 'w1', 'v1', 'v2', 'v3');
      const amount = await add(store, 'w1', 'v4');
      // Four pictures of twenty bytes: three results and what they were made from.
      await expect(amount).toEqual({ versions: 3, bytes: 80, evictedIds: ['v1'] });
      await expect(await idsIn(store)).toEqual(['v2', 'v3', 'v4']);
    }),
};

export const TwoTabsAddToOneStore: Story = {
  play: () =>
    withStore(async (store, another) => {
      const other = await another();
      await Promise.all([add(store, 'w1', 'v1'), add(other, 'w2', 'v2')]);
      await expect(await idsIn(store)).toEqual(['v1', 'v2']);
      await store.keep('w1', {
        ...{ added: [], removedIds: ['v1'], isCleared: false },
        work: { ...noWork, pictures: [hills], prompt: 'mine' },
      });
      // The picture that both versions were made from is still there for the other.
      await expect(await idsIn(other)).toEqual(['v2']);
      await expect((await other.load('w1', nobody)).kept.prompt).toBe('mine');
      await expect((await other.load('w2', nobody)).kept.prompt).toBe('');
      await expect((await other.load('w3', new Set(['w1']))).workId).toBe('w2');
    }),
};

export const ClearedForAll: Story = {
  play: () =>
    withStore(async (store, another) => {
      await add(await another(), 'w2', 'v1', 'v2');
      const amount = await store.keep('w1', {
        ...{ added: [], removedIds: [], isCleared: true },
        work: noWork,
      });
      await expect(amount).toEqual({ versions: 0, bytes: 0, evictedIds: [] });
      await expect((await store.load('w2', nobody)).workId).toBe('w1');
    }),
};

export const AllOrNothing: Story = {
  play: () =>
    withStore(async (store) => {
      await add(store, 'w1', 'v1');
      const broken = { ...sampleVersion('v2', hills), plan: [() => {}] as never };
      const changes = { added: [broken], removedIds: ['v1'], isCleared: false, work: noWork };
      await expect(store.keep('w1', changes)).rejects.toThrow(DOMException);
      await expect(await idsIn(store)).toEqual(['v1']);
    }),
};
