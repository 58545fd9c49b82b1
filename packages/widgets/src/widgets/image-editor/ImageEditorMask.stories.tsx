import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

const server = createStandIn();

/** Painting where alone the picture may change: with a brush, by keyboard, taken back, sent, compared. */
const meta = {
  title: 'Image editor/Only here',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { client: server.client, keepVersions: false },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

type Place = [x: number, y: number];

async function painting(canvasElement: HTMLElement) {
  const steps = editorSteps(canvasElement);
  const { canvas } = steps;
  await steps.addAndSee(await samplePicture());
  await userEvent.click(canvas.getByRole('button', { name: 'Only here' }));
  const surface = await canvas.findByRole('group', { name: /^Paint over what may change/ });
  const paint = async (...places: Place[]) => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    const coords = ([x, y]: Place) => ({ clientX: left + x * width, clientY: top + y * height });
    const [first, ...more] = places;
    if (!first) return;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: surface, coords: coords(first) },
      ...more.map((place) => ({ target: surface, coords: coords(place) })),
      { keys: '[/MouseLeft]', target: surface, coords: coords(more.at(-1) ?? first) },
    ]);
  };
  const status = () => canvas.getByText(/^(Paint over what|Only the painted area)/);
  /** Percent of the picture that is painted. */
  const painted = () => Number(/: (\d+) %/.exec(status().textContent ?? '')?.[1] ?? 0);
  const slide = (name: string, value: number) =>
    fireEvent.change(canvas.getByRole('slider', { name }), { target: { value: String(value) } });
  const click = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  // The code that draws the mask is loaded, and the mask drawn, before anything is sent.
  const made = () => canvas.findByRole('slider', { name: 'Compare before and after' });
  return { ...steps, made, surface, paint, status, painted, slide, click };
}

/** Opacity of the overlay at a place of the picture, 0 to 255. */
async function overlayAt(canvasElement: HTMLElement, [x, y]: Place): Promise<number> {
  // Drawn with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const overlay = canvasElement.querySelector<HTMLCanvasElement>('.nb-mark__veil');
  const context = overlay?.getContext('2d');
  if (!overlay || !context) throw new Error('There is no overlay');
  const [left, top] = [Math.floor(x * overlay.width), Math.floor(y * overlay.height)];
  return context.getImageData(left, top, 1, 1).data[3] ?? 0;
}

/** Grey at a place of the mask that was sent, 0 to 255. */
async function sentAt(form: FormData | undefined, [x, y]: Place): Promise<number> {
  const bitmap = await createImageBitmap(form?.get('mask') as File);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  const [left, top] = [Math.floor(x * bitmap.width), Math.floor(y * bitmap.height)];
  return context.getImageData(left, top, 1, 1).data[0] ?? -1;
}

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const { status, canvas } = await painting(canvasElement);
    await expect(status()).toHaveTextContent(/will stay exactly as it is/);
    await expect(canvas.getByRole('radio', { name: 'Change only here' })).toBeChecked();
  },
};

export const Painted: Story = {
  play: async ({ canvasElement }) => {
    const { paint, painted, canvas } = await painting(canvasElement);
    await paint([0.3, 0.3], [0.5, 0.4], [0.7, 0.3]);
    await waitFor(() => expect(painted()).toBeGreaterThan(2));
    await expect(await overlayAt(canvasElement, [0.5, 0.4])).toBeGreaterThan(50);
    await expect(await overlayAt(canvasElement, [0.5, 0.9])).toBe(0);
    await expect(canvas.getByRole('button', { name: /^Only here: \d+ %$/ })).toBeVisible();
  },
};

export const PaintedDark: Story = { ...Painted, args: { theme: 'dark' } };

export const PaintedPhone: Story = {
  ...Painted,
  decorators: [(Story) => <div style={{ width: 390 }}>{Story()}</div>],
};

export const Erased: Story = {
  play: async ({ canvasElement }) => {
    const { paint, painted, canvas, slide } = await painting(canvasElement);
    slide('Brush', 0.15);
    await paint([0.5, 0.5]);
    const before = painted();
    await userEvent.click(canvas.getByRole('radio', { name: 'Erase' }));
    slide('Brush', 0.05);
    await paint([0.5, 0.5]);
    await expect(painted()).toBeLessThan(before);
    await expect(await overlayAt(canvasElement, [0.5, 0.5])).toBe(0);
  },
};

export const Swapped: Story = {
  play: async ({ canvasElement }) => {
    const { paint, painted, click } = await painting(canvasElement);
    await paint([0.5, 0.5]);
    const share = painted();
    await click('Swap what may change and what stays');
    await expect(painted()).toBeGreaterThanOrEqual(99 - share);
    await expect(await overlayAt(canvasElement, [0.5, 0.5])).toBe(0);
    await expect(await overlayAt(canvasElement, [0.1, 0.9])).toBeGreaterThan(50);
  },
};

export const SoftEdge: Story = {
  play: async ({ canvasElement }) => {
    const { paint, slide, canvas } = await painting(canvasElement);
    slide('Brush', 0.15);
    await paint([0.5, 0.5]);
    const hard = await overlayAt(canvasElement, [0.62, 0.5]);
    slide('Soft edge', 0.1);
    await expect(canvas.getByText('10 %')).toBeVisible();
    await expect(await overlayAt(canvasElement, [0.62, 0.5])).toBeLessThan(hard);
  },
};

export const TakenBack: Story = {
  play: async ({ canvasElement }) => {
    const { paint, painted, click, status, surface, slide } = await painting(canvasElement);
    slide('Brush', 0.1);
    await paint([0.3, 0.5]);
    const one = painted();
    await paint([0.7, 0.5]);
    await expect(painted()).toBeGreaterThan(one);
    const both = painted();
    await click('Undo the last mark');
    await expect(painted()).toBe(one);
    await click('Redo');
    await expect(painted()).toBe(both);
    await click('Undo the last mark');
    await click('Remove all paint');
    await expect(status()).toHaveTextContent(/^Paint over what may change/);
    surface.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(painted()).toBe(one);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(status()).toHaveTextContent(/^Paint over what may change/);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { surface, painted, canvas } = await painting(canvasElement);
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(painted()).toBe(0);
    await userEvent.keyboard(' ');
    const dab = painted();
    await expect(dab).toBeGreaterThan(0);
    await userEvent.keyboard(
      '{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}',
    );
    await expect(painted()).toBeGreaterThan(dab);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Only here: / })).toHaveFocus();
  },
};

export const OtherPurpose: Story = {
  play: async ({ canvasElement }) => {
    const { paint, canvas } = await painting(canvasElement);
    await paint([0.5, 0.5]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Mark the subject' }));
    await expect(await canvas.findByRole('group', { name: /^Drag a box/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Only here: / })).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const { paint, wish, generate, made, canvas, slide, click } = await painting(canvasElement);
    slide('Brush', 0.1);
    await paint([0.3, 0.3], [0.4, 0.4], [0.6, 0.4]);
    await click('Done');
    await expect(canvas.getByRole('combobox', { name: 'Aspect ratio' })).toBeDisabled();
    await wish('Make it black and white');
    await generate();
    await made();
    await expect(await sentAt(server.edits[0], [0.4, 0.4])).toBe(255);
    await expect(await sentAt(server.edits[0], [0.9, 0.9])).toBe(0);
    await expect(server.edits[0]?.has('aspectRatio')).toBe(false);
    await expect(await canvas.findByText(/^\d\d(\.\d)? % kept exactly$/)).toBeVisible();
  },
};

export const SentPhone: Story = {
  ...Sent,
  decorators: [(Story) => <div style={{ width: 390 }}>{Story()}</div>],
};

export const SentDark: Story = { ...Sent, args: { theme: 'dark' } };

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const { paint, wish, generate, made, canvas, click } = await painting(canvasElement);
    await paint([0.3, 0.3]);
    await click('Done');
    await click('Remove the painted area');
    await expect(canvas.getByRole('button', { name: 'Only here' })).toBeVisible();
    await wish('Make it black and white');
    await generate();
    await made();
    await expect(server.edits[0]?.has('mask')).toBe(false);
    await expect(canvas.queryByText(/kept exactly/)).not.toBeInTheDocument();
  },
};

const inventing = createStandIn({
  engine: {
    id: 'gemini',
    name: 'Gemini',
    generative: true,
    abilities: {
      maxImages: 5,
      aspectRatios: ['1:1'],
      mask: true,
      subject: false,
      plan: false,
      pricePerImageUsd: null,
      operations: [],
    },
  },
});

/** An engine that takes no marks of the subject leaves no choice of what to mark. */
export const OnePurpose: Story = {
  args: { client: inventing.client },
  play: async ({ canvasElement }) => {
    const { paint, canvas, painted } = await painting(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Mark' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Change only here' })).not.toBeInTheDocument();
    await paint([0.3, 0.3], [0.5, 0.4]);
    await expect(painted()).toBeGreaterThan(0);
  },
};
