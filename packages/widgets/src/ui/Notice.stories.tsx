import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Pieces/Notice',
  component: Notice,
  args: {
    tone: 'danger',
    title: 'Generation failed',
    children: <p>This engine cannot put anyone on the moon.</p>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: { urgent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Generation failed');
  },
};
export const Warning: Story = { args: { tone: 'warning', title: 'One file was not added' } };
export const Info: Story = { args: { tone: 'info', title: 'Good to know' } };
export const WithAction: Story = { args: { action: <Button look="line">Retry</Button> } };
export const Dark: Story = { ...WithAction, globals: { theme: 'dark' } };
