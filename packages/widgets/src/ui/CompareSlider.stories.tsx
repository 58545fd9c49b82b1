import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { samplePicture } from '../stories/sample-pictures.ts';
import { CompareSlider } from './CompareSlider.tsx';

const picture = async (size: { width: number; height: number; hue: number }) =>
  URL.createObjectURL(await samplePicture('hills.png', size));

const meta = {
  title: 'Pieces/Compare slider',
  component: CompareSlider,
  args: {
    before: { src: '', alt: 'Before the edit', tag: 'Before' },
    after: { src: '', alt: 'After the edit', tag: 'After' },
    label: 'Compare before and after',
    valueText: (percent: number) => `${percent} % before`,
  },
  loaders: [
    async () => ({
      before: await picture({ width: 800, height: 600, hue: 205 }),
      after: await picture({ width: 800, height: 600, hue: 20 }),
    }),
  ],
  render: (args, { loaded }) => (
    <div style={{ height: 480 }}>
      <CompareSlider
        {...args}
        before={{ ...args.before, src: loaded.before }}
        after={{ ...args.after, src: loaded.after }}
      />
    </div>
  ),
} satisfies Meta<typeof CompareSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a pointer goes down, the edge goes; and on with it until it is lifted. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const stage = slider.parentElement;
    if (!stage) throw new Error('The slider has no stage');
    const { left, width, top } = stage.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + 10,
      pointerId: 1,
      button: 0,
    });
    // Only a real pointer can be captured.
    stage.setPointerCapture = () => {};
    stage.hasPointerCapture = () => true;
    fireEvent.pointerDown(stage, at(0.25));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '25 % before'));
    fireEvent.pointerMove(stage, at(0.75));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '75 % before'));
    fireEvent.pointerMove(stage, at(3));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '100 % before'));
  },
};

export const AtTheStart: Story = { args: { initial: 20 } };

export const RightToLeft: Story = { args: { initial: 20 }, globals: { direction: 'rtl' } };

/** A turned or cropped result keeps its form. */
export const OfAnotherForm: Story = {
  loaders: [async () => ({ after: await picture({ width: 500, height: 800, hue: 20 }) })],
};

export const Dark: Story = { globals: { theme: 'dark' } };
