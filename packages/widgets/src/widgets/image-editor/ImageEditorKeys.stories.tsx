import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

/** Undo and redo, shortcuts, and what the engine says about itself. */
const meta = {
  title: 'Image editor/Keys and engine',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { client: createStandIn().client },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

async function withTwo(canvasElement: HTMLElement) {
  const steps = editorSteps(canvasElement);
  await steps.makeResult('Sepia', await samplePicture());
  await steps.wish('Blur');
  await steps.generate();
  await steps.canvas.findByRole('button', { name: 'Version 2: Blur' });
  const button = (name: string | RegExp) => steps.canvas.getByRole('button', { name });
  return { ...steps, button };
}

export const UndoneAndRedone: Story = {
  play: async ({ canvasElement }) => {
    const { button, canvas, pictures } = await withTwo(canvasElement);
    await expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Undo'));
    await expect(button('Version 1: Sepia')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button('Undo'));
    await userEvent.click(button('Undo'));
    await expect(pictures()).toEqual([]);
    button('Redo').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(button('Version 1: Sepia')).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(button('Version 2: Blur')).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to redo.');
  },
};

export const ArrowsOverVersions: Story = {
  play: async ({ canvasElement }) => {
    const { button } = await withTwo(canvasElement);
    button('Version 2: Blur').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(button('Version 1: Sepia')).toHaveFocus());
    await expect(button('Version 1: Sepia')).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(button('Version 2: Blur')).toHaveFocus());
  },
};

export const BeforeWhileHeld: Story = {
  play: async ({ canvasElement }) => {
    const { button, result } = await withTwo(canvasElement);
    button('Download').focus();
    const user = userEvent.setup();
    await user.keyboard('{c>}');
    await expect(await result()).toHaveAttribute('aria-valuetext', '100 % before');
    await user.keyboard('{/c}');
    await expect(await result()).toHaveAttribute('aria-valuetext', '50 % before');
  },
};

export const LettersAreTyped: Story = {
  play: async ({ canvasElement }) => {
    const { prompt, wish, canvas } = await withTwo(canvasElement);
    await wish('cvef?');
    await expect(prompt()).toHaveValue('cvef?');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('tree')).toBeNull();
  },
};

const heard = fn<(key: string) => void>();
export const HostKeysAreLeftAlone: Story = {
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: a page with shortcuts of its own
    <div onKeyDown={({ key }) => heard(key)}>
      <button type="button">Elsewhere</button>
      <ImageEditor {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, button } = await withTwo(canvasElement);
    heard.mockClear();
    button('Elsewhere').focus();
    await userEvent.keyboard('?v');
    await expect(heard.mock.calls).toEqual([['?'], ['v']]);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    // What the editor uses itself goes no further; what it does not, does.
    button('Download').focus();
    await userEvent.keyboard('xv');
    await canvas.findByRole('tree');
    await expect(heard.mock.calls.slice(2)).toEqual([['x']]);
  },
};

export const Help: Story = {
  play: async ({ canvasElement }) => {
    const { button, canvas } = await withTwo(canvasElement);
    button('Download').focus();
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(dialog).getAllByRole('term')).toHaveLength(9);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button('Download')).toHaveFocus();
  },
};

export const HelpPhoneDark: Story = {
  parameters: { width: 390 },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { canvas, ready } = editorSteps(canvasElement);
    await ready();
    canvas.getByRole('button', { name: 'Style' }).focus();
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

export const EmbeddedEngine: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, ready, prompt } = editorSteps(canvasElement);
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Embedded engine' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Embedded engine' });
    await expect(within(dialog).getByText(/invents nothing/)).toBeVisible();
    const examples = () => within(dialog).queryAllByRole('listitem');
    await expect(examples()).toHaveLength(6);
    const find = within(dialog).getByRole('searchbox', { name: 'Find an edit' });
    await userEvent.type(find, 'zzz');
    await within(dialog).findByText('Nothing is called “zzz”. Try another word.');
    await userEvent.clear(find);
    await userEvent.type(find, 'pencil');
    await expect(examples()).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: /pencil/ }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(prompt()).toHaveValue('Turn it into a pencil sketch');
    await expect(prompt()).toHaveFocus();
  },
};

const generative = createStandIn({
  engine: { id: 'gemini', name: 'Gemini', generative: true },
});
export const GenerativeEngine: Story = {
  args: { client: generative.client },
  play: async ({ canvasElement }) => {
    const { canvas, button } = await withTwo(canvasElement);
    await userEvent.click(button('Make another one from the same pictures and words'));
    await canvas.findByRole('button', { name: 'Version 3: Blur' });
    await expect(generative.edits.map((form) => form.get('prompt'))).toEqual([
      'Sepia',
      'Blur',
      'Blur',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Gemini' }));
    await canvas.findByText(/It can invent what is in none of your pictures/);
  },
};

export const SameResultIsNotOffered: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await withTwo(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Make another/ })).toBeNull();
    await expect(canvas.getByText(/Made by the embedded engine on this server/)).toBeVisible();
  },
};

export const TimeKnown: Story = {
  args: {
    client: createStandIn({
      engine: { timing: { pictures: 20, typicalSeconds: 2.1, slowSeconds: 9.4 } },
    }).client,
  },
  play: async ({ canvasElement }) => {
    const { canvas } = editorSteps(canvasElement);
    await expect(await canvas.findByText(/usually 2 s here, at times 9 s/)).toBeVisible();
  },
};
