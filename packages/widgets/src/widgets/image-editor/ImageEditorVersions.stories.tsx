import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';
import type { ImageEditorProps } from './types.ts';

/** Versions: their tree, comparing, going on from any, and what outlasts a reload. */
const meta = {
  title: 'Image editor/Versions',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { client: createStandIn().client },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

function versionSteps(canvasElement: HTMLElement) {
  const steps = editorSteps(canvasElement);
  const { canvas } = steps;
  const button = (name: string | RegExp) => canvas.getByRole('button', { name });
  return {
    ...steps,
    button,
    versions: () => canvas.queryAllByRole('button', { name: /^Version \d/ }),
    rows: () => canvas.getAllByRole('treeitem'),
    row: (name: RegExp) => canvas.getByRole('treeitem', { name }),
    async make(wish: string) {
      await steps.wish(wish);
      await steps.generate();
      await canvas.findByRole('button', { name: new RegExp(`Version \\d+: ${wish}`) });
    },
    async openTree() {
      await userEvent.click(button(/^All versions/));
      await canvas.findByRole('tree');
    },
  };
}

/** Sepia and blurred, both of the picture; black and white of the sepia one. */
async function makeThree(canvasElement: HTMLElement) {
  const steps = versionSteps(canvasElement);
  await steps.makeResult('Sepia', await samplePicture());
  await steps.make('Blur');
  await userEvent.click(steps.button('Version 1: Sepia'));
  await userEvent.click(steps.button(/^Edit again/));
  await waitFor(() => expect(steps.pictures()[0]).not.toHaveAccessibleName(/hills/));
  await steps.make('Black');
  return steps;
}

export const Tree: Story = {
  play: async ({ canvasElement }) => {
    const { openTree, rows, row, canvas } = await makeThree(canvasElement);
    await openTree();
    await expect(rows().map((item) => item.textContent)).toEqual([
      'hills.png Your picture',
      'Sepia Version 1',
      'Black Version 3 On the stage',
      'Blur Version 2',
    ]);
    await expect(row(/Black/)).toHaveAttribute('aria-level', '3');
    await expect(row(/Black/)).toHaveAttribute('aria-selected', 'true');
    await canvas.findByText(/^3 versions are kept in this browser/);
  },
};

export const TreePhone: Story = { ...Tree, parameters: { width: 390 } };

export const TreeDark: Story = { ...Tree, globals: { theme: 'dark' } };

export const TreeRightToLeft: Story = { ...Tree, globals: { direction: 'rtl' } };

export const TreeByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { openTree, row, versions, canvas } = await makeThree(canvasElement);
    await openTree();
    row(/Black/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/Sepia/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(row(/hills/)).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(row(/Blur/)).toHaveFocus();
    await expect(row(/Blur/)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Blurred it softly.')).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(versions()).toHaveLength(2));
    await waitFor(() => expect(row(/Sepia/)).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(versions()).toHaveLength(3));
  },
};

export const AnyTwoCompared: Story = {
  play: async ({ canvasElement }) => {
    const { openTree, button, row, canvas } = await makeThree(canvasElement);
    await openTree();
    await userEvent.click(button('Compare'));
    await canvas.findByText('What shall version 3 be compared with?');
    await userEvent.click(row(/Blur/));
    const tags = [...canvasElement.querySelectorAll('.nb-compare__tag')];
    await expect(tags.map((tag) => tag.textContent)).toEqual(['Version 2', 'Version 3']);
    const [left, right] = canvasElement.querySelectorAll<HTMLImageElement>('.nb-compare img');
    await waitFor(() => expect(left?.naturalWidth).toBe(960));
    await expect(left?.src).not.toBe(right?.src);
    await userEvent.click(button('End comparison'));
    await expect(canvas.getByText('Before')).toBeVisible();
  },
};

export const BranchedFromTheStart: Story = {
  play: async ({ canvasElement }) => {
    const { openTree, row, pictures, make, rows } = await makeThree(canvasElement);
    await openTree();
    await userEvent.click(row(/hills/));
    await waitFor(() => expect(pictures()[0]).toHaveAccessibleName(/hills/));
    await make('Warmer');
    await expect(rows().map((item) => item.getAttribute('aria-level'))).toEqual([
      '1',
      '2',
      '3',
      '2',
      '2',
    ]);
  },
};

export const Pinned: Story = {
  play: async ({ canvasElement }) => {
    const { openTree, button, row } = await makeThree(canvasElement);
    await openTree();
    await userEvent.click(button('Pin'));
    await expect(row(/Black/)).toHaveAccessibleName(/Pinned/);
    await userEvent.click(button('Unpin'));
    await expect(row(/Black/)).not.toHaveAccessibleName(/Pinned/);
  },
};

export const AllRemoved: Story = {
  play: async ({ canvasElement }) => {
    const { openTree, button, versions, canvas, page } = await makeThree(canvasElement);
    await openTree();
    await userEvent.click(button('Remove all'));
    await expect(versions()).toEqual([]);
    await expect(canvas.queryByRole('tree')).toBeNull();
    await waitFor(() =>
      expect(
        page.getAllByText('All versions are removed from this browser. Undo brings them back.')[0],
      ).toBeVisible(),
    );
    await expect(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(versions()).toHaveLength(3);
    await canvas.findByText(/^3 versions are kept in this browser/);
  },
};

/** A page that can be left and opened again. */
function Page(props: ImageEditorProps) {
  const [visit, setVisit] = useState(1);
  const [isOpen, setOpen] = useState(true);
  const reopen = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={() => (isOpen ? setOpen(false) : reopen())}>
        {isOpen ? 'Leave' : 'Come back'}
      </button>
      {isOpen ? <ImageEditor key={visit} {...props} /> : null}
    </>
  );
}

const render = (args: ImageEditorProps) => <Page {...args} />;

async function comeBack(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
}

export const KeptOverAReload: Story = {
  render,
  play: async ({ canvasElement }) => {
    const { openTree, canvas, versions, rows, prompt, pictures, button } =
      await makeThree(canvasElement);
    await comeBack(canvas);
    await waitFor(() => expect(versions()).toHaveLength(3));
    await expect(prompt()).toHaveValue('Black');
    await expect(pictures()).toHaveLength(1);
    await expect(button('Version 3: Black')).toHaveAttribute('aria-current', 'true');
    for (const picture of canvas.getAllByRole<HTMLImageElement>('img')) {
      await waitFor(() => expect(picture.naturalWidth).toBe(960));
    }
    await openTree();
    await expect(rows()[1]).toHaveTextContent('Sepia Version 1');
    await userEvent.click(button('Undo'));
    await expect(pictures()).toHaveLength(1);
  },
};

export const RemovedForGood: Story = {
  render,
  play: async ({ canvasElement }) => {
    const { openTree, canvas, versions, button, ready, pictures } = await makeThree(canvasElement);
    await openTree();
    await userEvent.click(button('Remove all'));
    await comeBack(canvas);
    await ready();
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await expect(versions()).toEqual([]);
  },
};

export const NotKept: Story = {
  render,
  args: { keepVersions: false },
  play: async ({ canvasElement }) => {
    const databases = spyOn(indexedDB, 'open');
    const { openTree, canvas, versions, ready, pictures } = await makeThree(canvasElement);
    await openTree();
    await canvas.findByText(/^Versions are gone after a reload/);
    await comeBack(canvas);
    await ready();
    await expect(versions()).toEqual([]);
    await expect(pictures()).toEqual([]);
    await expect(databases).not.toHaveBeenCalled();
  },
};

export const BrowserKeepsNothing: Story = {
  beforeEach: () => {
    spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  },
  play: async ({ canvasElement }) => {
    const { openTree, canvas, versions } = await makeThree(canvasElement);
    await openTree();
    await canvas.findByText(/^This browser keeps nothing here/);
    await expect(versions()).toHaveLength(3);
  },
};

export const BrowserIsFull: Story = {
  beforeEach: () => {
    const { put } = IDBObjectStore.prototype;
    spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (this.name !== 'pictures') return put.call(this, value);
      throw new DOMException('No room.', 'QuotaExceededError');
    });
  },
  play: async ({ canvasElement }) => {
    const { openTree, canvas, versions } = await makeThree(canvasElement);
    await openTree();
    await canvas.findByText(/^There is no more room in this browser/);
    await expect(versions()).toHaveLength(3);
  },
};

export const TouchedBeforeItOpened: Story = {
  render: (args) => (
    <>
      <ImageEditor {...args} />
      <Page {...args} prompt="my own" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('.nb-editor');
    if (!first || !second) throw new Error('There are two editors');
    const one = versionSteps(first);
    await one.makeResult('Sepia', await samplePicture());
    const page = within(canvasElement);
    await comeBack(page);
    const again = canvasElement.querySelectorAll<HTMLElement>('.nb-editor')[1] ?? second;
    const two = versionSteps(again);
    // The host's prompt stays; the first editor's work is not taken over, its versions are there.
    await waitFor(() => expect(two.versions()).toHaveLength(1));
    await expect(two.prompt()).toHaveValue('my own');
    await expect(two.pictures()).toEqual([]);
    await expect(one.versions()).toHaveLength(1);
  },
};

export const DraggedToThePictures: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, pictures, button } = await makeThree(canvasElement);
    const dataTransfer = new DataTransfer();
    const send = (target: Element, type: string) =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const thumb = button('Version 2: Blur');
    send(thumb, 'dragstart');
    send(thumb, 'dragenter');
    const place = await canvas.findByText('Add it to the others');
    send(place, 'dragover');
    send(place, 'drop');
    await waitFor(() => expect(pictures()).toHaveLength(2));
    await expect(pictures()[1]).toHaveAccessibleName(/Picture 2 of 2: [0-9a-f]{32}\.png/);
    await waitFor(() => expect(canvas.queryByText('Add it to the others')).toBeNull());
    send(thumb, 'dragstart');
    send(thumb, 'dragenter');
    send(await canvas.findByText('Edit this result'), 'drop');
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await userEvent.click(button('Undo'));
    await expect(pictures()).toHaveLength(2);
  },
};

export const LinkExpired: Story = {
  args: { client: createStandIn({ retentionHours: 1e-9 }).client },
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'canShare', { value: undefined, configurable: true });
    const { button } = await makeThree(canvasElement);
    await expect(button('Share')).toHaveAccessibleDescription(
      'The link has expired. Download the picture and share the file.',
    );
    await expect(button('Download')).not.toHaveAttribute('aria-disabled');
  },
};
