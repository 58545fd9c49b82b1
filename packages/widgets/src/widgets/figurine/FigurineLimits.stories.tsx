import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  createFigurineStandIn,
  type FigurineStandInOptions,
} from '../../stories/figurine-stand-in.ts';
import { figurineSteps } from '../../stories/figurine-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { failure } from '../../stories/stand-in.ts';
import { Figurine } from './Figurine.tsx';

/** What a server refuses for a while, what it never takes, and what it says of its engine. */
const meta = {
  title: 'Figurine/Limits and engines',
  component: Figurine,
  tags: ['!autodocs'],
  args: { onError: fn() },
} satisfies Meta<typeof Figurine>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: FigurineStandInOptions) => ({
  client: createFigurineStandIn(options).client,
});

/** A server that begins no figurine, and the words that say so; the photo stays. */
function refusing(answer: () => Response, ...words: RegExp[]): Story {
  return {
    args: withServer({ generate: answer }),
    play: async ({ canvasElement }) => {
      const { canvas, addPhoto, press } = figurineSteps(canvasElement);
      await addPhoto();
      await press('Generate Figurine');
      const alert = await canvas.findByRole('alert');
      for (const said of words) await expect(alert).toHaveTextContent(said);
      await expect(canvas.getByRole('img', { name: 'Your photo: mochi.png' })).toBeVisible();
    },
  };
}

export const RateLimited = refusing(
  () => failure(429, 'rate_limited', 'Too many requests', { retryAfter: 30 }),
  /a lot for one minute/,
  /Try again in \d+ seconds/,
);

export const MonthUsedUp = refusing(
  () => failure(429, 'quota_exceeded', 'The quota of this month is exceeded.'),
  /of this month is exceeded/,
);

export const Overloaded = refusing(
  () => failure(503, 'overloaded', 'The server is busy.', { retryAfter: 20 }),
  /Generation Failed/,
);

export const WrongKey = refusing(
  () => failure(401, 'invalid_api_key', 'This API key is not valid.'),
  /Generation Failed/,
);

export const TooLarge: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas, add } = figurineSteps(canvasElement);
    const huge = [await samplePicture(), new Uint8Array(10 * 1024 * 1024)];
    await add(new File(huge, 'poster.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /File is larger than 10485760 bytes/,
    );
  },
};

/** The engine that needs no key, and how long it takes. */
export const EmbeddedEngine: Story = {
  args: withServer({
    engine: { timing: { pictures: 20, typicalSeconds: 2.1, slowSeconds: 9.4 } },
  }),
  play: async ({ canvasElement }) => {
    const { canvas } = figurineSteps(canvasElement);
    await canvas.findByText('Embedded engine · usually 2 s here, at times 9 s');
  },
};

export const GenerativeEngine: Story = {
  args: withServer({ engine: { id: 'gemini', name: 'Gemini', generative: true } }),
  play: async ({ canvasElement }) => {
    const { canvas } = figurineSteps(canvasElement);
    await canvas.findByText('Gemini');
  },
};
