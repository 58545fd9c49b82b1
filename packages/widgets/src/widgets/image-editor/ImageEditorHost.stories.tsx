import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';
import type { ImageEditorHandle } from './types.ts';

/** How the editor lives in somebody's page. */
const meta = {
  title: 'Image editor/In a page',
  component: ImageEditor,
  tags: ['!autodocs'],
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStrictMode: Story = {
  args: { client: createStandIn().client },
  render: (args) => (
    <StrictMode>
      <ImageEditor {...args} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const { makeResult, canvas } = editorSteps(canvasElement);
    await makeResult('warmer', await samplePicture());
    const pictures = canvas.getAllByRole<HTMLImageElement>('img');
    await waitFor(() => expect(pictures.every((picture) => picture.naturalWidth > 0)).toBe(true));
  },
};

const counted = createStandIn({ edit: () => null });
export const CallbacksMayChange: Story = {
  render: function Host() {
    const [renders, setRenders] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setRenders(renders + 1)}>
          Render again
        </button>
        <ImageEditor client={counted.client} onResult={() => {}} onCancel={() => {}} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, generateButton } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('warmer');
    await generate();
    await waitFor(() => expect(counted.edits).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Render again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Render again' }));
    await expect(generateButton()).toHaveTextContent('Generating Magic…');
    await expect(counted.aborted()).toBe(0);
    await expect(counted.edits).toHaveLength(1);
    await expect(counted.calls('/api/config')).toBe(1);
  },
};

const other = createStandIn();
export const PromptFromOutside: Story = {
  render: function Host() {
    const [prompt, setPrompt] = useState('from the page');
    return (
      <>
        <button type="button" onClick={() => setPrompt('another one')}>
          Use this prompt
        </button>
        <ImageEditor client={other.client} prompt={prompt} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { prompt, wish, canvas } = editorSteps(canvasElement);
    await expect(prompt()).toHaveValue('from the page');
    await wish('my own');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this prompt' }));
    await expect(prompt()).toHaveValue('another one');
  },
};

const handed = createStandIn();
export const PictureFromOutside: Story = {
  render: function Host() {
    const [image, setImage] = useState<Blob>();
    return (
      <>
        <button type="button" onClick={async () => setImage(await samplePicture('handed.png'))}>
          Edit this picture
        </button>
        <button type="button" onClick={() => setImage(new File(['no picture'], 'notes.txt'))}>
          Edit this text
        </button>
        <StrictMode>
          <ImageEditor client={handed.client} image={image} keepVersions={false} />
        </StrictMode>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { addAndSee, canvas, pictures, ready } = editorSteps(canvasElement);
    await ready();
    await addAndSee(await samplePicture('a.png'), await samplePicture('b.png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit this picture' }));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await expect(pictures()[0]).toHaveAccessibleName(/handed\.png/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit this text' }));
    await canvas.findByText(/notes\.txt/);
    await expect(pictures()).toHaveLength(1);
  },
};

const told = createStandIn();
export const GeneratedFromOutside: Story = {
  render: function Host() {
    const editor = useRef<ImageEditorHandle>(null);
    const [prompt, setPrompt] = useState('');
    const [end, setEnd] = useState('');
    const shown = useRef<File>(null);
    const generate = () =>
      editor.current?.generate().then(
        () => setEnd(`It is over, and ${shown.current ? 'told' : 'not told'}`),
        (reason: Error) => setEnd(`Not begun: ${reason.message}`),
      );
    return (
      <>
        <button type="button" onClick={generate}>
          Generate it
        </button>
        <button
          type="button"
          onClick={async () => {
            const picture = await samplePicture();
            void editor.current?.loadImage(picture);
            setPrompt('warmer');
            await generate();
          }}
        >
          Load, set and generate
        </button>
        <output>{end}</output>
        <StrictMode>
          <ImageEditor
            ref={editor}
            client={told.client}
            prompt={prompt}
            keepVersions={false}
            onChange={({ file }) => {
              shown.current = file;
            }}
          />
        </StrictMode>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas } = editorSteps(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate it' }));
    await canvas.findByText('Not begun: Please upload at least one image');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please upload at least one image');
    await userEvent.click(canvas.getByRole('button', { name: 'Load, set and generate' }));
    await canvas.findByText('It is over, and told');
    await expect(told.edits).toHaveLength(1);
  },
};

const left = createStandIn({ edit: () => null });
export const LeavesNothingBehind: Story = {
  render: function Host() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(false)}>
          Close the editor
        </button>
        {shown ? <ImageEditor client={left.client} /> : null}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, pictures } = editorSteps(canvasElement);
    await addAndSee(await samplePicture('a.png'), await samplePicture('b.png'));
    const urls = pictures().map((picture) => picture.getAttribute('src'));
    const revoke = spyOn(URL, 'revokeObjectURL');
    await wish('warmer');
    await generate();
    await waitFor(() => expect(left.edits).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the editor' }));
    await waitFor(() => expect(left.aborted()).toBe(1));
    await waitFor(() => {
      for (const url of urls) expect(revoke).toHaveBeenCalledWith(url);
    });
  },
};

export const Hydrated: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const editor = <ImageEditor client={createStandIn().client} prompt="warmer" />;
    page.innerHTML = renderToString(editor);
    const mismatches: unknown[] = [];
    const root = hydrateRoot(page, editor, {
      onRecoverableError: (error) => mismatches.push(error),
    });
    await canvas.findByRole('button', { name: 'Style' });
    await expect(mismatches).toEqual([]);
    root.unmount();
  },
};

export const TwoOnAPage: Story = {
  render: () => (
    <>
      <ImageEditor client={createStandIn().client} prompt="one" />
      <ImageEditor client={createStandIn().client} prompt="two" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { canvas } = editorSteps(canvasElement);
    const prompts = canvas.getAllByRole('textbox', { name: 'What should change?' });
    await expect(prompts.map((prompt) => (prompt as HTMLTextAreaElement).value)).toEqual([
      'one',
      'two',
    ]);
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};
