import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { initialFigurineState } from '../../core/figurine/figurine-state.ts';
import { keptWorkKey, keptWorkOf } from '../../core/figurine/kept-work.ts';
import { sampleFigurine, sampleModelRecord, sampleQuote } from '../../stories/figurine-records.ts';
import {
  createFigurineStandIn,
  type FigurineStandInOptions,
} from '../../stories/figurine-stand-in.ts';
import { figurineStory } from '../../stories/figurine-story.ts';
import { failure } from '../../stories/stand-in.ts';
import { storyOrigin } from '../../stories/story-origin.ts';
import { Figurine } from './Figurine.tsx';

/** From the model to a price and an order; and what comes back after a reload. */
const meta = {
  title: 'Figurine/Print',
  component: Figurine,
  args: { client: createFigurineStandIn().client, onQuote: fn(), onOrder: fn(), onError: fn() },
} satisfies Meta<typeof Figurine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted: Story = figurineStory({}, async (steps, server, args) => {
  const { canvas, getQuote, toast } = steps;
  await expect(await getQuote()).toBeVisible();
  await toast('Print Quote Ready!', 'Estimated cost $22.80, 3 business days.');
  await expect(server.quotes[0]).toEqual({ material: 'pla', quality: 'standard', quantity: 1 });
  await expect(canvas.getByText('1 × PLA, standard, 80 mm')).toBeVisible();
  await userEvent.click(canvas.getByText('What the price is made of'));
  await expect(canvas.getByRole('row', { name: 'Machine time $7.87' })).toBeVisible();
  await expect(canvas.getByText(/^Valid until/)).toBeVisible();
  await expect(args.onQuote).toHaveBeenCalledOnce();
});

export const QuotedDark: Story = { ...Quoted, args: { ...Quoted.args, theme: 'dark' } };

export const Updated: Story = figurineStory(
  {},
  async ({ canvas, getQuote, choose, press }, server) => {
    await getQuote();
    await choose(/^Metal/);
    await choose('High');
    await choose('5');
    const height = canvas.getByRole('spinbutton', { name: 'Print height' });
    await userEvent.clear(height);
    await userEvent.type(height, '120');
    await userEvent.tab();
    await expect(canvas.getByText(/^For your earlier choices/)).toBeVisible();
    await press('Update Quote');
    await waitFor(() => expect(server.quotes).toHaveLength(2));
    await expect(server.quotes[1]).toEqual({
      ...{ material: 'metal', quality: 'high', quantity: 5, heightMm: 120 },
    });
    await canvas.findByText(/^\$\d+\.\d\d$/, { selector: '.nb-price:not([data-outdated]) > p' });
    await expect(canvas.getByRole('radio', { name: /^Metal/ })).toBeChecked();
  },
);

export const CannotPrint: Story = figurineStory(
  { quote: () => failure(422, 'cannot_print', 'It is too big for metal') },
  async ({ canvas, makeModel, press, toast }, _, args) => {
    await makeModel();
    await press('Get quote');
    await toast('Quote Failed', 'It is too big for metal');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is too big for metal');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ step: 'quote' }));
  },
);

export const OrderForm: Story = figurineStory({}, async ({ canvas, getQuote, press }, server) => {
  await getQuote();
  await press('Order print');
  const form = within(await canvas.findByRole('form', { name: 'Where shall it go?' }));
  await expect(form.getByText(/^This is a demo: nothing is charged/)).toBeVisible();
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await userEvent.clear(email);
  await userEvent.type(email, 'ada');
  await userEvent.clear(form.getByRole('textbox', { name: 'City' }));
  await press(/^Place demo order/);
  await expect(email).toHaveFocus();
  await expect(email).toHaveAccessibleDescription('This is no e-mail address');
  await expect(form.getByText('City is needed')).toBeVisible();
  await expect(server.orders).toHaveLength(0);
});

export const Ordered: Story = figurineStory({}, async (steps, server, args) => {
  const { canvas, getQuote, press, toast, button } = steps;
  await getQuote();
  await press('Order print');
  await press('Place demo order for $22.80');
  await toast('Order Placed!', /^Tracking information will come by e-mail/);
  await expect(button('Order Placed!')).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByText(/nothing is charged/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Follow the order' })).toHaveAttribute(
    'href',
    `${storyOrigin()}${sampleQuote.statusUrl}`,
  );
  await expect(server.orders[0]?.body).toMatchObject({
    paymentMethod: 'card',
    shippingAddress: { name: 'Nano Banana Demo', country: 'US' },
  });
  await expect(args.onOrder).toHaveBeenCalledOnce();
});

let attempts = 0;
export const OrderedAtLast: Story = figurineStory(
  {
    order: () => {
      attempts += 1;
      if (attempts < 2) return failure(503, 'not_ready', 'The server cannot work right now');
      const printJob = { ...sampleQuote, status: 'ordered', orderedAt: sampleQuote.createdAt };
      return Response.json({ printJob, message: 'Your order is in.' });
    },
  },
  async ({ canvas, getQuote, press, toast }, server) => {
    attempts = 0;
    await getQuote();
    await press('Order print');
    await press(/^Place demo order/);
    await toast('Order Failed', 'The server cannot work right now');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Order Failed');
    await press(/^Place demo order/);
    await canvas.findByRole('button', { name: 'Order Placed!' });
    // One order, however often it is sent.
    const [first, second] = server.orders.map(({ key }) => key);
    await expect(first).toBeTruthy();
    await expect(second).toBe(first);
  },
);

/** As if an earlier visit had left these. */
const leftOff = (part: Partial<typeof initialFigurineState>) => () => {
  const kept = keptWorkOf({ ...initialFigurineState, ...part });
  localStorage.setItem(keptWorkKey(storyOrigin()), JSON.stringify(kept));
};

const conversion: FigurineStandInOptions = {};

export const BackToTheConversion: Story = {
  ...figurineStory(conversion, async ({ canvas }) => {
    await canvas.findByText('Building the base…');
    await canvas.findByRole('img', { name: 'Your figurine' });
    conversion.model = {};
    await canvas.findByRole('application', { name: /3D model/ });
  }),
  beforeEach: () => {
    conversion.model = { status: 'processing', progress: 60, stage: 'Building the base' };
    leftOff({ figurine: sampleFigurine, model: sampleModelRecord })();
  },
};

export const BackToTheQuote: Story = {
  ...figurineStory({}, async ({ canvas }) => {
    await canvas.findByText('$22.80', { selector: 'p' });
    await expect(canvas.getByRole('radio', { name: /^PLA/ })).toBeChecked();
    await expect(canvas.queryByRole('group', { name: 'Notifications' })).toBeNull();
  }),
  beforeEach: leftOff({ figurine: sampleFigurine, model: sampleModelRecord, quote: sampleQuote }),
};

export const Expired: Story = {
  ...figurineStory({ gone: 'figurine' }, async ({ canvas, addPhoto, button }) => {
    await canvas.findByText(/^The figurine from your last visit has expired/);
    await addPhoto();
    await expect(button('Generate Figurine')).not.toHaveAttribute('aria-disabled');
  }),
  beforeEach: leftOff({ figurine: sampleFigurine, promptId: 'pet-clay' }),
};
