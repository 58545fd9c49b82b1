import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Pieces/Icon button',
  component: IconButton,
  args: { icon: <Share2 />, label: 'Share', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Small: Story = { args: { icon: <X />, label: 'Close', size: 'small' } };

export const DisabledWithReason: Story = {
  args: { reason: 'This browser cannot copy pictures here' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(button).toHaveAccessibleDescription('This browser cannot copy pictures here');
  },
};
