import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Toasts } from './Toasts.tsx';
import type { ToastItem } from './use-toasts.ts';
import { useToasts } from './use-toasts.ts';

const success: ToastItem = {
  id: 1,
  tone: 'success',
  title: 'Your picture is ready',
  message: 'Made it black and white.',
};
const danger: ToastItem = {
  id: 2,
  tone: 'danger',
  title: 'Generation failed',
  message: 'HTTP 502',
};
const info: ToastItem = { id: 3, tone: 'info', title: 'Link copied!' };

const meta = {
  title: 'Pieces/Toasts',
  component: Toasts,
  args: { toasts: [success], label: 'Notifications', closeLabel: 'Close', onDismiss: fn() },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};
export const Several: Story = { args: { toasts: [success, danger, info] } };
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };

/** The same news again replaces the old; more than three would cover the page. */
export const Stacked: Story = {
  render: function Host(args) {
    const { toasts, notify, dismiss } = useToasts();
    const news = ['one', 'two', 'two', 'three', 'four'];
    return (
      <>
        <button
          type="button"
          onClick={() => {
            for (const title of news) notify({ tone: 'info', title });
          }}
        >
          Notify
        </button>
        <Toasts {...args} toasts={toasts} onDismiss={dismiss} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    const layer = canvas.getByRole('group', { name: 'Notifications' });
    const titles = within(layer).getAllByText(/one|two|three|four/);
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['two', 'three', 'four']);
    await waitFor(() => expect(titles[0]).toBeVisible());
  },
};
