import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Pieces/Button',
  component: Button,
  args: { children: 'Download', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = { args: { look: 'main', children: 'Generate' } };
export const Solid: Story = { args: { look: 'solid', icon: <Download aria-hidden="true" /> } };
export const Line: Story = { args: { look: 'line' } };

/** It stays in the tab order, says why, and does nothing. */
export const DisabledWithReason: Story = {
  args: { look: 'main', children: 'Generate', reason: 'Please upload at least one image' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Please upload at least one image');
  },
};

export const Dark: Story = { ...Solid, globals: { theme: 'dark' } };
