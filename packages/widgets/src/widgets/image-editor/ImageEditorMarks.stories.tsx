import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn, failure, foundSubject } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

const server = createStandIn();

/** Saying what is meant on the picture: with a box, with a brush, by keyboard. */
const meta = {
  title: 'Image editor/Marks',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { client: server.client },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

async function marking(canvasElement: HTMLElement) {
  const steps = editorSteps(canvasElement);
  await steps.addAndSee(await samplePicture());
  await userEvent.click(steps.canvas.getByRole('button', { name: 'Mark' }));
  const surface = await steps.canvas.findByRole('group', { name: /^Drag a box/ });
  const drag = async (from: [number, number], to: [number, number]) => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    const coords = ([x, y]: [number, number]) => ({
      clientX: left + x * width,
      clientY: top + y * height,
    });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: surface, coords: coords(from) },
      { target: surface, coords: coords([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]) },
      { target: surface, coords: coords(to) },
      { keys: '[/MouseLeft]', target: surface, coords: coords(to) },
    ]);
  };
  const says = (text: RegExp) => waitFor(() => expect(steps.canvas.getByText(text)).toBeVisible());
  const box = () => canvasElement.querySelector('.nb-mark__box');
  const done = () => userEvent.click(steps.canvas.getByRole('button', { name: 'Done' }));
  return { ...steps, surface, drag, says, box, done };
}

const field = (form: FormData | undefined, name: string) =>
  JSON.parse(String(form?.get(name) ?? 'null'));

export const Outlined: Story = {
  play: async ({ canvasElement }) => {
    const { says } = await marking(canvasElement);
    await says(/^This is the outline/);
    await expect(canvasElement.querySelector('.nb-mark__outline')).toBeInTheDocument();
    await expect(server.edits).toHaveLength(0);
  },
};

export const OutlinedDark: Story = { ...Outlined, args: { theme: 'dark' } };

export const OutlinedPhone: Story = {
  ...Outlined,
  decorators: [(Story) => <div style={{ width: 390 }}>{Story()}</div>],
};

export const Boxed: Story = {
  play: async ({ canvasElement }) => {
    const { drag, says, box, done, wish, generate, result, canvas } = await marking(canvasElement);
    await drag([0.3, 0.3], [0.7, 0.8]);
    await expect(box()).toBeInTheDocument();
    await says(/^This is the outline/);
    await waitFor(() => expect(field(server.searches.at(-1), 'subjectBox')).not.toBeNull());
    await done();
    await expect(canvas.getByRole('button', { name: 'Marked' })).toBeVisible();
    await wish('Remove the background');
    await generate();
    await result();
    const sent = field(server.edits[0], 'subjectBox');
    await expect(sent.left).toBeLessThan(sent.right);
    await expect(sent.bottom).toBeLessThanOrEqual(1);
  },
};

export const Painted: Story = {
  play: async ({ canvasElement }) => {
    const { drag, canvas, wish, generate, result } = await marking(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Paint in' }));
    await expect(canvas.getByRole('slider', { name: 'Brush' })).toBeVisible();
    await drag([0.4, 0.5], [0.6, 0.5]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Paint out' }));
    await drag([0.2, 0.2], [0.2, 0.6]);
    await wish('Remove the background');
    await generate();
    await result();
    const strokes = field(server.edits[0], 'subjectHints');
    await expect(strokes.map(({ keep }: { keep: boolean }) => keep)).toEqual([true, false]);
    await expect(strokes[0].points.length).toBeGreaterThan(1);
  },
};

export const TakenBack: Story = {
  play: async ({ canvasElement }) => {
    const { drag, canvas, box } = await marking(canvasElement);
    await drag([0.3, 0.3], [0.7, 0.8]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last mark' }));
    await expect(box()).not.toBeInTheDocument();
    await drag([0.3, 0.3], [0.7, 0.8]);
    const [clear] = canvas.getAllByRole('button', { name: 'Remove all marks' });
    await userEvent.click(clear as HTMLElement);
    await expect(box()).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { surface, box, canvas } = await marking(canvasElement);
    await expect(surface).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const x = Number(box()?.getAttribute('x'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(Number(box()?.getAttribute('x'))).toBeGreaterThan(x);
    const width = Number(box()?.getAttribute('width'));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(Number(box()?.getAttribute('width'))).toBeLessThan(width);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Marked' })).toBeVisible();
  },
};

export const Unclear: Story = {
  args: {
    client: createStandIn({ subject: (form) => foundSubject(form, 'unclear') }).client,
  },
  play: async ({ canvasElement }) => {
    const { says } = await marking(canvasElement);
    await says(/^No clear subject/);
  },
};

export const OutlineFailed: Story = {
  args: {
    client: createStandIn({ subject: () => failure(503, 'overloaded', 'The server is busy') })
      .client,
  },
  play: async ({ canvasElement }) => {
    const { says } = await marking(canvasElement);
    await says(/^The server is busy/);
  },
};

export const AskedToMark: Story = {
  args: {
    client: createStandIn({
      edit: () =>
        failure(422, 'subject_unclear', 'The subject is not clear: draw a box around it.'),
    }).client,
  },
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, prompt } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Remove the background');
    await generate();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark it' }));
    await expect(await canvas.findByRole('group', { name: /^Drag a box/ })).toBeVisible();
    await expect(prompt()).toHaveValue('Remove the background');
  },
};

/** A wish for a part that only a mark can tell is kept while it is marked. */
export const PartToMark: Story = {
  args: {
    client: createStandIn({
      edit: () =>
        failure(422, 'unsupported_edit', 'That part has to be marked.', {
          alternatives: ['Blur the whole picture', 'Blur it slightly', 'Add a vignette'],
          remarks: [
            {
              code: 'refused',
              text: 'That part has to be marked.',
              values: { phrase: 'Blur the number plate', reason: 'part_unmarked' },
            },
          ],
        }),
    }).client,
  },
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, prompt } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Blur the number plate');
    await generate();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark it' }));
    await expect(await canvas.findByRole('group', { name: /^Drag a box/ })).toBeVisible();
    await expect(prompt()).toHaveValue('Blur the number plate');
  },
};
