import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleModelRecord } from '../../stories/figurine-records.ts';
import { createFigurineStandIn } from '../../stories/figurine-stand-in.ts';
import { figurineStory } from '../../stories/figurine-story.ts';
import { failure } from '../../stories/stand-in.ts';
import { Figurine } from './Figurine.tsx';

/** From the figurine's picture to a model. */
const meta = {
  title: 'Figurine/Model',
  component: Figurine,
  args: { client: createFigurineStandIn().client, onModel: fn(), onError: fn() },
} satisfies Meta<typeof Figurine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Converting: Story = figurineStory(
  { model: { status: 'processing', progress: 35, stage: 'Giving it depth' } },
  async ({ canvas, generate, press, button, toast }) => {
    await generate();
    await press('Make it 3D (STL)');
    await toast('3D Conversion Started!');
    await canvas.findByText('Giving it depth…');
    await expect(canvas.getByRole('progressbar', { name: 'Converting to 3D…' })).toHaveValue(35);
    await expect(button('Make it 3D (STL)')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Make it 3D (STL)')).toHaveAccessibleDescription('Converting to 3D…');
  },
);

export const ConversionCancelled: Story = figurineStory(
  { model: { status: 'processing', progress: 35, stage: null } },
  async ({ canvas, generate, press }, server) => {
    await generate();
    await press('Make it 3D (STL)');
    await canvas.findByText('35 %');
    await press('Cancel');
    await waitFor(() => expect(server.cancelled).toEqual(['model']));
    await press('Try again');
    await waitFor(() => expect(server.models).toHaveLength(2));
  },
);

export const Ready: Story = figurineStory(
  {},
  async ({ canvas, makeModel, button, toast }, _, args) => {
    const view = await makeModel();
    await toast('3D Model Ready!');
    await waitFor(() => expect(view.closest('.nb-view')).toHaveAttribute('data-ready'));
    await expect(canvas.getByText('34 × 25.5 × 80 mm')).toBeVisible();
    await expect(canvas.getByText('24.6 cm³')).toBeVisible();
    await expect(canvas.getByText('18,420')).toBeVisible();
    await expect(canvas.getByText(/^Thin parts/)).toBeVisible();
    await expect(canvas.getByText(/^Made in 2 s/)).toBeVisible();
    for (const name of [/^STL/, /^3MF/, /^GLB/]) await expect(button(name)).toBeVisible();
    await expect(button('Make it 3D (STL)')).toHaveAccessibleDescription(/^This model is made/);
    await expect(args.onModel).toHaveBeenCalledOnce();
  },
);

export const ReadyDark: Story = { ...Ready, args: { ...Ready.args, theme: 'dark' } };
export const ReadyNarrow: Story = { ...Ready, parameters: { width: 320 } };

export const OtherOptions: Story = figurineStory({}, async (steps, server) => {
  const { canvas, makeModel, press, choose, button } = steps;
  await makeModel();
  await userEvent.click(canvas.getByText('Options'));
  await choose('Round');
  await expect(button('Make it 3D (STL)')).not.toHaveAttribute('aria-disabled');
  await press('Make it 3D (STL)');
  await waitFor(() => expect(server.models).toHaveLength(2));
});

export const Downloaded: Story = figurineStory({}, async ({ makeModel, press }) => {
  await makeModel();
  const saved: string[] = [];
  const note = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement && event.target.download) {
      saved.push(event.target.download);
      event.preventDefault();
    }
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    note({ target: this, preventDefault() {} } as unknown as Event);
  };
  try {
    for (const name of [/^STL/, /^3MF/, /^GLB/]) await press(name);
    const name = `nano-banana-figurine-${Date.parse(sampleModelRecord.createdAt)}`;
    await waitFor(() => expect(saved).toEqual([`${name}.stl`, `${name}.3mf`, `${name}.glb`]));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
});

export const Failed: Story = figurineStory(
  {
    model: {
      status: 'failed',
      error: { code: 'mesh_impossible', error: 'Nothing is left of it', message: '' },
    },
  },
  async ({ canvas, generate, press, toast }, _, args) => {
    await generate();
    await press('Make it 3D (STL)');
    await toast('3D Conversion Failed', 'Nothing is left of it');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Please try again or contact support.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ step: 'model' }));
  },
);

export const CannotStart: Story = figurineStory(
  {
    makeModel: () => {
      throw new TypeError('Failed to fetch');
    },
  },
  async ({ generate, press, toast }) => {
    await generate();
    await press('Make it 3D (STL)');
    await toast('3D Conversion Failed', 'Network error');
  },
);

export const Marked: Story = figurineStory(
  { makeModel: () => failure(422, 'subject_unclear', 'It is unclear what is meant') },
  async ({ canvas, generate, press }, server) => {
    await generate();
    await press('Make it 3D (STL)');
    const surface = await canvas.findByRole('group', { name: /^Drag a box/ });
    surface.focus();
    await userEvent.keyboard('{Enter}');
    await press('Make it 3D with this mark');
    await waitFor(() => expect(server.models).toHaveLength(2));
    await expect(server.models[1]).toHaveProperty('subjectBox');
  },
);
