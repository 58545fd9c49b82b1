import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleGlb, sampleStl } from '../stories/sample-model.ts';
import { Viewer } from './Viewer.tsx';

const glb = async () => new Blob([sampleGlb()]);
const stl = async () => new Blob([sampleStl()]);

/** A model to be turned in the hands. */
const meta = {
  title: 'Pieces/Viewer',
  component: Viewer,
  args: { load: glb, label: 'A small figure', still: undefined, fileName: 'figure' },
  parameters: { width: 640 },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const stage = await canvas.findByRole('application', { name: 'A small figure' });
  await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).toBeVisible());
  await userEvent.click(await canvas.findByRole('button', { name: 'Back to the start' }));
  return { canvas, stage };
}

/** Where the width's measure begins: it moves with the camera. */
const path = (stage: HTMLElement) =>
  stage.querySelector('.nb-view__dimensions path')?.getAttribute('d') ?? '';

/** Does something, and waits until the camera stands elsewhere. */
async function moves(stage: HTMLElement, act: () => Promise<unknown> | unknown) {
  const before = path(stage);
  await act();
  await waitFor(() => expect(path(stage)).not.toBe(before));
}

/** What the visitor gets of the view: its name, and whether there are strong colours in it. */
async function savedPicture(canvas: ReturnType<typeof within>) {
  const saved = new Promise<HTMLAnchorElement>((resolve) => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      HTMLAnchorElement.prototype.click = click;
      resolve(this);
    };
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Save a picture of this view' }));
  const { href, download } = await saved;
  const bitmap = await createImageBitmap(await (await fetch(href)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
  let isColourful = false;
  for (let i = 0; i < data.length; i += 4) {
    const colours = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    if (Math.max(...colours) - Math.min(...colours) > 100) isColourful = true;
  }
  return { name: download, isColourful };
}

export const Coloured: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, stage } = await opened(canvasElement);
    await expect(stage).toHaveAccessibleDescription(/arrows/);
    await waitFor(() => {
      const texts = [...stage.querySelectorAll('text')].map((text) => text.textContent);
      expect(texts).toEqual(['34\u00a0mm', '80\u00a0mm', '25.5\u00a0mm']);
    });
    const coloured = await savedPicture(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Colours' }));
    const plain = await savedPicture(canvas);
    await expect(coloured).toMatchObject({ name: 'figure.png', isColourful: true });
    await expect(plain).toMatchObject({ name: 'figure.png', isColourful: false });
  },
};

/** Its path once it is drawn and stays so: the stage's size comes a frame or two after the model. */
async function restingPath(stage: HTMLElement): Promise<string> {
  let last = '';
  await waitFor(() => {
    const before = last;
    last = path(stage);
    expect(last).not.toBe('');
    expect(last).toBe(before);
  });
  return last;
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { stage } = await opened(canvasElement);
    const start = await restingPath(stage);
    stage.focus();
    for (const key of ['{ArrowLeft}', '{ArrowUp}', '+', '-']) {
      await moves(stage, () => userEvent.keyboard(key));
    }
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(path(stage)).toBe(start));
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const { stage } = await opened(canvasElement);
    const start = await restingPath(stage);
    const pointer = (type: string, pointerId: number, clientX: number, clientY: number) =>
      stage.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true }));
    await moves(stage, () =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: stage, coords: { clientX: 100, clientY: 100 } },
        { target: stage, coords: { clientX: 160, clientY: 120 } },
        { keys: '[/MouseLeft]', target: stage },
      ]),
    );
    // The wheel is the page's until the model is in use.
    const wheel = () => new WheelEvent('wheel', { deltaY: -200, cancelable: true, bubbles: true });
    stage.blur();
    await expect(stage.dispatchEvent(wheel())).toBe(true);
    stage.focus();
    await moves(stage, () => expect(stage.dispatchEvent(wheel())).toBe(false));
    await userEvent.dblClick(stage);
    await waitFor(() => expect(path(stage)).toBe(start));
    await expect(pointer('pointermove', 9, 10, 10)).toBe(true);
  },
};

export const Plain: Story = {
  args: { load: stl },
  play: async ({ canvasElement }) => {
    const { stage } = await opened(canvasElement);
    await waitFor(() => expect(path(stage)).not.toBe(''));
    await expect(stage.querySelector('canvas')).toBeVisible();
  },
};

export const Dark: Story = { ...Coloured, globals: { theme: 'dark' } };

export const ContextLost: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, stage } = await opened(canvasElement);
    const gl = stage.querySelector('canvas')?.getContext('webgl2');
    const extension = gl?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await canvas.findByText(/^The graphics card is busy/);
    extension?.restoreContext();
    await waitFor(() => expect(canvas.queryByText(/^The graphics card is busy/)).toBeNull());
  },
};

export const Damaged: Story = {
  args: { load: async () => new Blob(['no model at all']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The model could not be loaded into the view.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const WithoutWebGl: Story = {
  args: {
    still:
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="260"><circle cx="100" cy="120" r="80" fill="gold"/></svg>',
  },
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^This browser cannot show 3D/);
    await expect(canvas.getByRole('img', { name: 'A small figure' })).toBeVisible();
  },
};
