import type { Limit } from '@nano-banana/client-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn, failure, type StandInOptions } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

/** What a visitor sees of limits: of how much may be made, and of how long it is kept. */
const meta = {
  title: 'Image editor/Limits',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { onError: fn() },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: StandInOptions) => ({ client: createStandIn(options).client });

const day = (remaining: number): Limit => ({
  name: 'day',
  limit: 20,
  remaining,
  resetSeconds: 3 * 3600,
});

const limits = (...list: Limit[]) => Response.json({ limits: list, key: null });

/** What is left gets a word as soon as it is little, and is asked for again after each picture. */
export const LowQuota: Story = {
  loaders: [
    () => {
      let remaining = 8;
      return withServer({
        limits: () => {
          remaining -= 1;
          return limits(day(remaining));
        },
      });
    },
  ],
  render: (args, { loaded }) => <ImageEditor {...args} {...loaded} />,
  play: async ({ canvasElement }) => {
    const { canvas, makeResult } = editorSteps(canvasElement);
    await canvas.findByText('7 pictures left today');
    await makeResult('Make it black and white', await samplePicture());
    await canvas.findByText('6 pictures left today');
  },
};

/** Enough, no limit or no answer: not a word, and nothing waits for it. */
export const NothingToSay: Story = {
  args: withServer({ limits: () => failure(503, 'not_ready', 'Not now') }),
  play: async ({ canvasElement }) => {
    const { canvas, makeResult } = editorSteps(canvasElement);
    await makeResult('Make it black and white', await samplePicture());
    await expect(canvas.queryByText(/pictures? left/)).toBeNull();
  },
};

/** Said before it is tried; trying stays possible, since only the server knows. */
export const NothingLeft: Story = {
  args: withServer({ limits: () => limits(day(0)) }),
  play: async ({ canvasElement }) => {
    const { addAndSee, canvas, wish, generateButton } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it warmer');
    await canvas.findByText('No pictures left today. New ones in 3 hours.');
    await expect(generateButton()).not.toHaveAttribute('aria-disabled');
  },
};

const title = 'Free tier limit reached';

export const QuotaUsedUp: Story = {
  args: withServer({
    limits: () => limits(day(0)),
    edit: () =>
      failure(429, 'quota_exceeded', 'The quota of 20 pictures a day is exceeded.', {
        retryAfter: 3 * 3600,
      }),
  }),
  play: async ({ canvasElement, args }) => {
    const { addAndSee, wish, generate, canvas, page, pictures, prompt } =
      editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it warmer');
    await generate();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(title);
    await expect(alert).toHaveTextContent('The daily API quota is exceeded.');
    await expect(alert).toHaveTextContent('The quota is renewed in 3 hours.');
    await waitFor(() => expect(page.getAllByText(title)).toHaveLength(2));
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(/renewed in 3 hours\.$/) }),
    );
    await expect(pictures()).toHaveLength(1);
    await expect(prompt()).toHaveValue('Make it warmer');
    // Once is enough.
    await expect(canvas.queryByText(/No pictures left/)).toBeNull();
  },
};

export const MonthUsedUp: Story = {
  args: withServer({
    edit: () => failure(429, 'quota_exceeded', 'The quota of this month is exceeded.'),
  }),
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it warmer');
    await generate();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The API quota of this month is exceeded.');
  },
};

export const QuotaUsedUpDark: Story = { ...QuotaUsedUp, globals: { theme: 'dark' } };

export const QuotaUsedUpPhone: Story = { ...QuotaUsedUp, parameters: { width: 390 } };

/** Nothing of a day is claimed; the seconds count down, and then it works. */
export const RateLimited: Story = {
  loaders: [
    () => {
      let refused = false;
      return withServer({
        edit: () => {
          if (refused) return undefined;
          refused = true;
          const error = 'The quota of 10 requests a minute is exceeded. Please try again.';
          return failure(429, 'rate_limited', error, { retryAfter: 2 });
        },
      });
    },
  ],
  render: (args, { loaded }) => <ImageEditor {...args} {...loaded} />,
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, result, prompt } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it warmer');
    await generate();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(title);
    await expect(alert).not.toHaveTextContent(/daily|today/i);
    await expect(alert).toHaveTextContent(/Try again in \d seconds?\./);
    await waitFor(() => expect(alert).toHaveTextContent('You can try again now.'));
    await expect(prompt()).toHaveValue('Make it warmer');
    await generate();
    await result();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** As it stays for a look at the words: a long wait. */
export const RateLimitedLong: Story = {
  args: withServer({
    edit: () =>
      failure(429, 'rate_limited', 'The quota of 10 requests a minute is exceeded.', {
        retryAfter: 42,
      }),
  }),
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it warmer');
    await generate();
    const alert = await canvas.findByRole('alert');
    // Heard once: what counts down is not read out.
    const heard = alert.querySelector('.nb-retry > .nb-visually-hidden');
    const seen = alert.querySelector('.nb-retry > [aria-hidden]');
    await expect(heard).toHaveTextContent('Try again in 42 seconds.');
    await waitFor(() => expect(seen).toHaveTextContent(/^Try again in (?!42)\d+ seconds\.$/));
    await expect(heard).toHaveTextContent('Try again in 42 seconds.');
  },
};

const gone = {
  fileUrl: () => 'data:image/png;base64,',
  file: () => failure(410, 'file_expired', 'This picture has expired and was removed'),
};
const expired = 'This picture has expired. Results are kept for a limited time only.';

/** A result that the server has removed: words in its place, and when it is to be downloaded. */
export const ExpiredResult: Story = {
  args: withServer(gone),
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, page } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it black and white');
    await generate();
    await canvas.findByText(expired);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await page.findAllByText('The picture could not be downloaded');
    await expect(page.getAllByText(expired)).toHaveLength(2);
  },
};

export const ExpiredResultDark: Story = { ...ExpiredResult, globals: { theme: 'dark' } };

/** Not gone, only out of reach: nothing is said of expiry. */
export const BrokenResult: Story = {
  args: withServer({ ...gone, file: () => failure(503, 'not_ready', 'Not now') }),
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it black and white');
    await generate();
    await canvas.findByText('This picture cannot be shown right now.');
  },
};
