import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn, failure } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';
import type { ResultDetail } from './types.ts';

/** What can be done with a result. */
const meta = {
  title: 'Image editor/Results',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { client: createStandIn().client, onResult: fn(), onDownload: fn(), onError: fn() },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const PNG = [0x89, 0x50, 0x4e, 0x47];

async function withResult(canvasElement: HTMLElement, wish = 'Make it black and white') {
  const steps = editorSteps(canvasElement);
  await steps.makeResult(wish, await samplePicture());
  const button = (name: string) => steps.canvas.getByRole('button', { name });
  const toast = (text: string) =>
    waitFor(() => expect(steps.page.getAllByText(text)[0]).toBeVisible());
  return { ...steps, button, toast };
}

async function firstBytes(blob: Blob): Promise<number[]> {
  return [...new Uint8Array(await blob.slice(0, 4).arrayBuffer())];
}

export const TellsTheHost: Story = {
  play: async ({ canvasElement, args }) => {
    await withResult(canvasElement);
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(args.onResult).toHaveBeenCalledWith(
      expect.objectContaining({
        prompt: 'Make it black and white',
        message: 'Made it black and white.',
        width: 960,
        height: 720,
        imageUrl: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.png$/),
      }),
    );
  },
};

export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const { result } = await withResult(canvasElement);
    const slider = await result();
    fireEvent.change(slider, { target: { value: '51' } });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '51 % before'));
  },
};

export const Downloaded: Story = {
  play: async ({ canvasElement, args }) => {
    const { button } = await withResult(canvasElement);
    const saved: { name: string; blob: Promise<Blob> }[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: fetch(this.href).then((file) => file.blob()) });
    });
    await userEvent.click(button('Download'));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toMatch(/^nano-banana-\d{13}\.png$/);
    const bytes = await firstBytes((await saved[0]?.blob) ?? new Blob());
    await expect(bytes).toEqual(PNG);
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const DownloadFailed: Story = {
  args: { client: createStandIn({ file: () => failure(404, 'not_found', 'Gone') }).client },
  play: async ({ canvasElement, args }) => {
    const { button, toast } = await withResult(canvasElement);
    await userEvent.click(button('Download'));
    await toast('The picture could not be downloaded');
    await toast('Gone');
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

function pretendShare(share: Navigator['share'] | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true, writable: true });
}

const onResult = fn<(detail: ResultDetail) => void>();
export const ShareCopiesTheLink: Story = {
  args: { onResult },
  play: async ({ canvasElement }) => {
    const { button, toast, canvas } = await withResult(canvasElement);
    // Where it comes from can be checked by its name.
    const check = canvas.getByRole('link', { name: /^Check where this picture comes from/ });
    const name = onResult.mock.lastCall?.[0].imageUrl.split('/').at(-1);
    await expect(new URL(check.getAttribute('href') ?? '').pathname).toBe('/verify');
    await expect(check.getAttribute('href')).toMatch(new RegExp(`#${name}$`));
    pretendShare(undefined);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button('Share'));
    await toast('Link copied!');
    await expect(canvas.getByRole('img', { name: /^After the edit/ })).toBeVisible();
    const { url } = onResult.mock.lastCall?.[0] ?? {};
    await expect(write).toHaveBeenCalledWith(url);
  },
};

export const ShareGivenUpIsSilent: Story = {
  play: async ({ canvasElement }) => {
    const { button, page } = await withResult(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = fn(() => Promise.reject(new DOMException('no', 'AbortError')));
    pretendShare(share);
    await userEvent.click(button('Share'));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(write).not.toHaveBeenCalled();
    await expect(page.queryByText('Link copied!')).toBeNull();
    pretendShare(undefined);
  },
};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const { button, canvas } = await withResult(canvasElement);
    const copies: ClipboardItem[] = [];
    spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
      copies.push(...items);
    });
    await userEvent.click(button('Copy image'));
    await canvas.findByRole('button', { name: 'Copied' });
    const png = await copies[0]?.getType('image/png');
    await expect(await firstBytes(png ?? new Blob())).toEqual(PNG);
    await canvas.findByRole('button', { name: 'Copy image' });
  },
};

export const EditedAgain: Story = {
  play: async ({ canvasElement }) => {
    const { button, canvas, pictures, wish, generate } = await withResult(
      canvasElement,
      'Rotate it',
    );
    await userEvent.click(button('Edit again from this result'));
    await waitFor(() =>
      expect(pictures()[0]).toHaveAccessibleName(/Picture 1 of 1: [0-9a-f]{32}\.png/),
    );
    await expect(pictures()).toHaveLength(1);
    await wish('Sepia');
    await generate();
    await canvas.findByRole('button', { name: 'Version 2: Sepia' });
    // Turned once, and edited on from there.
    await expect(canvas.getByText(/720 × 960 px/)).toBeVisible();
    await userEvent.click(button('Undo'));
    await userEvent.click(button('Undo'));
    await expect(pictures()[0]).toHaveAccessibleName('Picture 1 of 1: hills.png');
    await expect(canvas.getByText(/Rotated it by 90°/)).toBeVisible();
  },
};

export const AlternativesFillThePrompt: Story = {
  args: {
    client: createStandIn({
      edit: () =>
        failure(422, 'unsupported_edit', 'Cannot fly.', {
          alternatives: ['Blur it', 'Rotate it', 'Crop it'],
        }),
    }).client,
  },
  play: async ({ canvasElement, args }) => {
    const { addAndSee, wish, generate, canvas, prompt, page } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it fly');
    await generate();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Cannot fly.');
    await waitFor(() => expect(page.getAllByText('Generation failed')[0]).toBeVisible());
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Generation failed', message: 'Cannot fly.' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate it' }));
    await expect(prompt()).toHaveValue('Rotate it');
  },
};

export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    const { button, canvas } = await withResult(canvasElement);
    await userEvent.click(button('Full screen'));
    const dialog = canvas.getByRole('dialog', { name: 'Full screen' });
    await expect(dialog).toHaveProperty('open', true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button('Full screen')).toHaveFocus();
  },
};

export const FocusIsNotStolen: Story = {
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, result, prompt, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('warmer');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await result();
    await expect(prompt()).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your picture is ready. Made the colours warmer and stronger.',
    );
  },
};
