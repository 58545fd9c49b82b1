import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Pieces/Dialog',
  component: Dialog,
  args: { label: 'Full screen', closeLabel: 'Close', onClose: () => {}, children: null },
  render: function Host(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open ? (
          <Dialog {...args} onClose={() => setOpen(false)}>
            <p>As large as the window.</p>
          </Dialog>
        ) : null}
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('dialog', { name: 'Full screen' })).toHaveProperty('open', true);
  },
};

/** The browser's own Escape arrives as "cancel"; the focus goes back to where it came from. */
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
