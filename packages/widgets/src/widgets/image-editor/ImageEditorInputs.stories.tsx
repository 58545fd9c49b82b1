import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn, failure, type StandIn } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

/** What goes in: pictures, words, and why they cannot be sent yet. */
const meta = {
  title: 'Image editor/Putting in',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { onGenerate: fn(), onCancel: fn() },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story of its own server, so that its requests can be looked at. */
function onServer(server: StandIn, play: Story['play']): Story {
  return { args: { client: server.client }, play };
}

const first = () => samplePicture('first.png', { hue: 20 });
const second = () => samplePicture('second.png', { hue: 200 });

export const ChipFillsThePrompt = onServer(createStandIn(), async ({ canvasElement }) => {
  const { canvas, ready, prompt } = editorSteps(canvasElement);
  await ready();
  await userEvent.click(canvas.getByRole('button', { name: 'Creative' }));
  const ideas = canvas.getByRole('list', { name: 'Ideas for Creative' });
  await expect(ideas.children).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Add a rainbow' }));
  await expect(prompt()).toHaveValue('Add a rainbow');
  await expect(prompt()).toHaveFocus();
});

const ordered = createStandIn();
export const SendsEverythingInOrder = onServer(ordered, async ({ canvasElement }) => {
  const { canvas, addAndSee, wish, result } = editorSteps(canvasElement);
  await addAndSee(await first(), await second());
  await userEvent.selectOptions(canvas.getByLabelText('Aspect ratio'), '16:9');
  await wish('  Side by side  ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await result();
  const [form] = ordered.edits;
  const names = form?.getAll('image').map((image) => image instanceof File && image.name);
  await expect(names).toEqual(['first.png', 'second.png']);
  await expect(form?.get('prompt')).toBe('Side by side');
  await expect(form?.get('aspectRatio')).toBe('16:9');
});

const idle = createStandIn();
export const SaysWhyItCannotStart = onServer(idle, async ({ canvasElement }) => {
  const { canvas, ready, addAndSee, wish, generate } = editorSteps(canvasElement);
  await ready();
  await generate();
  await expect(canvas.getByRole('alert')).toHaveTextContent('Please upload at least one image');
  await addAndSee(await first());
  await expect(canvas.getByRole('alert')).toHaveTextContent('Please provide a prompt');
  await wish('warmer');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(idle.edits).toHaveLength(0);
});

const hanging = createStandIn({ edit: () => null });
export const CancelReallyCancels = onServer(hanging, async ({ canvasElement, args }) => {
  const { canvas, addAndSee, wish, generate, generateButton, pictures, prompt } =
    editorSteps(canvasElement);
  await addAndSee(await first());
  await wish('warmer');
  await generate();
  await waitFor(() => expect(hanging.edits).toHaveLength(1));
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(hanging.aborted()).toBe(1));
  const [visible] = canvas.getAllByText('Cancelled. Your pictures and your prompt are still here.');
  await expect(visible).toBeVisible();
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(pictures()).toHaveLength(1);
  await expect(prompt()).toHaveValue('warmer');
  await expect(generateButton()).toHaveFocus();
  await expect(generateButton()).not.toHaveAttribute('aria-disabled');
});

export const OrderedByKeyboard = onServer(createStandIn(), async ({ canvasElement }) => {
  const { canvas, addAndSee, pictures } = editorSteps(canvasElement);
  await addAndSee(await first(), await second());
  canvas.getByRole('button', { name: 'Move second.png earlier' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(pictures()[0]).toHaveAccessibleName('Picture 1 of 2: second.png');
  await expect(canvas.getByRole('button', { name: 'Move second.png earlier' })).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('second.png is now picture 1.');
});

export const FocusAfterRemoving = onServer(createStandIn(), async ({ canvasElement }) => {
  const { canvas, addAndSee, pictures } = editorSteps(canvasElement);
  await addAndSee(await first(), await second());
  await userEvent.click(canvas.getByRole('button', { name: 'Remove first.png' }));
  await expect(pictures()).toHaveLength(1);
  await expect(canvas.getByRole('button', { name: 'Remove second.png' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(pictures()).toHaveLength(0);
  await expect(canvas.getByRole('button', { name: /^Add a picture/ })).toHaveFocus();
});

export const Dropped = onServer(createStandIn(), async ({ canvasElement }) => {
  const { drag, pictures } = editorSteps(canvasElement);
  await drag('drop', await first(), await second());
  await waitFor(() => expect(pictures()).toHaveLength(2));
});

function paste(target: EventTarget, data: { files?: File[]; text?: string }): boolean {
  const clipboardData = new DataTransfer();
  for (const file of data.files ?? []) clipboardData.items.add(file);
  if (data.text) clipboardData.setData('text/plain', data.text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  return !target.dispatchEvent(event);
}

export const Pasted: Story = {
  ...onServer(createStandIn(), async ({ canvasElement }) => {
    const { canvas, ready, pictures, prompt } = editorSteps(canvasElement);
    await ready();
    const hostField = canvas.getByRole('textbox', { name: 'The page’s own field' });
    await expect(paste(hostField, { files: [await first()] })).toBe(false);
    await expect(paste(prompt(), { files: [await first()], text: 'words' })).toBe(false);
    await expect(paste(document.body, { text: 'words' })).toBe(false);
    await expect(paste(document.body, { files: [await first()] })).toBe(true);
    await expect(paste(prompt(), { files: [await second()] })).toBe(true);
    await waitFor(() => expect(pictures()).toHaveLength(2));
    await expect(pictures()[0]).toHaveAccessibleName('Picture 1 of 2: first.png');
  }),
  render: (args) => (
    <>
      <input aria-label="The page’s own field" />
      <ImageEditor {...args} />
    </>
  ),
};

let up = false;
const flaky = createStandIn({ config: () => (up ? null : failure(503, 'overloaded', 'Busy')) });
const healthy = createStandIn();
export const RetryKeepsWhatIsThere: Story = {
  args: {
    client: {
      ...healthy.client,
      config: { get: (options) => (up ? healthy : flaky).client.config.get(options) },
    },
  },
  beforeEach: () => {
    up = false;
  },
  play: async ({ canvasElement }) => {
    const { canvas, ready, wish, pictures, prompt } = editorSteps(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The editor has no file input');
    await userEvent.upload(input, [await first()]);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await wish('warmer');
    up = true;
    await userEvent.click(retry);
    await ready();
    await expect(pictures()).toHaveLength(1);
    await expect(prompt()).toHaveValue('warmer');
  },
};

export const ExampleByOneClick: Story = {
  args: {
    client: createStandIn().client,
    example: {
      imageUrl:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVQIHWP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
      prompt: 'Make it warmer',
      label: 'Two by two pixels',
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, ready, pictures, prompt, generateButton } = editorSteps(canvasElement);
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /Try with this picture/ }));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await expect(prompt()).toHaveValue('Make it warmer');
    await expect(generateButton()).not.toHaveAttribute('aria-disabled');
  },
};

export const ExampleMissing: Story = {
  args: {
    client: createStandIn().client,
    example: { imageUrl: '/missing-example.png', prompt: 'Warmer', label: 'Nothing' },
  },
  play: async ({ canvasElement }) => {
    const { canvas, page, ready, pictures } = editorSteps(canvasElement);
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /Try with this picture/ }));
    await waitFor(() =>
      expect(page.getAllByText('The example could not be loaded')[0]).toBeVisible(),
    );
    await expect(pictures()).toHaveLength(0);
  },
};
