import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

const server = createStandIn();

/** Files that are dragged over the editor, past it, and dropped. */
const meta = {
  title: 'Image editor/Dropping',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { client: server.client },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

async function withDrag(canvasElement: HTMLElement, ...dragged: (File | string)[]) {
  const steps = editorSteps(canvasElement);
  await steps.ready();
  const dataTransfer = new DataTransfer();
  for (const item of dragged) {
    if (item instanceof File) dataTransfer.items.add(item);
    else dataTransfer.setData('text/plain', item);
  }
  /** @returns whether somebody takes it */
  const drag = (kind: string, target: EventTarget) =>
    !target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  const editor = steps.canvas.getByRole('group', { name: 'Image editor' });
  const cover = () => steps.canvas.queryByText('Drop to add');
  return { ...steps, drag, editor, cover };
}

export const CoveredUntilTheDragLeaves: Story = {
  play: async ({ canvasElement }) => {
    const { drag, editor, cover, prompt, pictures } = await withDrag(
      canvasElement,
      await samplePicture('photo.png'),
    );
    drag('dragenter', editor);
    await waitFor(() => expect(cover()).toBeVisible());
    // Into a child, and back out of it: the editor is not left by that.
    drag('dragenter', prompt());
    drag('dragleave', editor);
    await expect(cover()).toBeVisible();
    drag('dragenter', editor);
    drag('dragleave', prompt());
    await expect(cover()).toBeVisible();
    drag('dragleave', editor);
    await waitFor(() => expect(cover()).not.toBeInTheDocument());
    await expect(pictures()).toHaveLength(0);
  },
};

export const TextIsTheFieldsOwn: Story = {
  play: async ({ canvasElement }) => {
    const { drag, cover, prompt } = await withDrag(canvasElement, 'Make it warmer');
    await expect(drag('dragenter', prompt())).toBe(false);
    await expect(drag('dragover', prompt())).toBe(false);
    await expect(drag('drop', prompt())).toBe(false);
    await expect(cover()).not.toBeInTheDocument();
  },
};

export const MissedFilesDoNotReplaceThePage: Story = {
  play: async ({ canvasElement }) => {
    const { drag, pictures } = await withDrag(canvasElement, await samplePicture('photo.png'));
    await expect(drag('dragover', document.body)).toBe(true);
    await expect(drag('drop', document.body)).toBe(true);
    await expect(pictures()).toHaveLength(0);
  },
};
