import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../locales/en.ts';
import { Explained } from './Explained.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Pieces/Meter',
  component: Meter,
  args: { label: 'Popularity', value: 62, words: en },
  parameters: { width: 280 },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Popularity' });
    await expect(meter).toHaveAttribute('aria-valuetext', '62 %');
  },
};
export const Nothing: Story = { args: { value: 0 } };
export const All: Story = { args: { value: 100 } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const WithAnExplanation: Story = {
  render: (args) => (
    <Explained label="About: Popularity" explanation="How often it is asked for.">
      <Meter {...args} />
    </Explained>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'About: Popularity' });
    await expect(button).toHaveAccessibleDescription('How often it is asked for.');
  },
};
