import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Elapsed } from './Elapsed.tsx';

const meta = {
  title: 'Pieces/Elapsed time',
  component: Elapsed,
  args: { startedAt: 0, text: (seconds: number) => `${seconds} s` },
} satisfies Meta<typeof Elapsed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CountsUp: Story = {
  render: (args, { loaded }) => <Elapsed {...args} startedAt={loaded.startedAt} />,
  loaders: [() => ({ startedAt: Date.now() - 41_500 })],
  play: async ({ canvas }) => {
    await canvas.findByText('42 s');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
