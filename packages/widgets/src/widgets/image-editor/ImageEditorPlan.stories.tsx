import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

const server = createStandIn();

/** The steps of a result as chips, and how long work is followed. */
const meta = {
  title: 'Image editor/Plan',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { client: server.client },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

async function withPlan(canvasElement: HTMLElement) {
  const steps = editorSteps(canvasElement);
  await steps.makeResult('Make it warmer with a white frame', await samplePicture());
  const click = (name: string) => userEvent.click(steps.canvas.getByRole('button', { name }));
  const sentPlan = async (count: number) => {
    await waitFor(() => expect(server.edits).toHaveLength(count));
    return JSON.parse(String(server.edits.at(-1)?.get('plan')));
  };
  return { ...steps, click, sentPlan };
}

export const Chips: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await withPlan(canvasElement);
    await expect(canvas.getByRole('list', { name: 'What was done' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make it again' })).not.toBeInTheDocument();
  },
};

export const ChipsDark: Story = { ...Chips, args: { theme: 'dark' } };

export const StepTakenOut: Story = {
  play: async ({ canvasElement }) => {
    const { click, sentPlan, canvas } = await withPlan(canvasElement);
    await click('Take out: Frame: white');
    await expect(canvas.getByRole('button', { name: 'Put back: Frame: white' })).toBeVisible();
    await click('Make it again');
    await expect(await sentPlan(2)).toEqual([{ op: 'warmth', params: { percent: 20 } }]);
    await waitFor(() => expect(canvas.queryByText('Frame: white')).not.toBeInTheDocument());
  },
};

export const StepTurned: Story = {
  play: async ({ canvasElement }) => {
    const { click, sentPlan, canvas } = await withPlan(canvasElement);
    await click('Warmth +20');
    fireEvent.change(canvas.getByRole('slider', { name: 'Warmth +20' }), {
      target: { value: '45' },
    });
    await expect(canvas.getByRole('button', { name: 'Warmth +20 → 45' })).toBeVisible();
    await click('Make it again');
    await expect((await sentPlan(2))[0].params).toEqual({ percent: 45 });
    await expect(await canvas.findByRole('button', { name: 'Warmth +45' })).toBeVisible();
  },
};

export const NoStepLeft: Story = {
  play: async ({ canvasElement }) => {
    const { click, canvas } = await withPlan(canvasElement);
    await click('Take out: Warmth +20');
    await click('Take out: Frame: white');
    await click('Make it again');
    await expect(canvas.getByRole('button', { name: 'Make it again' })).toHaveAccessibleDescription(
      'No step is left',
    );
    await expect(server.edits).toHaveLength(1);
    await click('Reset');
    await expect(canvas.getByRole('button', { name: 'Take out: Frame: white' })).toBeVisible();
  },
};

/** Tells how far it is, and never ends. */
function slowly(): Response {
  const event = `event: progress\ndata: ${JSON.stringify({ share: 0.4, stage: 'Finding the subject' })}\n\n`;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(event)),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

export const Progress: Story = {
  args: { client: createStandIn({ edit: slowly }).client },
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Remove the background');
    await generate();
    await expect(await canvas.findByText(/^Finding the subject…/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.4);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
