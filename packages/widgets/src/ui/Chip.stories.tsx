import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Pieces/Chip',
  component: Chip,
  args: { children: 'Make it black and white' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: {
    children: 'Make every colour a little warmer, but neither the sky nor the water. '.repeat(3),
  },
  parameters: { width: 320 },
};
export const Dark: Story = { globals: { theme: 'dark' } };
